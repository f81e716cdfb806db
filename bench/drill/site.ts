/** The built product as the drills use it: started, killed and started again over the same data. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Db, openDatabase } from '#server/db/open.ts';
import { adminPassword, type RunningServer, startServer } from '../../test/e2e/site-server.ts';
import { startRelease } from './release.ts';

export interface DrillSite {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly env: Record<string, string>;
  /** What the running process has printed. */
  output(): string;
  /** `release`: the folder of another one than the sources'. */
  start(release?: string): Promise<void>;
  /** SIGKILL: nothing is finished, nothing is tidied up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Undefined when no answer came: the process died meanwhile, or took longer than any visitor waits. */
  post(name: string, body: unknown, from?: Visitor): Promise<Answer | undefined>;
  get(path: string, from?: Visitor): Promise<Response | undefined>;
  /** The administrator, whose session outlives the process; `origin` when SITE_URL says another. */
  admin(origin?: string): Promise<Visitor>;
  remove(): Promise<void>;
}

/** Where people come in, whatever is behind it. */
export type Door = Pick<DrillSite, 'url' | 'post' | 'get'>;

export interface Visitor {
  cookie?: string;
  /** As a proxy in front would tell it. */
  address?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: drills look into answers of every shape
  body: any;
}

const longestMs = 60_000;

/** `folder`: where its data are to be, when somebody else made it. */
export async function openSite(env: Record<string, string>, folder?: string): Promise<DrillSite> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'simulacro-')));
  let server: RunningServer | undefined;
  let signedIn: Visitor | undefined;

  const site: DrillSite = {
    get url() {
      return server!.url;
    },
    dataDir,
    get pid() {
      return server!.pid;
    },
    env,
    output: () => server?.output() ?? '',
    async start(release) {
      const own = { DATA_DIR: dataDir, DEMO: 'off', TRUST_PROXY: 'on', ...env };
      server = await (release ? startRelease(release, own) : startServer(own));
    },
    async kill() {
      await server!.stop('SIGKILL');
    },
    async stop() {
      await server!.stop();
    },
    async post(name, body, from = {}) {
      const isForm = body instanceof FormData;
      const headers = {
        origin: server!.url,
        ...headersOf(from),
        ...(!isForm && { 'content-type': 'application/json' }),
      };
      try {
        const response = await fetch(`${server!.url}/api/${name}`, {
          method: 'POST',
          headers,
          body: isForm ? body : JSON.stringify(body),
          signal: AbortSignal.timeout(longestMs),
        });
        return { status: response.status, body: await response.json() };
      } catch {
        return undefined;
      }
    },
    async get(path, from = {}) {
      try {
        const response = await fetch(server!.url + path, {
          headers: { 'sec-fetch-site': 'same-origin', ...headersOf(from) },
          signal: AbortSignal.timeout(longestMs),
        });
        return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers });
      } catch {
        return undefined;
      }
    },
    async admin(origin = server!.url) {
      signedIn ??= { cookie: await signIn(server!.url, origin) };
      return signedIn;
    },
    async remove() {
      if (!folder) await rm(dataDir, { recursive: true, force: true });
    },
  };
  return site;
}

/** Ordinary visitors of one page for a while; they keep their connections, as browsers do. */
export async function visit(url: string, seconds: number, path = '/') {
  const result = await autocannon({ url: url + path, connections: 10, duration: seconds, timeout: 10 });
  return { rate: result.requests.average, p99: result.latency.p99, failed: result.errors + result.non2xx };
}

/** Looks again and again until it is so; how long that took, or undefined when it never was. */
export async function until(isSo: () => Promise<boolean>, seconds: number): Promise<number | undefined> {
  const started = performance.now();
  for (;;) {
    const isThere = await isSo();
    const passed = (performance.now() - started) / 1000;
    if (isThere) return passed;
    if (passed > seconds) return undefined;
    await wait(200);
  }
}

/** What a refusal must say. */
export function isSentence({ body }: Answer): boolean {
  return /^[A-ZÁÉÍÓÚ¿¡].{15,}[.)]$/.test(body.message ?? '');
}

/** What the site has stored. */
export async function withDb<T>(
  { dataDir, env }: Pick<DrillSite, 'dataDir' | 'env'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ dataDir, databaseUrl: env.DATABASE_URL });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function signIn(url: string, origin: string): Promise<string> {
  const response = await fetch(`${url}/api/login.php`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'admin', password: adminPassword }),
  });
  if (!response.ok) throw new Error(`sign-in failed: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

function headersOf({ cookie, address }: Visitor): Record<string, string> {
  return { ...(cookie && { cookie }), 'x-forwarded-for': address ?? '203.0.113.1' };
}
