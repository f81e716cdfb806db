/** What the site must keep and nobody may read: in the database, closed with the site's key, and in no copy (copias/rows.server.ts). */
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Db } from '#server/db/open.ts';
import { deleteSecreto, findSecreto, putSecreto } from './queries.ts';

export interface Secrets {
  /** Undefined also when another key closed it: then it has to be given again. */
  read(name: string): Promise<string | undefined>;
  write(name: string, value: string): Promise<void>;
  forget(name: string): Promise<void>;
}

export function createSecrets(db: Db, key: string): Secrets {
  return {
    async read(name) {
      const data = await findSecreto(db, name);
      return data === undefined ? undefined : symmetricDecrypt({ key, data }).catch(() => undefined);
    },
    async write(name, value) {
      await putSecreto(db, name, await symmetricEncrypt({ key, data: value }), new Date().toISOString());
    },
    forget: (name) => deleteSecreto(db, name),
  };
}
