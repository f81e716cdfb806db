/** Pages, categories and the program's own paths share one space: the first segment of an address. */
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { publicPaths, publicSegments } from '#server/public/paths.ts';
import { isReserved } from '#values/reserved.ts';

/** The program's own page that one of the operator's takes the place of. */
const replaceable = 'quienes-somos';

/** An address that is taken is refused with what has it. */
export async function requireFreeAddress(db: Db, slug: string, tipo: 'pagina' | 'categoria'): Promise<void> {
  const field = tipo === 'pagina' ? 'slug' : 'nombre_categoria';
  const refuse = (status: number, why: string) => new Refusal(status, why, { [field]: why });
  if (!slug) throw refuse(422, 'El nombre debe tener al menos una letra o un número.');
  if (tipo === 'pagina' ? isOwnPath(slug) : isReserved(slug) || publicSegments.has(slug))
    throw refuse(422, `«${slug}» es una dirección reservada del sitio; elige otro nombre.`);
  if (tipo === 'categoria' && (await categoriaAt(db, slug)))
    throw refuse(409, `Ya existe una categoría con la dirección «${slug}».`);
  await requireFreeOfOthers(db, slug, tipo);
}

/** Also what comes back from the trash may find its address taken. */
export async function requireFreeOfOthers(db: Db, slug: string, tipo: 'pagina' | 'categoria'): Promise<void> {
  const categoria = tipo === 'pagina' ? await categoriaAt(db, slug) : undefined;
  const pagina =
    tipo === 'categoria'
      ? await db.selectFrom('paginas').select('titulo').where('slug', '=', slug).executeTakeFirst()
      : undefined;
  const who = categoria
    ? `la categoría «${categoria.nombre_categoria}»`
    : pagina
      ? `la página «${pagina.titulo}»`
      : undefined;
  if (!who) return;
  const why = `La dirección «${slug}» la tiene ${who}.`;
  throw new Refusal(409, why, { [tipo === 'pagina' ? 'slug' : 'nombre_categoria']: why });
}

function categoriaAt(db: Db, slug: string) {
  return db.selectFrom('categorias').select('nombre_categoria').where('slug', '=', slug).executeTakeFirst();
}

/** A category may have the address of the list of businesses, which shows its articles; a page may not. */
export function isOwnPath(slug: string): boolean {
  if (slug === replaceable) return false;
  return isReserved(slug) || publicPaths.some((path) => path.split('/')[1] === slug);
}
