/** What must hold before a thing is written or deleted: said beside the field rather than by the database. */
import { Refusal } from '#server/api/refusal.ts';
import { aThing, countOf, itOf, type Tipo, theThing, thingOf, tipos } from '#things.ts';
import { plain } from '#values/slug.ts';
import type { Db } from './open.ts';
import { anyTable, titleOf } from './thing-row.ts';

/** What it points at must be there: said beside the field rather than by the database. */
export async function requireRefs(db: Db, tipo: Tipo, values: object): Promise<void> {
  for (const [column, target] of Object.entries(thingOf(tipo).refs ?? {})) {
    const id = (values as Record<string, unknown>)[column];
    if (typeof id !== 'number') continue;
    const there = await db
      .selectFrom(anyTable(target as Tipo))
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (there) continue;
    const message = `${theThing(target as Tipo)} no existe.`;
    throw new Refusal(422, message, { [column]: message });
  }
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
  for (const other of tipos)
    for (const [column, target] of Object.entries(thingOf(other).refs ?? {})) {
      if (target !== tipo) continue;
      const { total } = await db
        .selectFrom(anyTable(other))
        .where(column as 'id', '=', row.id)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      if (total > 0) uses.push(countOf(other, total));
    }
  if (uses.length > 0)
    throw new Refusal(
      409,
      `${theThing(tipo)} «${titleOf(tipo, row)}» tiene ${list.format(uses)}; cambia o elimina antes lo que ${itOf(tipo)} usa.`,
    );
}
