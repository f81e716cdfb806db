/** The built product as the drills use it: started, killed and started again over the same data. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminPassword, type RunningServer, startServer } from '../../test/e2e/site-server.ts';

export interface DrillSite {
  readonly url: string;
  readonly dataDir: string;
  start(): Promise<void>;
  /** SIGKILL: nothing is finished, nothing is tidied up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Undefined when no answer came: the process died meanwhile. */
  post(name: string, body: unknown, from?: Visitor): Promise<Answer | undefined>;
  get(path: string, from?: Visitor): Promise<Response | undefined>;
  /** The administrator, whose session outlives the process. */
  admin(): Promise<Visitor>;
  remove(): Promise<void>;
}

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

export async function openSite(env: Record<string, string>): Promise<DrillSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'simulacro-'));
  let server: RunningServer | undefined;
  let signedIn: Visitor | undefined;

  const site: DrillSite = {
    get url() {
      return server!.url;
    },
    dataDir,
    async start() {
      server = await startServer({ DATA_DIR: dataDir, DEMO: 'off', TRUST_PROXY: 'on', ...env });
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
        });
        return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers });
      } catch {
        return undefined;
      }
    },
    async admin() {
      signedIn ??= { cookie: await signIn(server!.url) };
      return signedIn;
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
  return site;
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login.php`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
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
