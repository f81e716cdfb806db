import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '#server/settings.ts';

const documents = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true })
    .map((name) => join('docs', String(name)))
    .filter((name) => name.endsWith('.md')),
];

test.each(documents)('every link of %s leads somewhere', (document) => {
  const text = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, '');
  for (const [, target] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (/^(?:https?:|mailto:|\/)/.test(target!)) continue;
    expect(existsSync(join(dirname(document), target!)), target).toBe(true);
  }
});

// What changed in the past names what there was then.
test.each(documents.filter((name) => name !== 'CHANGELOG.md'))(
  'every test and file of the project that %s names by its path exists',
  (document) => {
    const text = readFileSync(document, 'utf8');
    for (const [, path] of text.matchAll(/`((?:src|test|deploy)\/[\w./-]+\.\w+)`/g))
      expect(existsSync(path!), path).toBe(true);
  },
);

test('the README lists exactly the settings there are', () => {
  const listed = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(listed.sort()).toEqual([...settingNames].sort());
});

test('the changelog begins with the running version, and every release with what one must do', () => {
  const [, ...releases] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(releases[0]).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} `));
  for (const release of releases.slice(0, -1))
    expect(release).toMatch(/^\d+\.\d+\.\d+ \(.+\)\n\n\*\*What you must do:\*\*/);
  expect(releases.at(-1)).toMatch(/^0\.1\.0\n/);
});

test('the README lists only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name] of readFileSync('README.md', 'utf8').matchAll(/`npm (?:run )?([\w:]+)/g))
    expect(Object.keys(scripts), name).toContain(name);
});
