/**
 * A newer version may have a page of its own where an older site has a category or a page. Whatever has such an address when the
 * program starts moves to `…-de-antes`: with it the menus, and what was below it is found at its old address.
 */
import { asUser } from '#server/auth/as-user.ts';
import type { Db } from '#server/db/open.ts';
import { logInfo } from '#server/log.ts';
import { saveThing, type Writer } from './save-thing.ts';
import { type AtFirst, addressOfBefore, isOwnAddress } from './site-address.ts';
import { lockRow } from './versions.ts';

/** As the log calls who does this. */
const who = 'actualización';

/** Answers the tags of what has moved. */
export async function makeWay(db: Db, now = new Date().toISOString()): Promise<string[]> {
  const tags: string[] = [];
  const writer: Writer = { db, user: asUser(who), now, changed: (...some) => void tags.push(...some) };
  for (const { tipo, id } of await inTheWay(db))
    await db.transaction().execute(async (db) => {
      // Another process may start at the same moment.
      const row = await lockRow(db, tipo === 'pagina' ? 'paginas' : 'categorias', id);
      if (!row || !isOwnAddress(row.slug, tipo)) return;
      const slug = await addressOfBefore(db, row.slug);
      await saveThing({ ...writer, db }, tipo, { id, slug, values: {} });
      if (tipo === 'categoria') await rememberArticulos(db, id, row.slug);
      await followInAjustes({ ...writer, db }, `/${row.slug}`, `/${slug}`);
      logInfo('an address is the program’s by now', { de: row.slug, a: slug });
    });
  // It knows where articles were; empty, it is made anew when the program has started.
  if (tags.includes('categorias')) await db.deleteFrom('busqueda_indice').execute();
  return tags;
}

async function inTheWay(db: Db): Promise<{ tipo: AtFirst; id: number }[]> {
  const categorias = await db.selectFrom('categorias').select(['id', 'slug']).execute();
  const paginas = await db.selectFrom('paginas').select(['id', 'slug']).execute();
  const own = (tipo: AtFirst, rows: { id: number; slug: string }[]) =>
    rows.filter(({ slug }) => isOwnAddress(slug, tipo)).map(({ id }) => ({ tipo, id }));
  return [...own('categoria', categorias), ...own('pagina', paginas)];
}

/** Its articles move with it. */
async function rememberArticulos(db: Db, categoriaId: number, before: string): Promise<void> {
  await db
    .insertInto('rutas_anteriores')
    .columns(['ruta', 'tipo', 'id_cosa'])
    .expression((eb) =>
      eb
        .selectFrom('articulos')
        .select((eb) => [
          eb(eb.val(`${before}/`), '||', eb.ref('slug')).as('ruta'),
          eb.val('articulo').as('tipo'),
          'id as id_cosa',
        ])
        .where('categoria_id', '=', categoriaId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the operator has put there meant their own: links of menus and of the home page go on leading to it, and sections go on showing it. */
async function followInAjustes(writer: Writer, before: string, after: string): Promise<void> {
  const rows = await writer.db.selectFrom('ajustes').select(['id', 'valores']).execute();
  const follow = (field: string, value: unknown) => {
    if (value === before) return after;
    return field === 'categoria' && `/${value}` === before ? after.slice(1) : value;
  };
  for (const { id, valores } of rows) {
    const moved = JSON.stringify(JSON.parse(valores, follow) as unknown);
    if (moved !== valores) await saveThing(writer, 'ajuste', { id, values: { valores: moved } });
  }
}
