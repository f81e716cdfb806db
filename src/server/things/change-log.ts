/** Who did what: one line per change, with what it changed in short. */

import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type Orders, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { LoggedTipo } from '#things.ts';
import { plain } from '#values/slug.ts';
import type { VisibleTo } from './trash.ts';

export interface Change {
  by: string;
  now: string;
  accion: Schema['registro']['accion'];
  tipo: LoggedTipo;
  id: number;
  titulo: string;
  /** Which version of the thing the change made. */
  version?: number;
  before?: object;
  after?: object;
  /** One of many small changes: it goes into the line of the last one, if the same person made it a moment ago. */
  joins?: boolean;
}

export async function recordChange(
  db: Db,
  { by, now, accion, tipo, id, titulo, version, before, after, joins }: Change,
): Promise<void> {
  const changed = before && after ? differences(before, after) : undefined;
  const last = joins && (await lastChange(db, tipo, id));
  if (last && last.accion === accion && last.usuario === by && last.hecho_en > minutesBefore(now, 30)) {
    const cambios = JSON.stringify(joined(JSON.parse(last.cambios ?? '{}') as Differences, changed ?? {}));
    const line = { hecho_en: now, titulo, version: version ?? null, cambios, busqueda: plain(titulo) };
    await db.updateTable('registro').set(line).where('id', '=', last.id).execute();
    return;
  }
  const cambios = changed ? JSON.stringify(changed) : null;
  await db
    .insertInto('registro')
    .values({
      hecho_en: now,
      usuario: by,
      accion,
      tipo,
      id_cosa: id,
      titulo,
      version: version ?? null,
      cambios,
      busqueda: plain(titulo),
    })
    .execute();
}

function lastChange(db: Db, tipo: LoggedTipo, id: number) {
  return db
    .selectFrom('registro')
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id)
    .select(['id', 'usuario', 'accion', 'hecho_en', 'cambios'])
    .orderBy('version', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function minutesBefore(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) - minutes * 60_000).toISOString();
}

/** What two changes did together: from what the first found to what the second left. */
function joined(first: Differences, second: Differences): Differences {
  const both = Object.entries(second).map(([field, [before, after]]) => [field, [first[field]?.[0] ?? before, after]]);
  return { ...first, ...Object.fromEntries(both) };
}

/** What was done to a thing after the version somebody read: who, when, which fields. */
export async function changesSince(db: Db, tipo: LoggedTipo, id: number, version: number) {
  const rows = await db
    .selectFrom('registro')
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id)
    .where('version', '>', version)
    .select(['usuario', 'hecho_en', 'cambios'])
    .orderBy('version')
    .limit(20)
    .execute();
  return rows.map(({ usuario, hecho_en, cambios }) => ({
    usuario,
    hecho_en,
    campos: Object.keys(differencesIn(cambios)),
  }));
}

/** Of the log as of the trash; here `by` is who did it. */
function inSight(db: Db, { tipos, by }: VisibleTo) {
  return db
    .selectFrom('registro')
    .$if(tipos !== undefined, (query) => query.where('tipo', 'in', tipos!))
    .$if(by !== undefined, (query) => query.where('usuario', '=', by!));
}

export interface RegistroFilter extends PageRequest, Sorting, VisibleTo {
  search?: string | undefined;
  tipo?: string | undefined;
  usuario?: string | undefined;
  accion?: Schema['registro']['accion'] | undefined;
}

export function listRegistro(db: Db, filter: RegistroFilter, orders: Orders) {
  const matching = inSight(db, filter)
    .$if(Boolean(filter.search), (query) => query.where('busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.tipo !== undefined, (query) => query.where('tipo', '=', filter.tipo!))
    .$if(filter.usuario !== undefined, (query) => query.where('usuario', '=', filter.usuario!))
    .$if(filter.accion !== undefined, (query) => query.where('accion', '=', filter.accion!));
  return listPage(
    inOrder(matching.selectAll(), 'registro', orders, filter, ['hecho_en', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

/** What the log can be filtered by. */
export async function registroNames(db: Db, sight: VisibleTo): Promise<{ tipos: string[]; usuarios: string[] }> {
  const tipos = await inSight(db, sight).select('tipo').distinct().orderBy('tipo').execute();
  const usuarios = await inSight(db, sight).select('usuario').distinct().orderBy('usuario').execute();
  return { tipos: tipos.map((row) => row.tipo), usuarios: usuarios.map((row) => row.usuario) };
}

type Differences = Record<string, [string, string]>;

/** What a line of the log says was changed; older lines also named technical columns. */
export function differencesIn(cambios: string | null): Differences {
  const all = Object.entries(JSON.parse(cambios ?? '{}') as Differences);
  return Object.fromEntries(all.filter(([field]) => !technical.has(field)));
}

/** Columns that the program keeps for itself: they say nothing to whoever reads the log. */
const technical = new Set([
  'busqueda',
  'bytes',
  'clave_alta',
  'cortes',
  'created_at',
  'guardado',
  'hasta_suscriptor',
  'hitos',
  'linea',
  'perfil',
  'siguiente_en',
  'tocado_en',
  'ultimo_dia',
  'ultimo_suscriptor',
  'updated_at',
  'version',
]);

/** Field → [before, after], each cut short. Fields that `after` does not name, or leaves undefined, did not change. */
function differences(before: object, after: object): Differences {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => !technical.has(field) && value !== undefined && value !== old[field])
      .map(([field, value]) => [field, [short(old[field]), short(value)]]),
  );
}

function short(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
