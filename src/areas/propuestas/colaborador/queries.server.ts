import {
  type EventoRow,
  findEvento,
  findEventos,
  listDatedEventos,
  listRecurringEventos,
} from '#areas/eventos/queries.server.ts';
import type { Bound } from '#areas/usuarios/colaboradores-queries.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Day } from '#values/day.ts';
import type { Ficha, FichaTipo } from './colaborador.ts';

/** As many of each as somebody looks through. */
const most = 200;

/** Theirs, and those of their businesses. */
export async function municipiosOf(db: Db, { municipios, empresas }: Bound) {
  const ofEmpresas =
    empresas.length === 0
      ? []
      : await db.selectFrom('empresas').select('municipio_id').where('id', 'in', empresas).execute();
  const ids = [...new Set([...municipios, ...ofEmpresas.map(({ municipio_id }) => municipio_id)])];
  if (ids.length === 0) return [];
  return db.selectFrom('municipios').select(['id', 'nombre']).where('id', 'in', ids).orderBy('busqueda').execute();
}

export async function fichasOf(db: Db, { municipios, empresas }: Bound): Promise<Ficha[]> {
  const own =
    empresas.length === 0
      ? []
      : await fichas(db, 'empresa').where('empresas.id', 'in', empresas).orderBy('empresas.busqueda').execute();
  const places =
    municipios.length === 0
      ? []
      : await fichas(db, 'ubicacion')
          .where('empresas.municipio_id', 'in', municipios)
          .orderBy('empresas.busqueda')
          .limit(most)
          .execute();
  return [
    ...own.map((row) => ({ ...row, tipo: 'empresa' as const })),
    ...places.map((row) => ({ ...row, tipo: 'ubicacion' as const })),
  ];
}

/** Places and businesses share these columns: one table stands for both. */
function fichas(db: Db, tipo: FichaTipo) {
  const table = tipo === 'empresa' ? 'empresas' : 'ubicaciones';
  return db
    .selectFrom(`${table} as empresas` as 'empresas')
    .innerJoin('municipios', 'municipios.id', 'empresas.municipio_id')
    .select(['empresas.id', 'empresas.nombre', 'empresas.horario', 'empresas.precio', 'empresas.telefono'])
    .select(['empresas.web', 'empresas.version', 'municipios.nombre as municipio_nombre']);
}

/** Those of their municipalities, and those that they proposed elsewhere. */
export async function eventosOf(db: Db, { municipios }: Bound, usuario: string, from: Day): Promise<EventoRow[]> {
  const found: EventoRow[] = [];
  for (const municipioId of municipios)
    found.push(
      ...(await listDatedEventos(db, { from, municipioId, limit: most })),
      ...(await listRecurringEventos(db, { municipioId })),
    );
  const seen = new Set(found.map(({ id }) => id));
  const proposed = (await proposedIds(db, usuario)).filter((id) => !seen.has(id));
  return [...found, ...(await findEventos(db, proposed))].slice(0, most);
}

async function proposedIds(db: Db, usuario: string): Promise<number[]> {
  const rows = await db
    .selectFrom('propuestas')
    .select('evento_id')
    .where('usuario', '=', usuario)
    .where('clase', '=', 'evento')
    .where('estado', '=', 'aceptada')
    .where('evento_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ evento_id }) => evento_id!);
}

export async function findOwnEvento(db: Db, bound: Bound, usuario: string, id: number): Promise<EventoRow | undefined> {
  const row = await findEvento(db, { id });
  if (!row) return undefined;
  if (bound.municipios.includes(row.municipio_id)) return row;
  return (await proposedIds(db, usuario)).includes(id) ? row : undefined;
}

/** What of it is theirs, or nothing when it is not theirs. */
export async function findOwnFicha(db: Db, bound: Bound, tipo: FichaTipo, id: number): Promise<Ficha | undefined> {
  return (await fichasOf(db, bound)).find((ficha) => ficha.tipo === tipo && ficha.id === id);
}

export function listOwnPropuestas(db: Db, usuario: string) {
  return db
    .selectFrom('propuestas')
    .select(['id', 'titulo', 'estado', 'nota', 'created_at as fecha'])
    .where('usuario', '=', usuario)
    .orderBy('id', 'desc')
    .limit(30)
    .execute();
}

/** A change of theirs that nobody has decided: the next one takes its place. */
export function findWaiting(db: Db, usuario: string, beginning: string) {
  return db
    .selectFrom('propuestas')
    .select('origen_clave')
    .where('usuario', '=', usuario)
    .where('estado', '=', 'pendiente')
    .where('origen_clave', 'like', `${beginning}%`)
    .executeTakeFirst();
}

/** How many of theirs nobody has decided. */
export async function countWaiting(db: Db, usuario: string): Promise<number> {
  const { total } = await db
    .selectFrom('propuestas')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('usuario', '=', usuario)
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow();
  return Number(total);
}
