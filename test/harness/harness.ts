/** The app with its HTTP routes, on an empty database, and a signed-in administrator. */
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { createApp } from '#app.server.ts';
import { notedUsos, scanUsos } from '#areas/medios/full-scan.testing.ts';
import { fillAjustes } from '#demo/fill-ajustes.ts';
import type { App } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { databaseFile } from '#server/files.ts';
import { createHttpApp } from '#server/http/http.ts';
import { areUsosKnown } from '#server/media/medio-usos.ts';
import { readSettings } from '#server/settings.ts';
import type { Rol } from '#values/rol.ts';
import { realTime } from './clock.ts';
import { newMigratedDatabase } from './postgres-server.ts';

export const origin = 'http://localhost:3000';
export const adminPassword = 'contraseña-de-prueba';

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface Client {
  get(name: string, query?: Record<string, string | number>, headers?: Record<string, string>): Promise<Reply>;
  post(name: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  request(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestApp {
  app: App;
  visitor: Client;
  admin: Client;
  /** Another client with this cookie, from this address. */
  client(cookie?: string, address?: string): Client;
  signIn(usuario?: string, password?: string): Promise<Client>;
  /** Somebody with this role, or with none; `usuario` is the role's name unless another is given. */
  signInAs(rol: Rol | undefined, usuario?: string): Promise<Client>;
}

/** One app per test file; closed when the file is done. */
export async function startApp(env: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'casa-'));
  const isPostgres = process.env.TEST_DATABASE === 'postgres';
  const databaseUrl = isPostgres ? await newMigratedDatabase(inject('postgresUrl')) : undefined;
  if (!isPostgres) await copyFile(await migratedFile(), databaseFile(dataDir));
  const settings = readSettings({
    DATA_DIR: dataDir,
    SITE_URL: origin,
    ADMIN_PASSWORD: adminPassword,
    DEMO: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const app = await createApp({ ...settings, passwordCost: 10 });
  await fillAjustes(app.db, new Map());
  await app.ajustes.reload();
  await app.auth.ensureAdmin();
  const http = createHttpApp(app, async () => new Response('page', { status: 200 }));
  const client = (cookie?: string, address?: string) =>
    clientOf(async (path, init) => http.fetch(new Request(origin + path, init), comingFrom(address)), cookie);

  async function signIn(usuario = 'admin', password = adminPassword): Promise<Client> {
    const reply = await client().post('login.php', { usuario, password });
    if (reply.status !== 200) throw new Error(`sign-in failed: ${JSON.stringify(reply.body)}`);
    return client(cookieOf(reply));
  }

  async function signInAs(rol: Rol | undefined, usuario: string = rol ?? 'nadie'): Promise<Client> {
    await app.auth.createUser({ usuario, email: `${usuario}@example.com`, password: adminPassword, rol });
    return signIn(usuario);
  }

  afterAll(async () => {
    realTime();
    // Whatever the tests did: what is noted of files, once it is known, is what all tables say.
    const [noted, found] = (await areUsosKnown(app.db)) ? [await notedUsos(app.db), await scanUsos(app.db)] : [[], []];
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
    expect(noted).toEqual(found);
  });
  return { app, client, signIn, signInAs, visitor: client(), admin: await signIn() };
}

let migrated: Promise<string> | undefined;

/** An SQLite file with all tables and nothing in them, made once for all files of a worker. */
function migratedFile(): Promise<string> {
  migrated ??= (async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plantilla-'));
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    await migrate(database);
    await database.close();
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    return databaseFile(dataDir);
  })();
  return migrated;
}

/** As much of a connection as the server looks at. */
function comingFrom(remoteAddress: string | undefined): { incoming?: IncomingMessage } {
  return remoteAddress ? { incoming: { socket: { remoteAddress }, headers: {} } as IncomingMessage } : {};
}

export function cookieOf(reply: Reply): string {
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Fields and files as a browser would send them. */
export function form(values: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

function clientOf(send: (path: string, init?: RequestInit) => Promise<Response>, cookie?: string): Client {
  async function call(path: string, init: RequestInit): Promise<Reply> {
    const response = await send(path, { ...init, headers: { ...(cookie && { cookie }), ...(init.headers as object) } });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  }
  return {
    get: (name, query = {}, headers = {}) =>
      call(`/api/${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`, {
        headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', ...headers },
      }),
    post: (name, body, headers = {}) =>
      call(`/api/${name}`, {
        method: 'POST',
        body:
          body === undefined || body instanceof FormData || typeof body === 'string'
            ? (body as string)
            : JSON.stringify(body),
        headers: { origin, ...(!(body instanceof FormData) && { 'content-type': 'application/json' }), ...headers },
      }),
    request: (path, init) =>
      send(path, { ...init, headers: { ...(cookie && { cookie }), ...(init?.headers as object) } }),
  };
}
