import { createFileRoute } from '@tanstack/react-router';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { Note } from '#site/language/note.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { PageActions } from '#site/pieces/page-actions.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { articleImageData, breadcrumbData, publisherData, seo } from '#site/seo.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Said } from '#ui/said.tsx';
import { sitioOf } from '#ui/use-sitio.ts';
import { formatLongDate } from '#values/fecha.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { idioma, isSpanish, later, say, spanish } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import styles from './archive.module.css';
import type { BoletinPublico, Tarjeta } from './envio.ts';

const list = () => ({ name: say('Boletín'), path: '/boletin' });

const texts = detailTexts(later('el boletín'));

export const Route = createFileRoute('/_site/boletin/$slug')({
  loader: ({ params }) => loadDetail('get_boletin.php', params.slug, texts, paths.envio),
  head: (route) => detailHead(route, boletinSeo),
  component: BoletinPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function boletinSeo({ asunto, slug, fecha, bloques }: BoletinPublico, matches: Matches) {
  const sitio = sitioOf(matches);
  const base = sitio.url;
  const path = paths.envio(slug);
  const words = bloques.map((bloque) =>
    bloque.tipo === 'texto' ? bloque.html : bloque.tarjetas.map(({ titulo }) => titulo).join('. '),
  );
  const description = seoDescription(words.join(' '));
  const image = bloques
    .flatMap((bloque) => (bloque.tipo === 'texto' ? [] : bloque.tarjetas))
    .find(({ imagen }) => imagen)?.imagen;
  return seo(
    { matches },
    {
      title: asunto,
      description,
      path,
      image,
      isInSpanish: true,
      data: [
        {
          '@type': 'Article',
          headline: asunto,
          description,
          url: base + pathHere(path),
          image: articleImageData(sitio, image),
          author: publisherData(sitio),
          publisher: publisherData(sitio),
          datePublished: fecha,
        },
        breadcrumbData(base, [list(), { name: asunto, path }]),
      ],
    },
  );
}

function BoletinPage() {
  return <DetailPage detail={Route.useLoaderData()}>{(boletin) => <Boletin boletin={boletin} />}</DetailPage>;
}

function Boletin({ boletin: { asunto, fecha, bloques } }: { boletin: BoletinPublico }) {
  return (
    <article className={`wide ${styles.letter}`} aria-label={asunto}>
      <PageHead title={asunto} lang={isSpanish() ? undefined : 'es'} crumbs={[list()]}>
        <p className={styles.date}>
          <Said text="Enviado el {dia}" dia={<time dateTime={fecha}>{formatLongDate(fecha)}</time>} />
        </p>
        <PageActions title={asunto} />
      </PageHead>
      {!isSpanish() && <Note>{say('Este texto todavía no está traducido: lo ves en español.')}</Note>}
      <div className={styles.text} lang={spanish.codigo}>
        {bloques.map((bloque, index) => (
          // What was sent does not change: its place names it.
          <Block key={index} bloque={bloque} />
        ))}
      </div>
    </article>
  );
}

function Block({ bloque }: { bloque: BoletinPublico['bloques'][number] }) {
  if (bloque.tipo === 'texto') return <RichText html={bloque.html} />;
  const { titulo, tarjetas } = bloque;
  return (
    <section className={styles.block} {...(titulo && { 'aria-label': titulo })}>
      {titulo && <h2>{titulo}</h2>}
      <ul className={styles.cards}>
        {tarjetas.map((card) => (
          <li key={card.url}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ card }: { card: Tarjeta }) {
  const { titulo, dato, texto, url, imagen } = card;
  return (
    <div className={styles.card}>
      {imagen && (
        <div className={styles.picture}>
          <Picture src={imagen} alt="" sizes="220px" />
        </div>
      )}
      <div>
        {/* What a thing is called today, in a letter that was Spanish. */}
        <h3 lang={langOf(card, 'titulo') ?? idioma().codigo}>
          <AppLink href={url}>{titulo}</AppLink>
        </h3>
        {dato && <p className={styles.date}>{dato}</p>}
        {texto && <p>{texto}</p>}
      </div>
    </div>
  );
}
