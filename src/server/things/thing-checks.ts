/** What must hold before a thing is written or deleted: said beside the field rather than by the database. */

import { sql } from 'kysely';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { aThing, countOf, itOf, type Tipo, theThing, thingOf, tipos } from '#things.ts';
import { say } from '#values/idioma/say.ts';
import { plain } from '#values/slug.ts';
import { anyTable, idsOf, titleOf } from './thing-row.ts';

/** What it points at must be there: said beside the field rather than by the database. */
export async function requireRefs(db: Db, tipo: Tipo, values: object, before?: object): Promise<void> {
  const { refs, listRefs } = thingOf(tipo);
  for (const [column, target] of Object.entries(refs ?? {})) {
    const id = (values as Record<string, unknown>)[column];
    if (typeof id === 'number') await requireThere(db, column, target as Tipo, [id]);
  }
  for (const [column, target] of Object.entries(listRefs ?? {})) {
    // What it pointed at before is not its writer's fault.
    const known = idsIn(before, column);
    const ids = idsIn(values, column).filter((id) => !known.includes(id));
    await requireThere(db, column, target as Tipo, ids);
  }
}

async function requireThere(db: Db, column: string, target: Tipo, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const there = await db.selectFrom(anyTable(target)).select('id').where('id', 'in', ids).execute();
  if (there.length === new Set(ids).size) return;
  const message = say('{cosa} no existe.', { cosa: say(theThing(target)) });
  throw new Refusal(422, message, { [column]: message });
}

/** The ids that a column with a JSON list names. */
function idsIn(row: object | undefined, column: string): number[] {
  return idsOf((row as Record<string, unknown> | undefined)?.[column]);
}

export async function requireFreeName(db: Db, tipo: Tipo, whole: object, ownId: number | undefined): Promise<void> {
  const { uniqueName, title } = thingOf(tipo);
  if (!uniqueName) return;
  const within = uniqueName === true ? undefined : uniqueName.within;
  const other = await db
    .selectFrom(anyTable(tipo))
    .select('id')
    .where('busqueda', '=', plain(titleOf(tipo, whole)))
    .$if(within !== undefined, (query) => query.where(within as 'id', '=', (whole as Record<string, number>)[within!]!))
    .executeTakeFirst();
  if (!other || other.id === ownId) return;
  const named = itOf(tipo) === 'la' ? 'llamada' : 'llamado';
  const where = uniqueName === true ? '' : ` ${uniqueName.said}`;
  throw new Refusal(409, `Ya existe ${aThing(tipo)} ${named} «${titleOf(tipo, whole)}»${where}.`, {
    [title]: 'Este nombre ya está en uso.',
  });
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export async function refuseWhileUsed(db: Db, tipo: Tipo, row: { id: number }): Promise<void> {
  const uses: string[] = [];
  for (const other of tipos) {
    const { refs, listRefs, listedBy } = thingOf(other);
    if (listedBy) {
      const total = await countListed(db, tipo, row.id);
      if (total > 0) uses.push(countOf(other, total));
      continue;
    }
    for (const column of columnsTo(tipo, refs)) {
      const { total } = await db
        .selectFrom(anyTable(other))
        .where(column as 'id', '=', row.id)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      if (total > 0) uses.push(countOf(other, total));
    }
    for (const column of columnsTo(tipo, listRefs)) {
      const rows = await db.selectFrom(anyTable(other)).selectAll().where(sql.ref(column), '!=', '[]').execute();
      const total = rows.filter((one) => idsIn(one, column).includes(row.id)).length;
      if (total > 0) uses.push(countOf(other, total));
    }
  }
  if (uses.length > 0)
    throw new Refusal(
      409,
      `${theThing(tipo)} «${titleOf(tipo, row)}» tiene ${list.format(uses)}; cambia o elimina antes lo que ${itOf(tipo)} usa.`,
    );
}

/** The tables of the things that point at one of this kind by a column of their own. */
export function tablesUsing(tipo: Tipo): string[] {
  return tipos.filter((other) => columnsTo(tipo, thingOf(other).refs).length > 0).map((other) => thingOf(other).table);
}

/** Those of a kind that things point at, drafts too. */
export async function idsInUse(db: Db, tipo: Tipo): Promise<Set<number>> {
  const found = await Promise.all(
    tipos.flatMap((other) =>
      columnsTo(tipo, thingOf(other).refs).map((column) =>
        db.selectFrom(anyTable(other)).select(sql.ref<number | null>(column).as('uso')).distinct().execute(),
      ),
    ),
  );
  return new Set(found.flat().flatMap(({ uso }) => uso ?? []));
}

async function countListed(db: Db, tipo: Tipo, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('articulo_listas')
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The columns, of these, that point at things of this kind. */
function columnsTo(tipo: Tipo, refs: Readonly<Record<string, string>> = {}): string[] {
  return Object.keys(refs).filter((column) => refs[column] === tipo);
}
