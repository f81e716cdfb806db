/** Public addresses that things had before: they lead to where the thing is now. Kept without their first slash. */
import type { Db } from '#server/db/open.ts';
import type { Tipo } from '#things.ts';

/** What a former address was of: a thing, or somebody who wrote on another site. */
export type FormerTipo = Tipo | 'autor';

/** Remember that this path led to this thing; a path that is in use again is no former path any more. */
export async function rememberPath(
  db: Db,
  tipo: FormerTipo,
  id: number,
  paths: { before: string; after: string } | undefined,
): Promise<void> {
  if (!paths || paths.before === paths.after) return;
  const [before, after] = [bare(paths.before), bare(paths.after)];
  await db.deleteFrom('rutas_anteriores').where('ruta', 'in', [before, after]).execute();
  await db.insertInto('rutas_anteriores').values({ ruta: before, tipo, id_cosa: id }).execute();
}

/** Where the operator lets an address lead that is gone; as the page memory writes it. */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  return (await db.selectFrom('direcciones').select('a').where('de', '=', path).executeTakeFirst())?.a;
}

/** Which thing an address led to before, of whatever kind. */
export function findFormer(db: Db, path: string) {
  return db
    .selectFrom('rutas_anteriores')
    .select(['tipo', 'id_cosa'])
    .where('ruta', '=', bare(path))
    .executeTakeFirst();
}

async function findByFormerPath(db: Db, tipo: Tipo, path: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('rutas_anteriores')
    .select('id_cosa')
    .where('ruta', '=', bare(path))
    .where('tipo', '=', tipo)
    .executeTakeFirst();
  return row?.id_cosa;
}

/** Under an address it had before, while no other thing has it now. */
export async function findMoved<Row>(
  db: Db,
  tipo: Tipo,
  path: string,
  findById: (id: number) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const movedId = await findByFormerPath(db, tipo, path);
  return movedId === undefined ? undefined : findById(movedId);
}

function bare(path: string): string {
  return path.replace(/^\//, '');
}
