/** Releases of the program that are newer than the sources: built from copies of them, outside the working tree. */
import { spawn } from 'node:child_process';
import { appendFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../test/e2e/site-server.ts';

/** What a release is built and served from. */
const parts = [
  ...['src', 'messages', 'docs', 'demo', 'public', 'scripts'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json'],
];

/**
 * The `number`th after the sources: with a version, a migration, code and styles of its own, so that the names of its
 * files are its own too. Gives the folder it is in.
 */
export async function buildRelease(folder: string, number: number): Promise<string> {
  const place = join(folder, `entrega-${number}`);
  for (const part of parts) await cp(part, join(place, part), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(place, 'node_modules'));
  const about = JSON.parse(await readFile('package.json', 'utf8'));
  const version = `${about.version}-entrega.${number}`;
  await writeFile(join(place, 'package.json'), JSON.stringify({ ...about, version }));
  for (let n = 1; n <= number; n++)
    await appendFile(
      join(place, 'src/server/db/migrations/index.ts'),
      `\nmigrations.push({ name: 'entrega-${n}', up: ['${statementOf(n)}'] });\n`,
    );
  await appendFile(join(place, 'src/router.tsx'), `\nObject.assign(globalThis, { entrega: ${number} });\n`);
  await appendFile(join(place, 'src/ui/tokens.css'), `\n:root {\n  --entrega: ${number};\n}\n`);
  for (const args of [
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    ['scripts/worker.mjs'],
    ['scripts/compress.mjs'],
  ])
    await run(place, args);
  return place;
}

/** On a table that people are writing to. */
function statementOf(number: number): string {
  return `alter table articulos add column entrega_${number} integer not null default ${number}`;
}

export function startRelease(place: string, env: Record<string, string>): Promise<RunningServer> {
  // The cache is in node_modules, which is not the release's own.
  return startServer({ ...env, DIST_DIR: 'dist', NODE_DISABLE_COMPILE_CACHE: '1' }, place);
}

/** The name of the code that a page asks for. */
export function codeOf(html: string): string {
  return /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? '';
}

function run(place: string, args: string[]): Promise<void> {
  const { DIST_DIR: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: place, env, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}`))));
  });
}
