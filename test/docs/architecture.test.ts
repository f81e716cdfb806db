/** docs/architecture.md is true: its tree names every folder, and no import goes against its arrows. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const document = readFileSync('docs/architecture.md', 'utf8');
const tree = document.split('```')[1]!;

function foldersIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

test.each(['src', 'src/server', 'test'])('the tree names every folder of %s', (place) => {
  for (const folder of foldersIn(place)) expect(tree).toMatch(new RegExp(`^\\s*${folder}/`, 'm'));
});

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(
    (entry) =>
      entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') && !entry.name.endsWith('.gen.ts'),
  )
  .map((entry) => join(entry.parentPath, entry.name));

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  return [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/g),
  ].flatMap((match) => {
    const name = match[2] ?? match[3]!;
    const to = name.startsWith('#')
      ? name.replace('#', 'src/')
      : name.startsWith('.')
        ? relative('.', resolve(dirname(file), name))
        : undefined;
    return to?.startsWith('src/') ? [{ from: file, to, isType: Boolean(match[1]) }] : [];
  });
}

const imports = sources.flatMap(importsOf);
const against = (from: RegExp, to: RegExp, except: (found: Import) => boolean = () => false) =>
  imports
    .filter((found) => from.test(found.from) && to.test(found.to) && !except(found))
    .map((found) => `${found.from} → ${found.to}`);

test('there are imports to look at', () => expect(imports.length).toBeGreaterThan(500));

test('domain knows nobody', () => {
  expect(against(/^src\/domain\//, /^src\/(?!domain\/)/)).toEqual([]);
});

test('pages know the server only through the typed client', () => {
  expect(against(/^src\/(?:site|admin)\//, /^src\/server\//)).toEqual([]);
  expect(
    against(/^src\/ui\//, /^src\/server\//, (found) => found.isType || found.to === 'src/server/in-process.ts'),
  ).toEqual([]);
});

test('site and admin do not know each other, except for the preview of a draft', () => {
  expect(against(/^src\/site\//, /^src\/admin\//)).toEqual([]);
  expect(against(/^src\/ui\//, /^src\/(?:site|admin)\//)).toEqual([]);
});

test('the server knows nothing of the pages', () => {
  expect(against(/^src\/server\//, /^src\/(?:site|admin|ui)\//)).toEqual([]);
});

test('only data writes SQL', () => {
  const writers = sources.filter((file) =>
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(writers.filter((file) => !/^src\/(?:server\/data|demo)\//.test(file))).toEqual([]);
});

test('data asks nobody above it', () => {
  expect(against(/^src\/server\/data\//, /^src\/server\/(?:calls|api|pages|media|mail|payments|auth|feeds)\//)).toEqual(
    [],
  );
});

test('nobody reaches past a room’s door, except for the names the door documents', () => {
  const open = new Set([
    'src/server/mail/letters.ts',
    'src/server/mail/shop-letters.ts',
    'src/server/media/serve.ts',
    'src/server/pages/memory.ts',
    'src/server/pages/reads.ts',
    'src/server/pages/security.ts',
  ]);
  for (const room of ['auth', 'media', 'mail', 'payments', 'pages', 'feeds']) {
    const inside = new RegExp(`^src/server/${room}/`);
    const past = imports.filter(
      (found) =>
        inside.test(found.to) &&
        !inside.test(found.from) &&
        !found.to.endsWith('/index.ts') &&
        !open.has(found.to) &&
        !found.isType,
    );
    expect(past.map((found) => `${found.from} → ${found.to}`)).toEqual([]);
  }
});
