/** The key of cookies and second factors is in no copy; what a copy is worth with it, without it, and with another. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { symmetricDecrypt } from 'better-auth/crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#app.server.ts';
import { forgetKey, presentKey } from '#server/auth/key.ts';
import { openDatabase } from '#server/db/open.ts';
import { keyPath, writeKeyFile } from '#server/files.ts';
import { createHttpApp } from '#server/http/http.ts';
import type { Settings } from '#server/settings.ts';
import { passTime } from '#test/harness/clock.ts';
import { adminPassword, origin, startApp } from '#test/harness/harness.ts';
import { totpOf } from '#test/harness/totp.ts';
import { openArchive } from './read-archive.server.ts';
import { restoreArchive } from './restore.server.ts';
import { createSites } from './sites.testing.ts';

const { app, admin } = await startApp({ PICTURES_AHEAD: 'off' });
const { aFolder, anEmptySite, write, quiet } = createSites(app.settings);
const key = presentKey(app.settings)!;
const former = 'la-clave-de-antes-que-estaba-en-la-base-de-datos';
let uri: string;
let path: string;

beforeAll(async () => {
  ({ uri } = (await admin.post('start_two_factor.php', { password: adminPassword })).body.data);
  expect((await admin.post('confirm_two_factor.php', { codigo: totpOf(uri) })).status).toBe(200);
  path = join(await aFolder(), 'copia.tar');
  await write(path);
});

/** What signing in answers on a site with these settings, with the code of the telephone. */
async function signInAt(settings: Settings, codigo?: string) {
  const site = await createApp({ ...settings, siteUrl: origin, passwordCost: 10 });
  try {
    const http = createHttpApp(site, async () => new Response(''));
    const request = new Request(`${origin}/api/login.php`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ usuario: 'admin', password: adminPassword, codigo }),
    });
    return (await http.fetch(request, {})).status;
  } finally {
    await site.close();
  }
}

async function freshCode(): Promise<string> {
  passTime(31_000);
  return totpOf(uri);
}

async function restored(): Promise<Settings> {
  const site = await anEmptySite();
  await restoreArchive(site, path, quiet);
  return site;
}

/** As the versions before kept it: the key in the database, and nothing known of it outside. */
async function asBefore(site: Settings): Promise<void> {
  const now = await createApp({ ...site, secretKey: former, passwordCost: 10 });
  await now.close();
  const { db, close } = openDatabase(site);
  await db.deleteFrom('meta').where('clave', '=', 'huella_clave').execute();
  await db.insertInto('meta').values({ clave: 'secreto', valor: former }).execute();
  await close();
  rmSync(keyPath(site.dataDir));
}

async function keysIn(site: Settings): Promise<string[]> {
  const { db, close } = openDatabase(site);
  const rows = await db.selectFrom('meta').select('valor').execute();
  await close();
  return rows.map(({ valor }) => valor);
}

test('it is a file that only the site reads, and in no row of a copy', async () => {
  expect(statSync(keyPath(app.settings.dataDir)).mode & 0o777).toBe(0o600);
  const archive = await openArchive(path);
  const rows: unknown[] = [];
  for (const { nombre } of archive.manifest.tablas) for await (const some of archive.rows(nombre)) rows.push(some);
  await archive.close();
  expect(JSON.stringify(rows)).toContain('huella_clave');
  expect(JSON.stringify(rows)).not.toContain(key);
});

describe('a copy that is restored', () => {
  test('where the key is, has its second factors', async () => {
    const site = await restored();
    expect(await signInAt(site)).toBe(401);
    expect(await signInAt(site, await freshCode())).toBe(200);
  });

  test('where it is not, opens with the password, and says who has to set up the second factor again', async () => {
    const site = await anEmptySite();
    rmSync(keyPath(site.dataDir));
    expect(await restoreArchive(site, path, quiet)).toMatchObject({ withoutTwoFactor: 1 });
    expect(await signInAt(site)).toBe(200);
    expect(presentKey(site)).not.toBe(key);
  });

  test('of a version that had the key in it has its second factors', async () => {
    for (const hasKey of [false, true]) {
      const site = await restored();
      await asBefore(site);
      if (hasKey) writeKeyFile(site.dataDir, key);
      expect(await signInAt(site, await freshCode())).toBe(200);
      expect(presentKey(site)).toBe(hasKey ? key : former);
      expect(await keysIn(site)).not.toContain(former);
    }
  });
});

describe('another machine on the same database', () => {
  test('does not start without the key, and says where it belongs', async () => {
    const site = await restored();
    expect(await signInAt(site, await freshCode())).toBe(200);
    const elsewhere = { ...site, dataDir: await aFolder() };
    // SQLite is a file of that folder: there the key alone is missing.
    if (!site.databaseUrl) Object.assign(elsewhere, { dataDir: site.dataDir });
    rmSync(keyPath(elsewhere.dataDir), { force: true });
    await expect(signInAt(elsewhere)).rejects.toThrow(/no está la clave con la que se usa esta base de datos/);
    expect(existsSync(keyPath(elsewhere.dataDir))).toBe(false);
    await expect(signInAt({ ...elsewhere, secretKey: 'otra'.repeat(10) })).rejects.toThrow(/SECRET_KEY no es la clave/);
    expect(await signInAt({ ...elsewhere, secretKey: key }, await freshCode())).toBe(200);
  });
});

test('SECRET_KEY wins over the file, and takes over what that had closed', async () => {
  const site = await restored();
  const secretKey = 'una-clave-que-comparten-varias-maquinas';
  expect(await signInAt({ ...site, secretKey }, await freshCode())).toBe(200);
  const { db, close } = openDatabase(site);
  const { secret, backupCodes } = await db
    .selectFrom('twoFactor')
    .select(['secret', 'backupCodes'])
    .executeTakeFirstOrThrow();
  await close();
  for (const data of [secret, backupCodes]) {
    await expect(symmetricDecrypt({ key: secretKey, data })).resolves.toBeTruthy();
    await expect(symmetricDecrypt({ key, data })).rejects.toThrow();
  }
  await expect(signInAt(site)).rejects.toThrow(/no está la clave/);
});

test('a key that is lost is made anew: nobody is signed in, and the password is enough again', async () => {
  const site = await restored();
  rmSync(keyPath(site.dataDir));
  const { db, close } = openDatabase(site);
  expect(await forgetKey(db)).toBe(1);
  await close();
  expect(await signInAt(site)).toBe(200);
  expect(presentKey(site)).not.toBe(key);
});

test('several processes that start at once have one key', async () => {
  const site = await anEmptySite();
  rmSync(keyPath(site.dataDir));
  const apps = await Promise.all([1, 2, 3].map(() => createApp({ ...site, passwordCost: 10 })));
  for (const one of apps) await one.close();
  expect(presentKey(site)).toMatch(/^[\w-]{43}$/);
});
