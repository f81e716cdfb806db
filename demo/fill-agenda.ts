import { eventoWhen } from '#areas/eventos/evento.ts';
import { listMunicipios } from '#areas/municipios/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { nextOccurrences, parseRecurrencia } from '#values/agenda/recurrencia/recurrencia.ts';
import { addDays, type Day, todayInMadrid, weekday } from '#values/day.ts';
import { actividades } from './content/actividades.ts';
import { etiquetasOf } from './content/etiquetas.ts';
import { eventos } from './content/eventos.ts';
import { categoriasUbicacion, tiposEvento } from './content/territorio.ts';
import type { DemoEvento } from './content/types.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Location categories, event types, events and activities; provinces and municipalities are there already. */
export async function fillAgenda(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const at = now.toISOString();
  const municipioIds = new Map((await listMunicipios(db)).map(({ id, nombre }) => [nombre, id]));
  for (const nombre of categoriasUbicacion) await insertThing(db, 'categoria_ubicacion', { nombre }, at);
  const tipoIds = new Map<string, number>();
  for (const tipo of tiposEvento) tipoIds.set(tipo.nombre, await insertThing(db, 'tipo_evento', tipo, at));
  await fillEventos(db, { municipioIds, tipoIds, pictures, now });
  await fillActividades(db, { municipioIds, pictures, now });
}

interface EventosGround {
  municipioIds: Map<string, number>;
  tipoIds: Map<string, number>;
  pictures: StoredPictures;
  now: Date;
}

async function fillEventos(db: Db, { municipioIds, tipoIds, pictures, now }: EventosGround): Promise<void> {
  for (const [index, evento] of eventos.entries())
    await insertThing(
      db,
      'evento',
      {
        titulo: evento.titulo,
        municipio_id: municipioIds.get(evento.municipio)!,
        tipo_evento_id: tipoIds.get(evento.tipo)!,
        ...whenOf(evento, now),
        ...cambiosOf(evento, todayInMadrid(now)),
        hora: evento.hora ?? null,
        lugar: evento.lugar ?? null,
        enlace_web: evento.enlace_web ?? null,
        descripcion: evento.descripcion,
        etiquetas: etiquetasOf(evento.titulo),
        imagen: (evento.imagen && pictures.get(evento.imagen)) ?? null,
      },
      minutesBefore(now, index),
    );
}

function whenOf({ titulo, startsInDays = 0, startsOn, lastsDays = 1, regla_recurrencia }: DemoEvento, now: Date) {
  const then = addDays(todayInMadrid(now), startsInDays);
  const fecha_inicio = startsOn ? addDays(then, (startsOn - weekday(then) + 7) % 7) : then;
  const fecha_fin = lastsDays > 1 ? addDays(fecha_inicio, lastsDays - 1) : null;
  const when = eventoWhen({ fecha_inicio, fecha_fin, regla_recurrencia });
  if ('field' in when) throw new Error(`${titulo}: ${when.message}`);
  return when;
}

/** Single dates of a series that are cancelled or moved. */
function cambiosOf({ regla_recurrencia, cancelsDay, movesDay }: DemoEvento, today: Day) {
  const rule = regla_recurrencia && parseRecurrencia(regla_recurrencia);
  if (!rule) return {};
  const days = nextOccurrences(rule, today, 12).map(({ startsOn }) => startsOn);
  const dayOf = (number: number) => days[number - 1]!;
  const moved = movesDay && { de: dayOf(movesDay.number), hora: movesDay.hora };
  return {
    fechas_canceladas: JSON.stringify(cancelsDay ? [dayOf(cancelsDay)] : []),
    fechas_movidas: JSON.stringify(moved ? [{ ...moved, a: addDays(moved.de, movesDay.byDays) }] : []),
  };
}

async function fillActividades(db: Db, { municipioIds, pictures, now }: Omit<EventosGround, 'tipoIds'>): Promise<void> {
  for (const [index, { tarifas, imagen, descripcion, ...actividad }] of actividades.entries()) {
    const [first, second, third] = tarifas;
    await insertThing(
      db,
      'actividad',
      {
        ...actividad,
        municipio_id: actividad.lugar.split(', ').flatMap((name) => municipioIds.get(name) ?? [])[0] ?? null,
        etiquetas: etiquetasOf(actividad.nombre),
        descripcion: cleanHtml(descripcion),
        imagen_url: pictures.get(imagen) ?? null,
        texto_precio_1: first?.texto ?? null,
        precio_1_cents: first?.precioCents ?? 0,
        texto_precio_2: second?.texto ?? null,
        precio_2_cents: second?.precioCents ?? null,
        texto_precio_3: third?.texto ?? null,
        precio_3_cents: third?.precioCents ?? null,
      },
      minutesBefore(now, index),
    );
  }
}

/** Lists show the newest first: so the first of the content stays the first. */
function minutesBefore(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}
