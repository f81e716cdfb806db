/** Which of our things a thing of another site became, and what importing must know of them. */
import type { Db } from '#server/db/open.ts';
import { titleOf } from '#server/things/thing-row.ts';
import { type Tipo, things } from '#things.ts';
import { plain } from '#values/slug.ts';

export interface Importado {
  fuente: string;
  clave: string;
  importacion_id: number;
  tipo: Tipo | 'suscriptor' | 'imagen' | 'archivo' | 'ruta';
  id_cosa: number;
  version: number;
  valor?: string | null;
  avisos?: string | null;
}

export async function rememberImportado(db: Db, importado: Importado): Promise<void> {
  await db
    .insertInto('importados')
    .values(importado)
    .onConflict((conflict) => conflict.columns(['fuente', 'clave']).doUpdateSet(importado))
    .execute();
}

export function findImportado(db: Db, fuente: string, clave: string) {
  return db
    .selectFrom('importados')
    .selectAll()
    .where('fuente', '=', fuente)
    .where('clave', '=', clave)
    .executeTakeFirst();
}

/** The keys of the things that came from a source before; `like` takes all sources that begin so. */
export async function listKnownClaves(db: Db, fuente: string | { like: string }, tipo: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('importados')
    .select('clave')
    .where((eb) => (typeof fuente === 'string' ? eb('fuente', '=', fuente) : eb('fuente', 'like', `${fuente.like}%`)))
    .where('tipo', '=', tipo)
    .execute();
  return new Set(rows.map(({ clave }) => clave));
}

export function listImportados(db: Db, importacionId: number, tipo: string) {
  return db
    .selectFrom('importados')
    .selectAll()
    .where('importacion_id', '=', importacionId)
    .where('tipo', '=', tipo)
    .orderBy('id_cosa', 'desc')
    .execute();
}

export async function forgetImportado(db: Db, fuente: string, clave: string): Promise<void> {
  await db.deleteFrom('importados').where('fuente', '=', fuente).where('clave', '=', clave).execute();
}

export async function forgetImportados(db: Db, importacionId: number, tipo: string): Promise<void> {
  await db.deleteFrom('importados').where('importacion_id', '=', importacionId).where('tipo', '=', tipo).execute();
}

export async function countImportados(db: Db, importacionId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('importados')
    .select(['tipo', (eb) => eb.fn.countAll<number>().as('cuantos')])
    .where('importacion_id', '=', importacionId)
    .groupBy('tipo')
    .execute();
  return new Map(rows.map(({ tipo, cuantos }) => [tipo, cuantos]));
}

/** What could not come along with things that came. */
export function listAvisos(db: Db, importacionId: number) {
  return db
    .selectFrom('importados')
    .select(['tipo', 'id_cosa', 'avisos'])
    .where('importacion_id', '=', importacionId)
    .where('avisos', 'is not', null)
    .orderBy('clave')
    .execute();
}

/** A stored file by its name. */
export function findStored(db: Db, nombre: string) {
  return db
    .selectFrom('medios')
    .select(['id', 'nombre', 'bytes', 'version', 'created_at'])
    .where('nombre', '=', nombre)
    .executeTakeFirst();
}

/** Whether a thing is still there, in the trash, or gone for good. */
export async function whereIs(db: Db, tipo: Tipo, id: number): Promise<'here' | 'trash' | 'gone'> {
  const here = await db
    .selectFrom(things[tipo].table as 'libros')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (here) return 'here';
  const trashed = await db
    .selectFrom('papelera')
    .select('id')
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id)
    .executeTakeFirst();
  return trashed ? 'trash' : 'gone';
}

export function findRow(db: Db, tipo: 'articulo' | 'pagina', id: number) {
  return db
    .selectFrom(things[tipo].table as 'articulos')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findTema(db: Db, by: { id: number } | { nombre: string }) {
  const temas = db.selectFrom('temas').select(['id', 'slug', 'nombre']);
  return (
    'id' in by ? temas.where('id', '=', by.id) : temas.where('busqueda', '=', plain(by.nombre))
  ).executeTakeFirst();
}

/** What the categories that came from a source are called in addresses by now, by the keys they came under. */
export async function slugsOfImportados(db: Db, fuente: string, tipo: 'categoria'): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('importados')
    .innerJoin('categorias', 'categorias.id', 'importados.id_cosa')
    .select(['importados.clave', 'categorias.slug'])
    .where('importados.fuente', '=', fuente)
    .where('importados.tipo', '=', tipo)
    .execute();
  return new Map(rows.map(({ clave, slug }) => [clave, slug]));
}

/** The addresses of things that are still there, by their kind and number: "articulo 7". */
export async function slugsOf(db: Db, cosas: { tipo: Tipo; id: number }[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const tipo of new Set(cosas.map((cosa) => cosa.tipo))) {
    const ids = [...new Set(cosas.filter((cosa) => cosa.tipo === tipo).map(({ id }) => id))];
    const rows = await db
      .selectFrom(things[tipo].table as 'libros')
      .select(['id', 'slug'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, slug } of rows) found.set(`${tipo} ${id}`, slug);
  }
  return found;
}

/** The categories that an import made, as links. */
export async function listNewCategorias(db: Db, importacionId: number) {
  const rows = await db
    .selectFrom('importados')
    .innerJoin('categorias', 'categorias.id', 'importados.id_cosa')
    .select(['categorias.nombre_categoria as texto', 'categorias.slug'])
    .where('importacion_id', '=', importacionId)
    .where('importados.tipo', '=', 'categoria')
    .orderBy('categorias.nombre_categoria')
    .execute();
  return rows.map(({ texto, slug }) => ({ texto, destino: `/${slug}` }));
}

/** What it is called and which version it is by now; undefined when it is gone. */
export async function findThing(db: Db, tipo: Tipo, id: number) {
  const row = await db
    .selectFrom(things[tipo].table as 'libros')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { version: row.version, title: titleOf(tipo, row) };
}

export function listCategoriasConSlug(db: Db) {
  return db.selectFrom('categorias').select(['id', 'slug', 'nombre_categoria']).orderBy('id').execute();
}

export async function listPaginaSlugs(db: Db): Promise<string[]> {
  return (await db.selectFrom('paginas').select('slug').execute()).map(({ slug }) => slug);
}

export async function listArticuloSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('articulos').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Where the articles and pages of a source are by now, by the keys they came under. */
export async function pathsOfImportados(db: Db, fuente: string): Promise<Map<string, string>> {
  const paginas = await db
    .selectFrom('importados')
    .innerJoin('paginas', 'paginas.id', 'importados.id_cosa')
    .select(['importados.clave', 'paginas.slug'])
    .where('importados.fuente', '=', fuente)
    .where('importados.tipo', '=', 'pagina')
    .execute();
  const articulos = await db
    .selectFrom('importados')
    .innerJoin('articulos', 'articulos.id', 'importados.id_cosa')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .select(['importados.clave', 'articulos.slug', 'categorias.slug as categoria_slug'])
    .where('importados.fuente', '=', fuente)
    .where('importados.tipo', '=', 'articulo')
    .execute();
  return new Map([
    ...paginas.map(({ clave, slug }) => [clave, `/${slug}`] as const),
    ...articulos.map((row) => [row.clave, `/${row.categoria_slug}/${row.slug}`] as const),
  ]);
}

export async function findByName(db: Db, tipo: 'categoria_producto' | 'tienda', name: string) {
  return db
    .selectFrom(things[tipo].table as 'libros')
    .select('id')
    .where('busqueda', '=', plain(name))
    .executeTakeFirst();
}

export function findByReferencia(db: Db, referencia: string) {
  return db.selectFrom('productos').select('id').where('referencia', '=', referencia).executeTakeFirst();
}

export function findSuscripcion(db: Db, email: string) {
  return db.selectFrom('suscriptores').select(['id', 'estado']).where('email', '=', email).executeTakeFirst();
}

interface NewSuscriptor {
  email: string;
  token: string;
  origen: string;
  pedidoEn: string;
  now: string;
}

/** With what the operator declared as the proof; undefined when somebody subscribed it meanwhile. */
export async function insertSuscriptor(db: Db, { email, token, origen, pedidoEn, now }: NewSuscriptor) {
  const row = await db
    .insertInto('suscriptores')
    .values({
      email,
      token,
      origen,
      estado: 'confirmado',
      texto_version: 'importacion',
      pedido_en: pedidoEn,
      confirmado_en: now,
      baja_en: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Only while it is as it came: who left since, or confirmed anew, stays. */
export async function deleteImportedSuscriptor(db: Db, id: number): Promise<'deleted' | 'changed' | 'gone'> {
  const deleted = await db
    .deleteFrom('suscriptores')
    .where('id', '=', id)
    .where('estado', '=', 'confirmado')
    .where('texto_version', '=', 'importacion')
    .returning('id')
    .executeTakeFirst();
  if (deleted) return 'deleted';
  const left = await db.selectFrom('suscriptores').select('id').where('id', '=', id).executeTakeFirst();
  return left ? 'changed' : 'gone';
}

/** A former address leads nowhere any more, unless it is another thing's by now. */
export async function deleteFormerPath(db: Db, path: string, id: number): Promise<void> {
  await db
    .deleteFrom('rutas_anteriores')
    .where('ruta', '=', path.replace(/^\//, ''))
    .where('id_cosa', '=', id)
    .execute();
}

export async function countAllImportados(db: Db, importacionId: number): Promise<number> {
  const { total } = await db
    .selectFrom('importados')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('importacion_id', '=', importacionId)
    .where('tipo', 'not in', ['imagen', 'archivo', 'ruta'])
    .executeTakeFirstOrThrow();
  return total;
}

/** Lists and pages show when an article was written and changed, not when it came here. */
export async function setWritten(
  db: Db,
  tipo: 'articulo' | 'pagina',
  id: number,
  written: { created_at: string; updated_at: string },
): Promise<void> {
  await db
    .updateTable(things[tipo].table as 'articulos')
    .set(written)
    .where('id', '=', id)
    .execute();
}
