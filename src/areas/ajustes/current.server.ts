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

/** `told` hears of every reading, the first included. */
export async function createAjustes(db: Db, told: (ajustes: Ajustes) => void): Promise<CurrentAjustes> {
  let current: Ajustes;
  async function reload(): Promise<void> {
    current = toAjustes(await listAjustes(db));
    told(current);
  }
  await reload();
  return {
    get current() {
      return current;
    },
    reload,
  };
}
