/** The sources of the program and what each imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .filter(({ name }) => !/\.(?:test|testing)\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
  .map((entry) => join(entry.parentPath, entry.name));

export interface Import {
  from: string;
  /** A file of ours, or the name of a package. */
  to: string;
  isType: boolean;
  /** Not before it is asked for: import('…'). */
  isLater: boolean;
}

export const allImports = sources.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/g)].map(
    (match) => {
      const name = match[2] ?? match[3]!;
      const to = name.startsWith('#')
        ? name.replace('#', 'src/')
        : name.startsWith('.')
          ? relative('.', resolve(dirname(file), name))
          : name;
      return { from: file, to, isType: Boolean(match[1]), isLater: Boolean(match[3]) };
    },
  );
}

const loaded = Map.groupBy(
  allImports.filter(({ isType, isLater }) => !isType && !isLater),
  ({ from }) => from,
);

/** All that a file brings along at once: files of ours and packages, itself too. */
export function loadedWith(file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found) for (const { to } of loaded.get(one) ?? []) found.add(to);
  return found;
}
