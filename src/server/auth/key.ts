/**
 * The key that signs cookies and closes second factors and other secrets (secrets.ts). It lies outside the database, so that a copy of the site opens
 * nothing: in SECRET_KEY, or in a file of DATA_DIR. The database has its fingerprint, so that another key is noticed.
 */
import { hash, randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { deleteMeta, lockMeta, readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { keyPath, readKeyFile, writeKeyFile } from '#server/files.ts';
import { logInfo } from '#server/log.ts';
import { type Settings, WrongSetting } from '#server/settings.ts';
import {
  deleteAllSecretos,
  deleteAllSessions,
  deleteAllTwoFactors,
  listSecretos,
  listTwoFactors,
  putSecreto,
  setTwoFactor,
} from './queries.ts';

/** Where the key itself was before it had a place of its own; copies of then still bring it. */
const formerName = 'secreto';
const printName = 'huella_clave';

type KeySettings = Pick<Settings, 'secretKey' | 'dataDir'>;

/** Of this site here, if it is known. */
export function presentKey({ secretKey, dataDir }: KeySettings): string | undefined {
  return secretKey ?? readKeyFile(dataDir);
}

/** The site's key, made by the first process that starts. Refuses to go on with another than the database was used with. */
export function siteKey(db: Db, place: KeySettings): Promise<string> {
  return db.transaction().execute(async (db) => {
    await lockMeta(db, 'cerrojo_clave');
    const [former, print] = [await readMeta(db, formerName), await readMeta(db, printName)];
    const inFile = readKeyFile(place.dataDir);
    const isNew = former === undefined && print === undefined;
    const key = place.secretKey ?? inFile ?? former ?? (isNew ? randomBytes(32).toString('base64url') : undefined);
    if (key === undefined) throw missingKey(place);
    const isOther = print !== undefined && print !== printOf(key);
    // Whoever sets SECRET_KEY on a site that had a file still has the key of before.
    const before = former ?? (isOther && inFile && print === printOf(inFile) ? inFile : undefined);
    if (isOther && before === undefined) throw missingKey(place);
    // On disk before the database forgets it.
    if (!place.secretKey && inFile === undefined) writeKeyFile(place.dataDir, key);
    if (before !== undefined && before !== key) await closeAnew(db, before, key);
    if (former !== undefined) {
      await deleteMeta(db, formerName);
      const now = place.secretKey ? 'SECRET_KEY' : keyPath(place.dataDir);
      logInfo('the key of cookies and second factors is no longer in the database', { now });
    }
    if (print !== printOf(key)) await writeMeta(db, printName, printOf(key));
    return key;
  });
}

/** For a database that comes from elsewhere: takes away what only another key opens. How many people it is taken from. */
export async function dropClosed(db: Db, key: string | undefined): Promise<number> {
  const print = await readMeta(db, printName);
  if (print === undefined || (key !== undefined && print === printOf(key))) return 0;
  await deleteMeta(db, printName);
  return deleteAllTwoFactors(db);
}

/** The next start makes another key: nobody is signed in, and second factors and secrets have to be given again. */
export function forgetKey(db: Db): Promise<number> {
  return db.transaction().execute(async (db) => {
    for (const name of [formerName, printName]) await deleteMeta(db, name);
    await deleteAllSessions(db);
    await deleteAllSecretos(db);
    return deleteAllTwoFactors(db);
  });
}

function printOf(key: string): string {
  return hash('sha256', `clave de secretos: ${key}`, 'base64url');
}

async function closeAnew(db: Db, before: string, key: string): Promise<void> {
  const anew = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key: before, data }) });
  for (const { id, secret, backupCodes } of await listTwoFactors(db))
    try {
      await setTwoFactor(db, id, { secret: await anew(secret), backupCodes: await anew(backupCodes) });
    } catch {
      // Closed with the present key already: an earlier version ran in between, and made a key of its own.
    }
  for (const { nombre, valor, updated_at } of await listSecretos(db))
    await putSecreto(db, nombre, await anew(valor), updated_at);
}

function missingKey({ secretKey, dataDir }: KeySettings): WrongSetting {
  const path = keyPath(dataDir);
  const found = secretKey ? 'SECRET_KEY no es la clave' : `en ${path} no está la clave`;
  return new WrongSetting(
    `${found} con la que se usa esta base de datos. Trae ese archivo de la máquina donde funciona, o pon en todas la misma SECRET_KEY. Si se ha perdido para siempre, «npm run rekey» (docs/operations.md)`,
  );
}
