/** Pages, categories and the program's own paths share one space: the first segment of an address. */
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { availableIdiomas } from '#server/idiomas.ts';
import { publicSegments } from '#server/public/paths.ts';
import { whoHas } from '#site-pages.ts';
import { isReserved } from '#values/reserved.ts';
import { freeSlug } from '#values/slug.ts';

/** What is at the first segment of its address. */
export type AtFirst = 'pagina' | 'categoria';

/** What has a page of the program's where one of the operator's may be: in its place, or above its articles. */
const shared = { pagina: 'quienes-somos', categoria: 'emprendedores' } satisfies Record<AtFirst, string>;

/**
 * THE ONE RULE of which first segments are the program's: what the specification keeps, what the server answers itself, the
 * route table and the languages, those that are not offered too. What an older site has there moves (make-way.ts).
 */
export function isOwnAddress(slug: string, tipo: AtFirst): boolean {
  if (slug === shared[tipo]) return false;
  return isReserved(slug) || publicSegments.has(slug) || availableIdiomas().some(({ codigo }) => codigo === slug);
}

/** An address that is taken is refused with what has it. */
export async function requireFreeAddress(db: Db, slug: string, tipo: AtFirst): Promise<void> {
  const field = tipo === 'pagina' ? 'slug' : 'nombre_categoria';
  const refuse = (status: number, why: string) => new Refusal(status, why, { [field]: why });
  if (!slug) throw refuse(422, 'El nombre debe tener al menos una letra o un número.');
  if (isOwnAddress(slug, tipo))
    throw refuse(422, `«${slug}» es una dirección reservada del sitio: la tiene ${whoHere(slug)}. Elige otro nombre.`);
  if (tipo === 'categoria' && (await categoriaAt(db, slug)))
    throw refuse(409, `Ya existe una categoría con la dirección «${slug}».`);
  await requireFreeOfOthers(db, slug, tipo);
}

function whoHere(slug: string): string {
  const language = availableIdiomas().find(({ codigo }) => codigo === slug);
  return language ? `el sitio en su idioma «${language.nombre}»` : whoHas(slug);
}

/** Also what comes back from the trash may find its address taken. */
export async function requireFreeOfOthers(db: Db, slug: string, tipo: AtFirst): Promise<void> {
  const categoria = tipo === 'pagina' ? await categoriaAt(db, slug) : undefined;
  const pagina = tipo === 'categoria' ? await paginaAt(db, slug) : undefined;
  const who = categoria
    ? `la categoría «${categoria.nombre_categoria}»`
    : pagina
      ? `la página «${pagina.titulo}»`
      : undefined;
  if (!who) return;
  const why = `La dirección «${slug}» la tiene ${who}.`;
  throw new Refusal(409, why, { [tipo === 'pagina' ? 'slug' : 'nombre_categoria']: why });
}

/** Where something goes that has an address of the program's: `proponer-de-antes`. */
export function addressOfBefore(db: Db, slug: string): Promise<string> {
  return freeSlug(`${slug}-de-antes`, async (slug) =>
    Boolean((await categoriaAt(db, slug)) ?? (await paginaAt(db, slug))),
  );
}

function categoriaAt(db: Db, slug: string) {
  return db.selectFrom('categorias').select('nombre_categoria').where('slug', '=', slug).executeTakeFirst();
}

function paginaAt(db: Db, slug: string) {
  return db.selectFrom('paginas').select('titulo').where('slug', '=', slug).executeTakeFirst();
}
