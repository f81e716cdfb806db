/** The settings as they are now, in memory: read once, and again when somebody changes them, here or in another process. */
import type { Db } from '#server/db/open.ts';
import type { Ajustes } from './ajustes.ts';
import { listAjustes, toAjustes } from './queries.server.ts';

export interface CurrentAjustes {
  readonly current: Ajustes;
  reload(): Promise<void>;
}

declare module '#server/app.ts' {
  interface App {
    ajustes: CurrentAjustes;
  }
}

/** `onRead` hears of every reading, the first included. What the machine says of VERI*FACTU wins over what the operator does. */
export async function createAjustes(
  db: Db,
  onRead: (ajustes: Ajustes) => void,
  modo?: Ajustes['facturacion']['verifactu'],
): Promise<CurrentAjustes> {
  let current: Ajustes;
  async function reload(): Promise<void> {
    const said = toAjustes(await listAjustes(db));
    current = modo ? { ...said, facturacion: { ...said.facturacion, verifactu: modo } } : said;
    onRead(current);
  }
  await reload();
  return {
    get current() {
      return current;
    },
    reload,
  };
}
