import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Short } from '#server/public/kind.ts';
import { nextSpans, type Timetable } from '#values/agenda/agenda.ts';
import { type Day, todayInMadrid } from '#values/day.ts';
import type { Cosa } from './cosa.ts';
import { type Clave, claveOf, maxFechas, parseClave, type TipoViaje } from './viaje.ts';

/** In the order in which they were asked for; what visitors do not see is not among them. */
export async function readCosas(db: Db, claves: Clave[], now: string): Promise<Cosa[]> {
  const asked = Map.groupBy(
    claves.map((clave) => parseClave(clave)!),
    ({ tipo }) => tipo,
  );
  const today = todayInMadrid(new Date(now));
  const found = await Promise.all(
    [...asked].map(async ([tipo, refs]) => {
      const shorts = await publicKinds[tipo].short(db, { ids: refs.map(({ id }) => id) }, now);
      return shorts.map((short) => toCosa(tipo, short, today));
    }),
  );
  const byClave = new Map(found.flat().map((cosa) => [cosa.clave, cosa]));
  return claves.flatMap((clave) => byClave.get(clave) ?? []);
}

function toCosa(tipo: TipoViaje, short: Short & { cuando?: Timetable }, today: Day): Cosa {
  const { id, titulo, url, imagen, lugar, latitud, longitud, cuando } = short;
  const days = (cuando && nextSpans(cuando, today, maxFechas)) ?? [];
  return {
    clave: claveOf(tipo, id),
    ...{ tipo, titulo, url, imagen, latitud, longitud },
    lugar: lugar.join(', ') || null,
    hora: cuando?.hora ?? null,
    fechas: days.map(({ startsOn, endsOn, hora }) => ({
      fecha_inicio: startsOn,
      fecha_fin: endsOn === startsOn ? null : endsOn,
      hora: hora ?? cuando!.hora,
    })),
  };
}
