import { SomethingWrong } from '#site/detail-page.tsx';
import { Cover } from '#site/pieces/cover.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import rich from '#site/rich-text/rich-text.module.css';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import type { Pagina } from './pagina.ts';
import styles from './view.module.css';

/** A page of the site, whole. */
export function PaginaView({ pagina }: { pagina: Pagina }) {
  return (
    <>
      <article className="wide" aria-label={pagina.titulo}>
        <PageHead title={pagina.titulo} lang={langOf(pagina, 'titulo')} />
        {pagina.imagen_url && <Cover src={pagina.imagen_url} credit={null} className={styles.cover} />}
        <RichText
          html={pagina.contenido}
          className={`${rich.text} ${styles.text}`}
          lang={langOf(pagina, 'contenido')}
        />
      </article>
      <SomethingWrong />
    </>
  );
}
