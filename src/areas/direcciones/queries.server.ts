import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { presentOf } from '#server/pages/moved.ts';
import type { PublicTipo } from '#things.ts';

/** As many as a screen shows at once. */
const mostFormer = 200;

export function listDirecciones(db: Db) {
  return db.selectFrom('direcciones').select(['id', 'de', 'a', 'version']).orderBy('de').execute();
}

export function findDireccion(db: Db, de: string) {
  return db.selectFrom('direcciones').select('id').where('de', '=', de).executeTakeFirst();
}

/** Addresses that things had before, with where each is now; null while visitors cannot see it. */
export async function listFormer(db: Db, now: string) {
  const rows = await db
    .selectFrom('rutas_anteriores')
    .select(['ruta', 'tipo', 'id_cosa'])
    .orderBy('ruta')
    .limit(mostFormer)
    .execute();
  const { count } = await db
    .selectFrom('rutas_anteriores')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { publicKinds } = areas();
  const present = new Map<string, string>();
  for (const tipo of new Set(rows.map((row) => row.tipo)))
    if (Object.hasOwn(publicKinds, tipo)) {
      const ids = rows.filter((row) => row.tipo === tipo).map((row) => row.id_cosa);
      for (const { id, url } of await publicKinds[tipo as PublicTipo].short(db, { ids }, now))
        present.set(`${tipo} ${id}`, url);
    }
  const former = await Promise.all(
    rows.map(async ({ ruta, tipo, id_cosa }) => ({
      de: `/${ruta}`,
      a: (Object.hasOwn(publicKinds, tipo) ? present.get(`${tipo} ${id_cosa}`) : await presentOf(db, ruta)) ?? null,
      tipo,
    })),
  );
  return { former, total: Number(count) };
}

/** What visitors find at this address today, as a sentence names it. */
export async function findAt(db: Db, path: string): Promise<string | undefined> {
  const slug = path.slice(1);
  const categoria = await db
    .selectFrom('categorias')
    .select('nombre_categoria')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (categoria) return `la categoría «${categoria.nombre_categoria}»`;
  const found = await db.selectFrom('busqueda_indice').select('titulo').where('url', '=', path).executeTakeFirst();
  return found && `«${found.titulo}»`;
}
