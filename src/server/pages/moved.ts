/** Addresses that were a thing's before, here or on the site it came from: they lead to where it is now. */
import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { findFormer } from '#server/things/former-paths.ts';
import type { PublicTipo } from '#things.ts';
import { type PageAddress, wordpressNumber } from './address.ts';

export async function findMovedPage(db: Db, { path, query }: PageAddress): Promise<string | undefined> {
  const number = wordpressNumber(path + query);
  const former = await findFormer(db, number === undefined ? path : `/?p=${number}`);
  if (!former) return undefined;
  const kind = areas().publicKinds[former.tipo as PublicTipo];
  const [present] = await kind.short(db, { ids: [former.id_cosa] }, new Date().toISOString());
  return present?.url === path ? undefined : present?.url;
}
