import type { Actividad } from '#domain/actividad.ts';
import { eurosToCents, formatCents } from '#domain/money.ts';
import { tarifas } from '#domain/tarifas.ts';
import { BookingCard } from './booking-card.tsx';
import { Detail, Facts, InfoCard } from './detail.tsx';
import { MapEmbed } from './map-embed.tsx';
import styles from './prices.module.css';
import { RichText } from './rich-text.tsx';

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
