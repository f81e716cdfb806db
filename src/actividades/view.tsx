import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { MapEmbed } from '#site/pieces/map-embed.tsx';
import { RichText } from '#site/pieces/rich-text.tsx';
import { eurosToCents, formatCents } from '#values/money.ts';
import type { Actividad } from './actividad.ts';
import { BookingCard } from './booking-card.tsx';
import { tarifas } from './tarifas.ts';
import styles from './view.module.css';

const list = { name: 'Actividades y eventos', path: '/actividades-y-eventos' };

export function ActividadView({ actividad }: { actividad: Actividad }) {
  return (
    <Detail
      crumbs={[list]}
      title={actividad.nombre}
      cover={actividad.imagen_url}
      back={{ label: 'Volver a actividades y eventos', href: list.path }}
      after={<MapEmbed placeId={actividad.place_id} searchText={actividad.lugar} title={`Mapa: ${actividad.lugar}`} />}
      aside={
        <>
          <InfoCard title="Detalles">
            <Facts
              rows={[
                ['Lugar', actividad.lugar],
                ['Duración', actividad.duracion],
                ['Mínimo de personas', actividad.min_personas],
                ['Máximo de personas', actividad.max_personas],
                ['Disponibilidad', actividad.disponibilidad],
              ]}
            />
          </InfoCard>
          <InfoCard title="Tarifas">
            <Prices actividad={actividad} />
          </InfoCard>
          <BookingCard />
        </>
      }
    >
      <RichText html={actividad.descripcion} />
    </Detail>
  );
}

function Prices({ actividad }: { actividad: Actividad }) {
  return (
    <ul className={styles.prices}>
      {tarifas(actividad).map(({ texto, precio }) => (
        <li key={`${texto} ${precio}`}>
          <span>{texto ?? 'Precio'}</span> <strong>{precio ? formatCents(eurosToCents(precio)) : 'GRATIS'}</strong>
        </li>
      ))}
    </ul>
  );
}
