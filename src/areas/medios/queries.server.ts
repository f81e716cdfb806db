import { sql } from 'kysely';
import { editPath } from '#areas/buscar/admin-edit-path.server.ts';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { letGo, type UsoRow, usesFiles } from '#server/media/medio-usos.ts';
import { renameFile } from '#server/media/rename-file.ts';
import type { Row } from '#server/things/thing-row.ts';
import { type Tipo, thingOf, things, tipos } from '#things.ts';
import { plain } from '#values/slug.ts';
import type { Uso } from './medio.ts';
import { mostCounted, type OrdenMedio, type TipoMedio } from './tipos.ts';

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

/** So many of the things that use a file are named. */
const mostShown = 20;

export interface Usos {
  usos: Uso[];
  total: number;
}

/** What uses each of these files: the first of them, and how many there are. */
export async function usosOf(db: Db, nombres: string[]): Promise<Map<string, Usos>> {
  if (nombres.length === 0) return new Map();
  const totals = new Map<string, number>();
  const rows: UsoRow[] = [];
  for (const nombre of nombres) {
    const first = await firstUsos(db, nombre);
    if (first.length === 0) continue;
    rows.push(...first);
    totals.set(nombre, await countUsos(db, nombre));
  }
  const described = await describeUsos(db, rows);
  return new Map(
    [...totals].map(([nombre, total]) => [nombre, { usos: (described.get(nombre) ?? []).slice(0, mostShown), total }]),
  );
}

/** How many things use it; a picture that is in every article is not counted to its end. */
async function countUsos(db: Db, nombre: string): Promise<number> {
  const cosas = db.selectFrom('medio_usos').select(['tipo', 'id_cosa']).distinct().where('nombre', '=', nombre);
  const { total } = await db
    .selectFrom(cosas.limit(mostCounted).as('cosas'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** In the order of their index; a thing can be there three times. Plain uses first: they say enough of its earlier versions. */
async function firstUsos(db: Db, nombre: string): Promise<UsoRow[]> {
  const rows = await db
    .selectFrom('medio_usos')
    .selectAll()
    .where('nombre', '=', nombre)
    .orderBy('tipo')
    .orderBy('id_cosa')
    .orderBy('lugar')
    .limit(3 * mostShown)
    .execute();
  return rows.sort((one, other) => lugares.indexOf(one.lugar) - lugares.indexOf(other.lugar));
}

const lugares: UsoRow['lugar'][] = ['uso', 'papelera', 'version'];

/** Of a kind of which more use a file, all pages are dropped. */
const mostNamed = 100;

/** The tags of the pages that show what uses this file. */
export async function tagsUsing(db: Db, nombre: string): Promise<string[]> {
  const uses = db.selectFrom('medio_usos').where('nombre', '=', nombre).where('lugar', '=', 'uso');
  const tags: string[] = [];
  for (const tipo of tipos.filter(usesFiles)) {
    const { table, listedBy } = thingOf(tipo);
    const rows = await uses
      .select('id_cosa')
      .where('tipo', '=', tipo)
      .limit(mostNamed + 1)
      .execute();
    if (rows.length === 0) continue;
    tags.push(table);
    if (rows.length > mostNamed) tags.push(`${tipo}:*`, `${table}:*`);
    else {
      tags.push(...rows.map(({ id_cosa }) => `${tipo}:${id_cosa}`));
      if (listedBy)
        for (const lista of await listasUsing(db, nombre)) tags.push(`${table}:${lista.tipo}:${lista.id_cosa}`);
    }
  }
  return tags;
}

/** The lists that articles with this file are in. */
function listasUsing(db: Db, nombre: string) {
  return db
    .selectFrom('articulo_listas')
    .innerJoin('medio_usos', 'medio_usos.id_cosa', 'articulo_listas.articulo_id')
    .where('medio_usos.nombre', '=', nombre)
    .where('medio_usos.tipo', '=', 'articulo')
    .where('medio_usos.lugar', '=', 'uso')
    .select(['articulo_listas.tipo', 'articulo_listas.id_cosa'])
    .distinct()
    .execute();
}

/** With the titles of what uses each file and where that is edited. */
async function describeUsos(db: Db, usos: UsoRow[]): Promise<Map<string, Uso[]>> {
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
  await renameFile(db, before, fresh);
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
  await letGo(db, [before.nombre], now);
  const { nombre, bytes, ancho, alto } = fresh;
  return { nombre, bytes, ancho, alto, tocado_en: now };
}
