/** Addresses that were a thing's before, here or on the site it came from: they lead to where it is now. */
import { pathIn } from '#idioma-path.ts';
import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { splitIdioma } from '#server/idiomas.ts';
import { medioName } from '#server/media/medios.ts';
import { findFormer, findRedirect } from '#server/things/former-paths.ts';
import type { PublicTipo } from '#things.ts';
import { isWordpressFeed, type PageAddress, wordpressNumber } from './address.ts';

const feed = '/rss.xml';

export async function findMovedPage(db: Db, address: PageAddress): Promise<string | undefined> {
  const { codigo, path } = splitIdioma(address.path);
  const found = await findMoved(db, path, address.query);
  if (found) return pathIn(codigo, found);
  // Before there were languages, `/en/…` could be a category of the operator's.
  return path === address.path ? undefined : presentOf(db, address.path);
}

async function findMoved(db: Db, path: string, query: string): Promise<string | undefined> {
  if (isWordpressFeed(path + query)) return feedOf(db, `${path === '/' ? '' : path}/feed`);
  const number = wordpressNumber(path + query);
  const found =
    number === undefined
      ? ((await findRedirect(db, path)) ??
        (await presentOf(db, path)) ??
        (await feedOf(db, path)) ??
        (await wholePicture(db, path)))
      : await presentOf(db, `/?p=${number}`);
  return found === path ? undefined : found;
}

/** Where what had this address is now. */
export async function presentOf(db: Db, path: string): Promise<string | undefined> {
  const former = await findFormer(db, path);
  if (!former) return undefined;
  const { tipo, id_cosa } = former;
  // Authors have no pages here: all articles are together.
  if (tipo === 'autor') return '/articulos';
  if (tipo === 'medio') {
    const nombre = await medioName(db, id_cosa);
    return nombre && `/media/${nombre}`;
  }
  const [present] = await areas().publicKinds[tipo as PublicTipo].short(
    db,
    { ids: [id_cosa] },
    new Date().toISOString(),
  );
  return present?.url;
}

/** WordPress has a feed below everything; here the site and each category have one. */
async function feedOf(db: Db, path: string): Promise<string | undefined> {
  const above = /^(.*)\/feed(?:\/(?:rss2?|rdf|atom))?$/.exec(path)?.[1];
  if (above === undefined) return undefined;
  if (above === '' || above === '/comments') return feed;
  const former = await findFormer(db, above);
  if (former?.tipo !== 'categoria') return former && feed;
  const categoria = await presentOf(db, above);
  return categoria && categoria + feed;
}

/** A smaller version of an uploaded picture: "foto-300x200.jpg". */
async function wholePicture(db: Db, path: string): Promise<string | undefined> {
  const whole = path.replace(/-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/, '');
  if (whole === path) return undefined;
  return (await presentOf(db, whole)) ?? presentOf(db, whole.replace(/(?=\.\w{3,4}$)/, '-scaled'));
}
