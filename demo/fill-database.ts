import { registerAreas } from '#server/areas.ts';
import { claimMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { checkUsos } from '#server/media/check-usos.ts';
import { fill } from './fill.ts';
import type { StoredPictures } from './store-pictures.ts';

/** False where another process has filled it meanwhile. */
export async function fillDatabase(db: Db, pictures: StoredPictures): Promise<boolean> {
  // The built server has its own; what is filled here runs from the source.
  registerAreas(await import('#areas.server.ts'));
  return db.transaction().execute(async (db) => {
    const mark = `${process.pid}-${Date.now()}`;
    // Two processes may have got here; the first one to write the mark fills, the other finds it filled.
    if ((await claimMeta(db, 'demo', mark)) !== mark) return false;
    await fill(db, pictures, new Date());
    await checkUsos(db);
    return true;
  });
}
