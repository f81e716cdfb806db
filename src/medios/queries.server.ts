import { sql } from 'kysely';
import { editPath } from '#buscar/admin-edit-path.server.ts';
import { renameEverywhere, type UsoRow } from '#server/db/medio-usos.ts';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Row } from '#server/db/thing-row.ts';
import { type Tipo, thingOf, things } from '#things.ts';
import { plain } from '#values/slug.ts';
import type { Uso } from './medio.ts';
import type { OrdenMedio, TipoMedio } from './tipos.ts';

export interface MedioFilter extends PageRequest {
  search?: string | undefined;
  tipo?: TipoMedio | undefined;
  isUnused?: boolean | undefined;
  orden?: OrdenMedio | undefined;
  dir?: 'asc' | 'desc' | undefined;
}

const columnOf = { fecha: 'created_at', titulo: 'titulo', bytes: 'bytes' } satisfies Record<
  OrdenMedio,
  keyof Schema['medios']
>;

export function listMedios(db: Db, { search, tipo, isUnused, orden = 'fecha', dir, ...page }: MedioFilter) {
  const matching = db
    .selectFrom('medios')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo!))
    .$if(isUnused === true, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('medio_usos').whereRef('medio_usos.nombre', '=', 'medios.nombre').select(sql`1`.as('one'))),
        ),
      ),
    );
  const direction = dir ?? (orden === 'titulo' ? 'asc' : 'desc');
  return listPage(
    matching.selectAll().orderBy(columnOf[orden], direction).orderBy('id', direction),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    page,
  );
}

export function findMedio(db: Db, by: { id: number } | { nombre: string }) {
  return db
    .selectFrom('medios')
    .selectAll()
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .$if('nombre' in by, (query) => query.where('nombre', '=', (by as { nombre: string }).nombre))
    .executeTakeFirst();
}

/** As the write door noted it; enough of them to say where a file is used. */
export async function notedUsos(db: Db, nombres: string[]): Promise<UsoRow[]> {
  if (nombres.length === 0) return [];
  return db
    .selectFrom('medio_usos')
    .selectAll()
    .where('nombre', 'in', nombres)
    .orderBy('lugar', 'desc')
    .orderBy('tipo')
    .orderBy('id_cosa')
    .limit(2000)
    .execute();
}

/** With the titles of what uses each file and where that is edited. */
export async function describeUsos(db: Db, usos: UsoRow[]): Promise<Map<string, Uso[]>> {
  const described = new Map<string, Uso[]>();
  const faces = new Map<string, Face>();
  for (const tipo of new Set(usos.map((uso) => uso.tipo))) {
    const ids = [...new Set(usos.filter((uso) => uso.tipo === tipo).map((uso) => uso.id_cosa))];
    for (const face of Object.hasOwn(things, tipo) ? await facesOf(db, tipo as Tipo, ids) : [])
      faces.set(`${tipo} ${face.id}`, face);
    for (const row of await trashed(db, tipo, ids)) faces.set(`papelera ${tipo} ${row.id}`, { ...row, ruta: null });
  }
  const seen = new Set<string>();
  for (const { nombre, tipo, id_cosa, lugar } of usos) {
    const inTrash = lugar === 'papelera';
    const face = faces.get(`${inTrash ? 'papelera ' : ''}${tipo} ${id_cosa}`);
    const key = `${nombre} ${tipo} ${id_cosa}`;
    // What a thing uses now says enough of its earlier versions.
    if (seen.has(key)) continue;
    seen.add(key);
    const uso = {
      etiqueta: labelOf(tipo),
      titulo: face?.titulo ?? `${labelOf(tipo)} ${id_cosa}`,
      lugar: lugarText[lugar],
      ruta: face?.ruta ?? (inTrash ? '/admin/papelera' : null),
    };
    described.set(nombre, [...(described.get(nombre) ?? []), uso]);
  }
  return described;
}

const lugarText = { uso: null, version: 'en una versión anterior', papelera: 'en la papelera' } satisfies Record<
  UsoRow['lugar'],
  string | null
>;

interface Face {
  id: number;
  titulo: string;
  ruta: string | null;
}

function labelOf(tipo: string): string {
  if (Object.hasOwn(things, tipo)) return things[tipo as Tipo].label;
  const words = tipo.replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

async function facesOf(db: Db, tipo: Tipo, ids: number[]): Promise<Face[]> {
  const { table, title, titled = (text: string) => text, hasSlug } = thingOf(tipo);
  const nothing = sql<string | null>`cast(null as text)`;
  const { rows } = await sql<{ id: number; titulo: string; slug: string | null; clase: string | null }>`
    select id, ${sql.ref(title)} as titulo, ${hasSlug ? sql.ref('slug') : nothing} as slug,
      ${tipo === 'sponsor' ? sql.ref('tipo') : nothing} as clase
    from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    titulo: titled(row.titulo),
    ruta: editPath({ ...row, tipo }),
  }));
}

function trashed(db: Db, tipo: string, ids: number[]) {
  return db
    .selectFrom('papelera')
    .select(['id_cosa as id', 'titulo'])
    .where('tipo', '=', tipo)
    .where('id_cosa', 'in', ids)
    .execute();
}

/**
 * Everything that used the file uses the stored one from now on, also what waits in the trash or in earlier versions;
 * its old name leads to the new one. Answers the columns that its row takes.
 */
export async function replaceFile(db: Db, before: Row<'medio'>, stored: string, now: string) {
  const fresh = await db.selectFrom('medios').selectAll().where('nombre', '=', stored).executeTakeFirstOrThrow();
  await renameEverywhere(db, before.nombre, stored);
  // The same file may be in the library already: the two become one.
  const kept = await db
    .deleteFrom('medio_usos')
    .where('nombre', 'in', [before.nombre, stored])
    .returningAll()
    .execute();
  for (const uso of kept)
    await db
      .insertInto('medio_usos')
      .values({ ...uso, nombre: stored })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await db.updateTable('medio_anteriores').set({ medio_id: before.id }).where('medio_id', '=', fresh.id).execute();
  await db.deleteFrom('medios').where('id', '=', fresh.id).execute();
  await db.deleteFrom('medio_anteriores').where('nombre', '=', stored).execute();
  await db.insertInto('medio_anteriores').values({ nombre: before.nombre, medio_id: before.id }).execute();
  await db
    .insertInto('medio_borrables')
    .values({ nombre: before.nombre, desde: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { nombre, bytes, ancho, alto } = fresh;
  return { nombre, bytes, ancho, alto, tocado_en: now };
}
