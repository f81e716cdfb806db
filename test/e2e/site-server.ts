/** The built product with its demo content, started once for all browser tests. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../harness/free-port.ts';

export const adminPassword = 'clave-de-las-pruebas';

export default async function setup(project: TestProject) {
  // Against a server that is already running, while working on a screen.
  const running = process.env.SITE_URL_FOR_TESTS;
  if (running) {
    project.provide('siteUrl', running);
    project.provide('dataDir', process.env.DATA_DIR ?? '');
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'sitio-'));
  const shared = globalThis as { demo?: Promise<string> };
  shared.demo ??= fillDemo();
  await cp(await shared.demo, dataDir, { recursive: true });
  const server = await startServer({ DATA_DIR: dataDir });
  project.provide('siteUrl', server.url);
  project.provide('dataDir', dataDir);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** A folder with the demo content, which takes its time: made once for both servers. */
async function fillDemo(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
  return dataDir;
}

export interface RunningServer {
  url: string;
  pid: number;
  /** What it has printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** `place`: the folder of another release. */
export async function startServer(env: Record<string, string>, place = ''): Promise<RunningServer> {
  const port = env.PORT ?? (await freePort());
  const child = spawn(process.execPath, ['--max-semi-space-size=8', join(place, 'scripts/serve.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ADMIN_PASSWORD: adminPassword,
      PORT: String(port),
      HOST: '127.0.0.1',
      // The tests look at few of the demo's pictures.
      PICTURES_AHEAD: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isListening = new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Listo en ')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await isListening;
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await closed;
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    dataDir: string;
  }
}
