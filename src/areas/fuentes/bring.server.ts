/**
 * What is in a calendar becomes events or proposals, once: by their UID they are found again, followed when they change and
 * taken away when they are called off. What somebody has changed here by hand stays as they left it.
 */
import { eventoCreate } from '#areas/eventos/evento.ts';
import { findParecidos } from '#areas/eventos/parecidos.server.ts';
import { findEvento } from '#areas/eventos/queries.server.ts';
import { createEvento, type EventoCampos, requireWhen } from '#areas/eventos/write-evento.server.ts';
import { proposeEvento, withdrawEvento } from '#areas/propuestas/propose.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { asUser } from '#server/auth/as-user.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing, trashThing, type Writer } from '#server/things/save-thing.ts';
import { createPauses } from '#server/work/unhurried.ts';
import { nextSpans } from '#values/agenda/agenda.ts';
import { parseRecurrencia } from '#values/agenda/recurrencia/recurrencia.ts';
import { addDays, type Day, todayInMadrid } from '#values/day.ts';
import type { Calendario, Traido } from './ics/read-calendar.ts';
import { type FuenteRow, forgetPast, forgetTraido, keepTraido, listTraidos, type TraidoRow } from './queries.server.ts';

export interface Bringing {
  db: Db;
  fuente: FuenteRow;
  calendario: Calendario;
  now: string;
  signal: AbortSignal;
  changed(tags: string[]): void;
}

/** As the log calls who does this. */
const who = 'fuentes';
/** Who writes the same event with the day of the next year means that one. */
const rememberedDays = 400;
/** So many may still be to come from one calendar: one that has more makes them up, and the desk would never see the end of it. */
const mostToCome = 2000;
/** Two of the same name that begin so far apart are two. */
const sameHourMinutes = 120;

/** Answers what is odd about it, if something is. */
export async function bringIn(bringing: Bringing): Promise<string | undefined> {
  const { db, fuente, now, signal, changed } = bringing;
  const today = todayInMadrid(new Date(now));
  const writer: Writer = { db, user: asUser(who), now, changed: (...tags) => changed(tags) };
  const known = new Map((await listTraidos(db, fuente.id)).map((row) => [row.uid, row]));
  const own = new Set([...known.values()].flatMap(({ evento_id }) => evento_id ?? []));
  const calendario = await withKnownUids(bringing, known);
  const pauses = createPauses();
  let room = mostToCome - [...known.values()].filter(({ dia }) => dia === null || dia >= today).length;
  let refused = 0;
  for (const traido of calendario.eventos) {
    signal.throwIfAborted();
    await pauses.takeIfDue();
    if (!known.has(traido.uid) && --room < 0) continue;
    const campos = camposOf(traido, fuente.municipio_id);
    if (!campos) refused++;
    else if (known.get(traido.uid)?.traido !== JSON.stringify(campos))
      await takeOver({
        writer,
        fuente,
        own,
        row: known.get(traido.uid),
        campos,
        kept: keptOf(fuente, traido, campos),
      }).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
        refused++;
      });
  }
  const odd = await takeAway({ ...bringing, calendario }, writer, [...known.values()], today);
  await forgetPast(db, fuente.id, today, addDays(today, -rememberedDays));
  if (odd) return odd;
  if (room < 0) return `ya ha traído ${mostToCome} eventos que están por llegar, y no se toman más`;
  const broken = calendario.rotos + refused;
  return broken > 0 && calendario.eventos.length === refused ? 'no se entiende ninguno de sus eventos' : undefined;
}

/** Some programs give their events new UIDs each time they are asked: one that is called and dated as one that is gone is that one. */
async function withKnownUids({ calendario, fuente }: Bringing, known: Map<string, TraidoRow>): Promise<Calendario> {
  const present = new Set(calendario.eventos.map(({ uid }) => uid));
  const called = new Set([...calendario.cancelados, ...calendario.callados].map(baseOf));
  const gone = [...known.values()].filter(({ uid }) => !present.has(uid) && !called.has(baseOf(uid)));
  if (gone.length === 0) return calendario;
  const byNameAndTime = Map.groupBy(gone, ({ traido }) => nameAndTimeOf(JSON.parse(traido) as EventoCampos));
  const pauses = createPauses();
  const eventos: Traido[] = [];
  for (const traido of calendario.eventos) {
    await pauses.takeIfDue();
    const campos = known.has(traido.uid) ? undefined : camposOf(traido, fuente.municipio_id);
    const before = campos && byNameAndTime.get(nameAndTimeOf(campos))?.shift();
    eventos.push(before ? { ...traido, uid: before.uid } : traido);
  }
  return { ...calendario, eventos };
}

function nameAndTimeOf({ titulo, fecha_inicio, hora, regla_recurrencia }: EventoCampos): string {
  return JSON.stringify([titulo, fecha_inicio, hora, regla_recurrencia].map(text));
}

/** Of a date of a series: the series, which is one however many dates it has. */
function baseOf(uid: string): string {
  return uid.replace(/\/\d{4}-\d\d-\d\d$/, '');
}

interface Taking {
  writer: Writer;
  fuente: FuenteRow;
  /** Events that came from this very calendar: two of its own are never taken for one. */
  own: Set<number>;
  row: TraidoRow | undefined;
  campos: EventoCampos;
  kept: Parameters<typeof keepTraido>[1];
}

async function takeOver({ writer, fuente, own, row, campos, kept }: Taking): Promise<void> {
  const { db, now } = writer;
  if (row?.evento_id) return follow(writer, row, row.evento_id, campos, kept);
  const alike = row ? undefined : await findAlike(db, campos, now, own);
  if (alike) {
    own.add(alike.id);
    return keepTraido(db, { ...kept, evento_id: alike.id, es_ajeno: 1 });
  }
  if (fuente.publicar && !row) {
    const { id } = await createEvento(writer, campos, {
      also: (db, evento) => keepTraido(db, { ...kept, evento_id: evento.id }),
    });
    own.add(id);
    return;
  }
  const origen = { tipo: 'fuente', fuenteId: fuente.id, uid: kept.uid } as const;
  const { id, evento_id } = await proposeEvento(db, { origen, campos, now });
  writer.changed('propuestas');
  if (row && evento_id) return follow(writer, row, evento_id, campos, { ...kept, propuesta_id: id, evento_id });
  await keepTraido(db, { ...kept, propuesta_id: id, evento_id });
}

/** What is here already: of the same days, place and name. */
export async function findAlike(db: Db, campos: EventoCampos, now: string, own: ReadonlySet<number> = new Set()) {
  const found = await findParecidos(db, campos, now);
  return found.find(({ id, es_igual, hora }) => es_igual && !own.has(id) && isNearHour(hora, campos.hora ?? null));
}

function isNearHour(one: string | null, other: string | null): boolean {
  if (!one || !other) return true;
  const minutes = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));
  return Math.abs(minutes(one) - minutes(other)) <= sameHourMinutes;
}

const plainFields = ['titulo', 'municipio_id', 'hora', 'lugar', 'enlace_web', 'descripcion'] as const;
/** They say it together. */
const whenFields = ['fecha_inicio', 'fecha_fin', 'regla_recurrencia', 'fechas_canceladas', 'fechas_movidas'] as const;

/** What is as it came the last time becomes what came now. */
async function follow(
  writer: Writer,
  row: TraidoRow,
  id: number,
  campos: EventoCampos,
  kept: Taking['kept'],
): Promise<void> {
  const last = JSON.parse(row.traido) as EventoCampos;
  const changes = (before: Record<string, unknown>) => {
    const isUntouched = (name: keyof EventoCampos) => text(before[name]) === text(last[name]);
    const isChanged = (name: keyof EventoCampos) => text(campos[name]) !== text(last[name]);
    const plain = plainFields.filter((name) => isUntouched(name) && isChanged(name));
    const hasWhen = whenFields.every(isUntouched) && whenFields.some(isChanged);
    return {
      ...Object.fromEntries(plain.map((name) => [name, campos[name]])),
      ...(hasWhen && {
        ...Object.fromEntries(whenFields.map((name) => [name, campos[name]])),
        ...requireWhen(writer.now, campos),
      }),
    };
  };
  const evento = row.es_ajeno ? undefined : await findEvento(writer.db, { id });
  // It is somebody else's, or somebody has thrown it away here.
  if (!evento || Object.keys(changes(asColumns(evento))).length === 0) return keepTraido(writer.db, kept);
  await saveThing(writer, 'evento', {
    id,
    values: (_, before) => changes(before as unknown as Record<string, unknown>),
    also: (db) => keepTraido(db, kept),
  });
}

function asColumns(evento: { fechas_canceladas: unknown; fechas_movidas: unknown }): Record<string, unknown> {
  return {
    ...evento,
    fechas_canceladas: JSON.stringify(evento.fechas_canceladas),
    fechas_movidas: JSON.stringify(evento.fechas_movidas),
  };
}

function text(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** Takes away what was called off, or is gone from a calendar that still has other events. */
async function takeAway(
  { db, calendario }: Bringing,
  writer: Writer,
  rows: TraidoRow[],
  today: Day,
): Promise<string | undefined> {
  const present = new Set(calendario.eventos.map(({ uid }) => uid));
  const series = new Set(calendario.eventos.map(({ uid }) => baseOf(uid)));
  const cancelled = new Set(calendario.cancelados);
  const unsaid = new Set(calendario.callados.map(baseOf));
  const countOf = (some: TraidoRow[]) => new Set(some.map(({ uid }) => baseOf(uid))).size;
  for (const row of rows) if (cancelled.has(baseOf(row.uid))) await callOff(db, writer, row, today);
  const left = rows.filter(({ uid, dia }) => !cancelled.has(baseOf(uid)) && (dia === null || dia >= today));
  const gone = left.filter(({ uid }) => !present.has(uid) && !unsaid.has(baseOf(uid)));
  if (gone.length === 0) return undefined;
  const [lost, all] = [countOf(gone.filter(({ uid }) => !series.has(baseOf(uid)))), countOf(left)];
  // A calendar that suddenly has half its events is more likely broken than half called off.
  if (calendario.eventos.length === 0 || (lost > 3 && lost > all / 2))
    return `han desaparecido ${lost} de sus ${all} eventos de golpe; por si es un error suyo, aquí no se ha quitado ninguno`;
  for (const row of gone) await callOff(db, writer, row, today);
  return undefined;
}

async function callOff(db: Db, writer: Writer, row: TraidoRow, today: Day): Promise<void> {
  const evento_id = (row.propuesta_id ? await withdrawEvento(db, row.propuesta_id) : undefined) ?? row.evento_id;
  if (row.propuesta_id) writer.changed('propuestas');
  const evento = evento_id && !row.es_ajeno ? await findEvento(db, { id: evento_id }) : undefined;
  // One that is over by itself has only come to its end.
  if (evento && nextSpans(evento, today, 1)?.length !== 0) await trashThing(writer, 'evento', evento.id);
  await forgetTraido(db, row.id);
}

/** As a form of ours would send it; undefined where it would be refused. */
export function camposOf({ uid: _, ...traido }: Traido, municipio_id: number): EventoCampos | undefined {
  const texts = Object.fromEntries(Object.entries(traido).map(([name, value]) => [name, value ?? '']));
  return eventoCreate.safeParse({
    ...texts,
    municipio_id,
    fechas_canceladas: JSON.stringify(traido.fechas_canceladas),
    fechas_movidas: JSON.stringify(traido.fechas_movidas),
  }).data;
}

function keptOf({ id }: FuenteRow, { uid, fecha_inicio, fecha_fin, regla_recurrencia }: Traido, campos: EventoCampos) {
  const until = regla_recurrencia && parseRecurrencia(regla_recurrencia)?.until;
  return { fuente_id: id, uid, traido: JSON.stringify(campos), dia: fecha_fin ?? fecha_inicio ?? until ?? null };
}
