import { PageHead } from '#site/pieces/page-head.tsx';
import type { Result } from '#ui/call.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { categoriaName } from './seo.ts';

/** Its name, and what its articles are about where somebody has said so. */
export function CategoriaHead({ slug, result }: { slug: string; result: Result<'get_posts.php'> }) {
  const categoria = result.ok ? result.categoria : undefined;
  return (
    <PageHead title={categoriaName(slug, result)}>
      {categoria?.descripcion && <p lang={langOf(categoria, 'descripcion')}>{categoria.descripcion}</p>}
    </PageHead>
  );
}
