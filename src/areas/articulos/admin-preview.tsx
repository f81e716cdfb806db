/** An article as visitors will see it, on the public page itself: saved, published or not, or as it was earlier. */

import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireDeskUser } from '#desk/guard.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get } from '#ui/call.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { formatDateTime } from '#values/fecha.ts';
import styles from './admin-preview.module.css';
import type { Articulo } from './articulo.ts';
import { ArticuloView } from './view.tsx';

export const Route = createFileRoute('/_site/admin/articulos/vista-previa/$slug')({
  ssr: false,
  validateSearch: understood((search): { version?: number } =>
    Number(search.version) > 0 ? { version: Number(search.version) } : {},
  ),
  loaderDeps: ({ search: { version } }) => ({ version }),
  beforeLoad: requireDeskUser,
  loader: async ({ params: { slug }, deps: { version } }) => {
    const result = version
      ? await get('get_version_articulo.php', { id: version })
      : await get('get_post_preview.php', { slug });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound();
    return result.ok ? { articulo: result.data as Shown } : { articulo: undefined };
  },
  head: ({ matches }) => ({
    meta: [{ title: `Vista previa | ${sitioOf(matches).identidad.nombre}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: VistaPrevia,
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando artículo..." />
    </div>
  ),
  notFoundComponent: () => <NotFound title="Artículo no encontrado" text="No hay ningún artículo con esa dirección." />,
});

/** An earlier version says when it was kept. */
type Shown = Articulo & { guardada_en?: string };

function VistaPrevia() {
  const { articulo } = Route.useLoaderData();
  const { slug } = Route.useParams();
  if (!articulo)
    return (
      <div className="wide">
        <ErrorBox text="Error al cargar el artículo. Por favor, inténtalo de nuevo más tarde." />
      </div>
    );
  return (
    <>
      <p className={styles.mark} role="status">
        <strong>Vista previa.</strong>{' '}
        {articulo.guardada_en
          ? `Así era el artículo el ${formatDateTime(articulo.guardada_en)}.`
          : 'Solo tú ves esta página.'}{' '}
        <AppLink href={`/admin/articulos/editar/${slug}`}>Volver a editar</AppLink>
      </p>
      <ArticuloView articulo={articulo} />
    </>
  );
}
