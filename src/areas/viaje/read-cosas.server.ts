import { nextSpans } from '#areas/eventos/agenda.ts';
import { type EventoRow, findEvento } from '#areas/eventos/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { things } from '#things.ts';
import { todayInMadrid } from '#values/day.ts';
import type { Cosa } from './cosa.ts';
import { placesOfEventos, readers } from './queries.server.ts';
import { type Clave, claveOf, maxFechas, parseClave, type TipoViaje } from './viaje.ts';

/** In the order in which they were asked for; what visitors do not see is not among them. */
export async function readCosas(db: Db, claves: Clave[], now: string): Promise<Cosa[]> {
  const asked = new Map<TipoViaje, number[]>();
  for (const clave of claves) {
    const { tipo, id } = parseClave(clave)!;
    asked.set(tipo, [...(asked.get(tipo) ?? []), id]);
  }
  const found = await Promise.all([...asked].map(([tipo, ids]) => readKind(db, tipo, ids, now)));
  const byClave = new Map(found.flat().map((cosa) => [cosa.clave, cosa]));
  return claves.flatMap((clave) => byClave.get(clave) ?? []);
}

async function readKind(db: Db, tipo: TipoViaje, ids: number[], now: string): Promise<Cosa[]> {
  if (tipo !== 'evento') return readers[tipo](db, ids, now);
  const [rows, places] = await Promise.all([
    Promise.all(ids.map((id) => findEvento(db, { id }))),
    placesOfEventos(db, ids),
  ]);
  return rows.flatMap((row) => (row ? [{ ...toEvento(row, now), ...places.get(row.id) }] : []));
}

function toEvento(row: EventoRow, now: string): Cosa {
  const days = nextSpans(row, todayInMadrid(new Date(now)), maxFechas) ?? [];
  return {
    clave: claveOf('evento', row.id),
    tipo: 'evento',
    titulo: row.titulo,
    url: things.evento.path(row.slug),
    imagen: row.imagen,
    lugar: [row.lugar, row.municipio_nombre].filter(Boolean).join(', '),
    latitud: null,
    longitud: null,
    hora: row.hora,
    fechas: days.map(({ startsOn, endsOn, hora }) => ({
      fecha_inicio: startsOn,
      fecha_fin: endsOn === startsOn ? null : endsOn,
      hora: hora ?? row.hora,
    })),
  };
}
