/** A real nginx with deploy/nginx.conf, where it is installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export const nginxProgram = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

export interface NginxServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Wanted {
  /** Where the site listens, on each machine. */
  upstream: number | number[];
  port?: number;
  /** What visitors speak; without it, http. */
  certificate?: { cert: string; key: string };
  /** More servers beside the site's. */
  more?(folder: string): string;
}

/** The file as it is, with other ports, folders and certificate. */
export async function startNginx({ upstream, port, certificate, more }: Wanted): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers are somebody else.
  chmodSync(folder, 0o755);
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name));
  const own = port ?? (await freePort());
  const secure = certificate !== undefined;
  const machines = [upstream].flat().map((machine) => `server 127.0.0.1:${machine} max_fails=0;`);
  const text = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
    .replace(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${own}${secure ? ' ssl http2' : ''};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll('secretos.example.com;', 'localhost;')
    .replace(/ssl_certificate .*;/, secure ? `ssl_certificate ${certificate.cert};` : '')
    .replace(/ssl_certificate_key .*;/, secure ? `ssl_certificate_key ${certificate.key};` : '')
    .replace('/var/cache/nginx/secretos', join(folder, 'cache'))
    .replace('server 127.0.0.1:3000 max_fails=0;', machines.join(' '))
    .replace('proxy_set_header Host $host;', `proxy_set_header Host $host:${own};`);
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  const log = join(folder, 'error.log');
  const asRoot = process.getuid?.() === 0 ? 'user root;\n' : '';
  // As Debian's own nginx.conf has it around.
  const around = ['access_log off;', 'sendfile on;', 'tcp_nopush on;', ...temps];
  writeFileSync(
    file,
    `${asRoot}worker_processes auto;\npid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\n${around.join('\n')}\n${text}\n${more?.(folder) ?? ''}\n}\n`,
  );
  execFileSync(nginxProgram!, ['-t', '-q', '-c', file, '-e', log], { stdio: 'pipe' });
  const child: ChildProcess = spawn(nginxProgram!, ['-c', file, '-e', log, '-g', 'daemon off;'], { stdio: 'ignore' });
  while (!(await isListening(own))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(log, 'utf8')}`);
    await wait(20);
  }
  return {
    url: `${secure ? 'https' : 'http'}://localhost:${own}`,
    pid: child.pid!,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
