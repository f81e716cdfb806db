import { Fragment, type ReactNode } from 'react';
import type { Coordinates } from '#areas/mapa/projection.ts';
import { MapEmbed } from '#site/pieces/embed/map-embed.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { formatCoordinates } from '#values/coordenadas/in-words.ts';
import { langOf, langOfNames } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { Accesibilidad } from '#values/visita/accesibilidad.ts';
import type { Apertura } from '#values/visita/horas.ts';
import { Access, hasAccess } from './access.tsx';
import { OpenNow } from './open-now.tsx';
import { shortUrl } from './short-url.ts';
import styles from './whereabouts.module.css';

export interface Visited {
  nombre: string;
  direccion: string | null;
  codigo_postal?: string | null;
  municipio_nombre: string;
  provincia_nombre: string;
  latitud: number | null;
  longitud: number | null;
  place_id?: string | null;
  /** Where our map shows it, when it has no coordinates of its own: in its municipality. */
  municipio_punto?: Coordinates | null;
  horario: string | null;
  apertura: Apertura[];
  precio: string | null;
  telefono: string | null;
  email?: string | null;
  web: string | null;
  accesibilidad: Accesibilidad;
}

/** Of a place or a business: address, what one asks before setting out, coordinates and the map. */
export function Whereabouts({ of: visited }: { of: Visited }) {
  const { nombre, direccion, codigo_postal, municipio_nombre, provincia_nombre, latitud, longitud } = visited;
  const point = latitud !== null && longitud !== null ? { latitud, longitud } : undefined;
  const query = point ? `${point.latitud},${point.longitud}` : `${nombre}, ${municipio_nombre}`;
  return (
    <aside className={styles.where} aria-labelledby="donde-esta">
      <h2 id="donde-esta">{say('Dónde está')}</h2>
      <dl>
        <dt>{say('Dirección')}</dt>
        <dd>
          {direccion && (
            <span className={styles.line} lang={langOfNames()}>
              {direccion}
            </span>
          )}
          {!direccion?.includes(municipio_nombre) && (
            <span className={styles.line}>
              {codigo_postal} {municipio_nombre}
            </span>
          )}
          {provincia_nombre !== municipio_nombre && <span className={styles.line}>{provincia_nombre}</span>}
        </dd>
        <VisitFacts of={visited} />
        {point && (
          <>
            <dt>{say('Coordenadas')}</dt>
            <dd>{formatCoordinates(point.latitud, point.longitud)}</dd>
          </>
        )}
      </dl>
      <p>
        <AppLink href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(query)}`}>
          {say('Cómo llegar')}
        </AppLink>
      </p>
      <MapEmbed
        placeId={visited.place_id}
        searchText={query}
        nombre={nombre}
        point={point ?? visited.municipio_punto}
      />
    </aside>
  );
}

function VisitFacts({ of }: { of: Visited }) {
  const { horario, apertura, precio, telefono, email, web, accesibilidad } = of;
  const facts: [string, ReactNode][] = [
    [
      say('Horario'),
      horario && (
        <>
          <OpenNow apertura={apertura} />
          <span className={styles.line} lang={langOf(of, 'horario')}>
            {horario}
          </span>
        </>
      ),
    ],
    [say('Precio'), precio && <span lang={langOf(of, 'precio')}>{precio}</span>],
    [say('Teléfono'), telefono && <AppLink href={`tel:${telefono.replace(/\s/g, '')}`}>{telefono}</AppLink>],
    [say('Correo electrónico'), email && <AppLink href={`mailto:${email}`}>{email}</AppLink>],
    [say('Página web'), web && <AppLink href={web}>{shortUrl(web)}</AppLink>],
    [say('Accesibilidad'), hasAccess(accesibilidad) && <Access said={accesibilidad} />],
  ];
  return facts
    .filter(([, value]) => value)
    .map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ));
}
