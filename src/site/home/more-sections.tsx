import { BoletinForm } from '#areas/boletin/form.tsx';
import { ProvinceLines } from '#areas/mapa/still/province-lines.tsx';
import type { SeccionPortada } from '#areas/portada/portada.ts';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { Empty } from '#site/pieces/list/list-states.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { Feature } from './feature.tsx';
import styles from './home.module.css';
import { IntroCards } from './intro-cards.tsx';
import { NearYou } from './near-you.tsx';

/** What is inside a section: things, a text of the operator's, the newsletter, what is near; local support is one by itself. */
export function MoreSection({ seccion }: { seccion: SeccionPortada }) {
  const { tipo, titulo, entradilla, cosas = [], vacia, html } = seccion;
  if (tipo === 'apoyo') return <LocalSupport titulo={titulo} entradilla={entradilla} />;
  if (tipo === 'intro') return <Intro />;
  if (tipo === 'cerca') return <NearYou />;
  if (tipo === 'boletin') return <BoletinForm />;
  if (html) return <RichText html={html} lang={langOf(seccion, 'html')} />;
  if (vacia) return <Empty text={vacia} />;
  if (tipo === 'ruta' || tipo === 'pueblo') return cosas.map((cosa) => <Feature key={cosa.url} {...cosa} />);
  const cards = (
    <CardGrid>
      {cosas.map(({ titulo, url, imagen, antetitulo, detalle, ...cosa }) => (
        <Card
          key={url}
          heading="h3"
          href={url}
          title={titulo}
          lang={langOf(cosa, 'titulo')}
          image={imagen}
          kicker={antetitulo ?? undefined}
          summary={detalle}
        />
      ))}
    </CardGrid>
  );
  return cosas.length === 3 ? <div className={styles.three}>{cards}</div> : cards;
}

function Intro() {
  return (
    <>
      <IntroCards />
      <p className={styles.center}>
        <ButtonLink href="/actividades-y-eventos">{say('Ver todas las actividades')}</ButtonLink>
      </p>
    </>
  );
}

function LocalSupport({ titulo, entradilla }: { titulo: string; entradilla: string }) {
  const { apoyo } = useSitio().portada;
  const texto = entradilla || apoyo.texto;
  return (
    <section className={styles.support} aria-labelledby="apoyo-local">
      <ProvinceLines className={styles.supportMap} />
      <div className="wide">
        <h2 id="apoyo-local">{titulo || apoyo.titulo}</h2>
        {texto && <p>{texto}</p>}
        <ButtonLink href={apoyo.boton.destino} look="light">
          {apoyo.boton.texto}
        </ButtonLink>
      </div>
    </section>
  );
}
