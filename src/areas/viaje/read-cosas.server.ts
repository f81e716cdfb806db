import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Short } from '#server/public/kind.ts';
import { nextSpans, type Timetable } from '#values/agenda/agenda.ts';
import { type Day, todayInMadrid } from '#values/day.ts';
import { aperturaOf } from '#values/visita/apertura.ts';
import type { Cosa } from './cosa.ts';
import { listContacts } from './queries.server.ts';
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
      const ids = refs.map(({ id }) => id);
      const [shorts, contacts] = await Promise.all([
        publicKinds[tipo].short(db, { ids }, now),
        listContacts(db, tipo, ids),
      ]);
      const byId = new Map(contacts.map((contact) => [contact.id, contact]));
      return shorts.map((short) => toCosa(tipo, { ...short, ...byId.get(short.id) }, today));
    }),
  );
  const byClave = new Map(found.flat().map((cosa) => [cosa.clave, cosa]));
  return claves.flatMap((clave) => byClave.get(clave) ?? []);
}

interface Known extends Short {
  cuando?: Timetable;
  telefono?: string | null;
  horario?: string | null;
}

function toCosa(tipo: TipoViaje, short: Known, today: Day): Cosa {
  const { id, titulo, url, imagen, lugar, latitud, longitud, cuando, telefono = null, horario = null } = short;
  const days = (cuando && nextSpans(cuando, today, maxFechas)) ?? [];
  return {
    clave: claveOf(tipo, id),
    ...{ tipo, titulo, url, imagen, latitud, longitud },
    // An address often names its village already.
    lugar: lugar.filter((part, at) => !lugar.slice(0, at).some((before) => before.includes(part))).join(', ') || null,
    hora: cuando?.hora ?? null,
    ...{ telefono, horario, apertura: aperturaOf(horario) },
    fechas: days.map(({ startsOn, endsOn, hora }) => ({
      fecha_inicio: startsOn,
      fecha_fin: endsOn === startsOn ? null : endsOn,
      hora: hora ?? cuando!.hora,
    })),
  };
}
