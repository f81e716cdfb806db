/** Addresses that were a thing's before, here or on the site it came from: they lead to where it is now. */
import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { findFormer, pathOfThing } from '#server/things/former-paths.ts';
import type { Tipo } from '#things.ts';
import { type PageAddress, wordpressNumber } from './address.ts';

export async function findMovedPage(db: Db, { path, query }: PageAddress): Promise<string | undefined> {
  const number = wordpressNumber(path + query);
  const former = await findFormer(db, number === undefined ? path : `/?p=${number}`);
  if (!former) return undefined;
  const tipo = former.tipo as Tipo;
  const find = areas().pathOf[tipo];
  const now = new Date().toISOString();
  const present = find ? await find(db, former.id_cosa, now) : await pathOfThing(db, tipo, former.id_cosa);
  return present === path ? undefined : present;
}
