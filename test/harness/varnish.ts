/** A real Varnish with deploy/varnish.vcl, where it is installed (Debian: varnish, varnish-modules). */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export const hasVarnish =
  spawnSync('varnishd', ['-V']).status === 0 &&
  [
    '/usr/lib/varnish/vmods',
    '/usr/lib/x86_64-linux-gnu/varnish/vmods',
    '/usr/lib/aarch64-linux-gnu/varnish/vmods',
  ].some((folder) => existsSync(join(folder, 'libvmod_xkey.so')));

export interface VarnishServer {
  url: string;
  pid(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Its port is known before what it stands in front of is there. */
export async function startVarnish(sitePort: number, port?: number): Promise<VarnishServer> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'varnish-'));
  const own = port ?? (await freePort());
  const vcl = readFileSync(new URL('../../deploy/varnish.vcl', import.meta.url), 'utf8');
  writeFileSync(join(folder, 'site.vcl'), vcl.replaceAll('.port = "3000"', `.port = "${sitePort}"`));
  // As the file says that it is to be started.
  const options = [...vcl.matchAll(/^# {3}(-p) (\S+)/gm)].flatMap(([, option, value]) => [option!, value!]);
  const url = `http://127.0.0.1:${own}`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(
      'varnishd',
      [
        ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'site.vcl'), '-a', `127.0.0.1:${own}`],
        ...['-s', 'malloc,64m', ...options, '-p', 'timeout_idle=600'],
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    child.stderr!.on('data', (text) => {
      said += text;
    });
    const begun = Date.now();
    while (!(await fetch(`${url}/`, { method: 'PURGE', headers: { xkey: 'nada' } }).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || Date.now() - begun > 30_000) throw new Error(`varnish did not start: ${said}`);
      await wait(50);
    }
  }

  async function kill(): Promise<void> {
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill('SIGKILL');
    await ended;
    // Its own child notices that nobody watches over it any more.
    while (await fetch(url).catch(() => undefined)) await wait(20);
  }

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  await start();
  return { url, pid: () => child!.pid!, kill, start, stop };
}
