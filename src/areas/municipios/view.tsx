import type { ComponentProps, ReactNode } from 'react';
import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { StillMap } from '#areas/mapa/still/still-map.tsx';
import { windowAround } from '#areas/mapa/window.ts';
import { type loadPatrocinadores, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { tiposServicio } from '#areas/servicios/tipos.ts';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { Card } from '#site/pieces/card.tsx';
import { Facts } from '#site/pieces/detail.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { Pills } from '#site/pieces/list/pills.tsx';
import { PageActions } from '#site/pieces/page-actions.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatDate } from '#values/fecha.ts';
import { formatDays } from '#values/full-date.ts';
import { inFigures } from '#values/idioma/figures.ts';
import { joined } from '#values/idioma/joined.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { Pueblo } from './pueblo.ts';
import { TakeAway } from './take-away.tsx';
import styles from './view.module.css';

type Sponsors = Awaited<ReturnType<typeof loadPatrocinadores>>;

export function PuebloView({ pueblo, sponsors }: { pueblo: Pueblo; sponsors: Sponsors }) {
  const { nombre, imagen, descripcion, lugares, eventos, empresas, actividades, articulos, cerca, vecinos } = pueblo;
  return (
    <article aria-labelledby="pueblo">
      <header className={`wide ${styles.head}`}>
        <Breadcrumb crumbs={[{ name: say('Pueblos'), path: '/pueblos' }]} />
        <p className={styles.province}>{say('Provincia de {provincia}', { provincia: pueblo.provincia_nombre })}</p>
        <h1 id="pueblo">{nombre}</h1>
        <PageActions title={nombre} heart={<HeartButton tipo="municipio" id={pueblo.id} />} />
      </header>
      {imagen && (
        <div className={`wide ${styles.cover}`}>
          <Picture src={imagen} alt="" sizes="(min-width: 1264px) 1200px, 96vw" isMain />
        </div>
      )}
      <div className={`wide ${styles.columns}`}>
        <div className={styles.text}>
          {descripcion ? (
            <RichText html={descripcion} lang={langOf(pueblo, 'descripcion')} />
          ) : (
            <p className={styles.lead}>{introOf(pueblo)}</p>
          )}
          <Patrocinadores title={say('Con el patrocinio de')} sponsors={sponsors} />
        </div>
        <Whereabouts pueblo={pueblo} />
        <Cards
          title={say('Qué ver')}
          cards={lugares.map((lugar) => ({
            ...lugarCard(lugar),
            summary: lugar.meta_description,
            summaryLang: langOf(lugar, 'meta_description'),
          }))}
        />
        <Eventos eventos={eventos} />
        <Cards title={say('Planes para reservar')} cards={actividades.map(actividadCard)} />
        <Empresas empresas={empresas} />
        <Servicios servicios={pueblo.servicios} />
        <Cards
          title={say('Lo que hemos escrito de {pueblo}', { pueblo: nombre })}
          cards={articulos.map(articuloCard)}
        />
        <Cards
          title={lugares.length > 0 ? say('Y cerca de aquí') : say('Qué tienes cerca de {pueblo}', { pueblo: nombre })}
          cards={cerca.map((lugar) => ({ ...lugarCard(lugar), kicker: howFar(lugar) }))}
        />
      </div>
      <TakeAway pueblo={pueblo} />
      <Neighbours vecinos={vecinos} />
    </article>
  );
}

type CardData = Pick<
  ComponentProps<typeof Card>,
  'href' | 'title' | 'lang' | 'image' | 'kicker' | 'summary' | 'summaryLang'
>;

function Cards({ title, cards }: { title: string; cards: CardData[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.href} heading="h3" {...card} />
        ))}
      </div>
    </section>
  );
}

function lugarCard(lugar: Pueblo['lugares'][number] | Pueblo['cerca'][number]): CardData {
  return {
    href: paths.ubicacion(lugar.slug),
    title: lugar.nombre,
    lang: langOf(lugar, 'nombre'),
    image: lugar.imagen_portada,
    kicker: lugar.categoria_nombre,
  };
}

function howFar({ municipio_nombre, distancia_km }: Pueblo['cerca'][number]): string {
  return `${municipio_nombre} · ${say('a {km} km', { km: inKm(distancia_km) })}`;
}

function actividadCard({ slug, nombre, imagen_url, ...more }: Pueblo['actividades'][number]): CardData {
  return { href: paths.actividad(slug), title: nombre, lang: langOf(more, 'nombre'), image: imagen_url };
}

function articuloCard({ url, titulo, imagen, ...more }: Pueblo['articulos'][number]): CardData {
  return { href: url, title: titulo, lang: langOf(more, 'titulo'), image: imagen };
}

function Eventos({ eventos }: Pick<Pueblo, 'eventos'>) {
  if (eventos.length === 0) return null;
  return (
    <section className={styles.part} aria-label={say('Qué se celebra')}>
      <h2>{say('Qué se celebra')}</h2>
      <ul className={`${styles.cards} ${styles.plain}`}>
        {eventos.map((evento) => (
          <li key={evento.slug}>
            <p className="kicker">{whenOf(evento)}</p>
            <AppLink href={paths.evento(evento.slug)} className="covering" lang={langOf(evento, 'titulo')}>
              {evento.titulo}
            </AppLink>
            <Labels etiquetas={evento.etiquetas} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Empresas({ empresas }: Pick<Pueblo, 'empresas'>) {
  if (empresas.length === 0) return null;
  return (
    <section className={styles.part} aria-label={say('Dónde comer, dormir y comprar')}>
      <h2>{say('Dónde comer, dormir y comprar')}</h2>
      <ul className={`${styles.cards} ${styles.plain}`}>
        {empresas.map((empresa) => (
          <li key={empresa.id}>
            <p className="kicker">{empresa.categoria_nombre}</p>
            <AppLink href={paths.empresa(empresa.slug)} className="covering">
              {empresa.nombre}
            </AppLink>
            {empresa.direccion && <p>{empresa.direccion}</p>}
            <Labels etiquetas={empresa.etiquetas} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A service that is not in the village says how far away the next one is. */
function Servicios({ servicios }: Pick<Pueblo, 'servicios'>) {
  if (servicios.length === 0) return null;
  return (
    <section className={styles.part} aria-label={say('Servicios')}>
      <h2>{say('Servicios')}</h2>
      <ul className={`${styles.cards} ${styles.plain} ${styles.rows}`}>
        {servicios.map((servicio) => {
          const { tipo, nombre, fecha, latitud, longitud, distancia_km } = servicio;
          const isNamed = nombre !== tiposServicio[tipo];
          return (
            <li key={`${tipo} ${nombre} ${latitud} ${longitud}`}>
              <p className="kicker">{say(tiposServicio[tipo])}</p>
              <AppLink
                href={`https://www.google.com/maps/dir/?api=1&destination=${latitud},${longitud}`}
                className="covering"
                lang={isNamed ? langOf(servicio, 'nombre') : undefined}
              >
                {isNamed ? nombre : say(nombre)}
              </AppLink>
              <p>
                {distancia_km < 1 ? say('En el pueblo') : say('A {km} km', { km: inKm(distancia_km) })}
                {fecha && ` · ${say('comprobado el {fecha}', { fecha: formatDate(fecha) })}`}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Neighbours({ vecinos }: Pick<Pueblo, 'vecinos'>) {
  if (vecinos.length === 0) return null;
  return (
    <div className={`wide ${styles.around}`} data-noprint>
      <h2>{say('Pueblos vecinos')}</h2>
      <Pills
        label={say('Pueblos vecinos')}
        links={vecinos.map(({ slug, nombre, distancia_km }) => ({
          href: paths.municipio(slug),
          text: (
            <>
              {nombre}
              {distancia_km !== null && <small>{say('a {km} km', { km: inKm(distancia_km) })}</small>}
            </>
          ),
        }))}
      />
    </div>
  );
}

function Whereabouts({ pueblo }: { pueblo: Pueblo }) {
  const { marca } = useSitio();
  const { nombre, codigo, punto, lugares, cerca, habitantes, altitud, superficie, carretera_km, autobus } = pueblo;
  const facts: [string, ReactNode][] = [
    [say('Habitantes'), habitantes === null ? undefined : inFigures(habitantes)],
    [say('Altitud'), altitud === null ? undefined : `${inFigures(altitud)} m`],
    [say('Superficie'), superficie === null ? undefined : `${inFigures(superficie)} km²`],
    [
      withPlace(marca, say('Por carretera desde {lugar}')),
      carretera_km === null ? undefined : `${inFigures(carretera_km)} km`,
    ],
    [say('Autobús'), autobus && <span lang={langOf(pueblo, 'autobus')}>{autobus}</span>],
  ];
  const hasFacts = facts.some(([, value]) => value);
  if (!punto) return hasFacts ? <Facts rows={facts} /> : null;
  const points = [...lugares, ...cerca].flatMap((lugar) => (lugar.punto ? [{ ...lugar.punto, lugar }] : []));
  return (
    <aside className={styles.where} aria-label={say('Dónde está {nombre}', { nombre })}>
      <StillMap
        label={withPlace(marca, say('{nombre} en el mapa de {zona}'), { nombre })}
        window={windowAround([punto])}
        chosen={codigo ?? undefined}
        own={{ nombre, ...punto }}
        points={points.map(({ lugar, ...at }) => ({
          ...at,
          id: lugar.slug,
          nombre: lugar.nombre,
          lang: langOf(lugar, 'nombre'),
          kind: 'lugar',
          href: paths.ubicacion(lugar.slug),
        }))}
      />
      {hasFacts && <Facts rows={facts} />}
      {marca.mapa && (
        <p>
          <ButtonLink href="/mapa" look="quiet">
            {withPlace(marca, say('Ver el mapa de {zona}'))}
          </ButtonLink>
        </p>
      )}
    </aside>
  );
}

function introOf({ nombre, provincia_nombre, lugares, eventos, articulos, cerca, vecinos }: Pueblo): string {
  const around = vecinos.slice(0, 3).map((vecino) => vecino.nombre);
  const [nearest] = cerca;
  const values = { nombre, provincia: provincia_nombre, vecinos: joined(around) };
  const intro = say(
    around.length > 0
      ? '{nombre} es un municipio de la provincia de {provincia}, junto a {vecinos}.'
      : '{nombre} es un municipio de la provincia de {provincia}.',
    values,
  );
  if (lugares.length + eventos.length + articulos.length > 0 || !nearest) return intro;
  const near = { lugar: nearest.nombre, km: inKm(nearest.distancia_km) };
  return `${intro} ${say('Lo más cercano que te contamos: {lugar}, a {km} km.', near)}`;
}

function inKm(km: number): string {
  return inFigures(km);
}

function whenOf({ fecha_inicio, fecha_fin, regla }: Pueblo['eventos'][number]): ReactNode {
  return fecha_inicio ? <time dateTime={fecha_inicio}>{formatDays(fecha_inicio, fecha_fin)}</time> : regla;
}
