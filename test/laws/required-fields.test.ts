/** Whatever a kind's form says is required is refused when it is not sent at all, with a sentence at its field. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type Field, isPicture } from '#values/fields/declared.ts';

interface Declared {
  fields: Record<string, Field>;
  form: z.ZodType;
}

const files = readdirSync('src/areas', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => /^export const kind\b/m.test(readFileSync(file, 'utf8')));

test('of every kind', async () => {
  const found: string[] = [];
  let looked = 0;
  for (const file of files) {
    const { kind } = (await import(resolve(file))) as { kind: Declared };
    const issues = kind.form.safeParse({}).error?.issues ?? [];
    for (const [name, field] of Object.entries(kind.fields)) {
      if (!field.isRequired || isPicture(field)) continue;
      looked++;
      if (!issues.some(({ path }) => path[0] === name)) found.push(`${file}: ${name}`);
    }
  }
  expect(looked).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
