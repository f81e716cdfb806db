/** What the scripts share. Plain JavaScript for whatever Node the machine has; everything else runs on the project's own. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const bin = join(root, 'node_modules', '.bin');
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
export const node = join(bin, 'node');

export function say(text) {
  console.log(`\x1b[1m▸ ${text}\x1b[0m`);
}

/** Ends the script with one clear line. */
export function fail(text) {
  console.error(`\x1b[31m✗ ${text}\x1b[0m`);
  process.exit(1);
}

/** Runs a program to its end; its output is shown as it comes unless `quiet`, and then only if it fails. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Not `npm ci`: the lock file cannot name every platform's optional binaries. Installs the packages when the lock file is not the one they were installed from. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Hace falta Node 20.19 o posterior para empezar; este es ${process.version}.`);
  await once(
    'install',
    hashOf(['package.json', 'package-lock.json']),
    existsSync(node),
    'Instalando los paquetes (un par de minutos la primera vez)',
    async () => {
      const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
        quiet: true,
      });
      if (code !== 0) fail(`No se han podido instalar los paquetes:\n${tail(output)}`);
    },
  );
}

export async function build() {
  const sources = hashOf([
    'src',
    'demo',
    'public',
    'vite.config.ts',
    'package-lock.json',
    'scripts/compress.mjs',
    'scripts/public-routes.ts',
    'scripts/worker.mjs',
  ]);
  const dist = process.env.DIST_DIR ?? 'dist';
  await once(
    `build-${basename(dist)}`,
    sources,
    existsSync(`${dist}/server/entry.server.js`),
    'Construyendo la aplicación',
    async () => {
      const built = await run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { quiet: true });
      if (built.code !== 0) fail(`La construcción ha fallado:\n${tail(built.output)}`);
      const worker = await run(node, ['scripts/worker.mjs'], { quiet: true });
      if (worker.code !== 0) fail(`La construcción del service worker ha fallado:\n${tail(worker.output)}`);
      const packed = await run(node, ['scripts/compress.mjs'], { quiet: true });
      if (packed.code !== 0) fail(`La compresión ha fallado:\n${tail(packed.output)}`);
    },
  );
}

/** The packages bring a browser for x64; on other machines the tests use the system's, installed here where that is possible. */
export async function browser() {
  const paths = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  if (process.arch === 'x64' || paths.some((path) => path && existsSync(path))) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    fail('Las pruebas necesitan un navegador: instala chromium-headless-shell o indica uno en CHROMIUM_PATH.');
  say('Instalando un navegador para las pruebas…');
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { quiet: true });
  if (code !== 0) fail(`No se ha podido instalar el navegador:\n${tail(output)}`);
}

/** The types of the routes, which the types of everything else need. */
export async function routes() {
  const { code, output } = await run(node, ['scripts/routes.mjs'], { quiet: true });
  if (code !== 0) fail(`No se han podido escribir los tipos de las rutas:\n${tail(output)}`);
}

/** Types, lint and format, dead code, side by side. True when there is nothing to say. */
export async function check() {
  const steps = [
    // More than one checker would look at the same types again on another core, which the others need.
    ['Tipos', ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']],
    ['Estilo', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
    ['Código sin uso', ['node_modules/knip/bin/knip.js']],
  ];
  say(`${steps.map(([title]) => title).join(', ')}…`);
  const found = await Promise.all(steps.map(([, args]) => run(node, args, { quiet: true })));
  for (const { code, output } of found) if (code !== 0) console.error(output.trim());
  return found.every(({ code }) => code === 0);
}

async function once(name, stamp, isThere, title, work) {
  const mark = join('node_modules', '.cache', 'secretos', name);
  if (isThere && existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return;
  say(`${title}…`);
  const started = Date.now();
  await work();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, stamp);
  say(`${title}: hecho en ${Math.round((Date.now() - started) / 1000)} s`);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(files)) {
    // Drawn pictures are data: their size tells enough.
    if (file.endsWith('.webp') || file.endsWith('.avif')) hash.update(file + statSync(file).size);
    else if (!file.endsWith('.test.ts') && !file.endsWith('.gen.ts')) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function files(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)));
}

function tail(output) {
  return output.trim().split('\n').slice(-25).join('\n');
}
