/** The tables are what the types and the table of things say they are, on both databases. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { type Tipo, thingOf, tipos } from '#things.ts';

const { app } = await startApp();

interface Column {
  name: string;
  isNullable: boolean;
}

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } =
    app.database.dialect === 'sqlite'
      ? await sql<{ name: string; optional: number }>`
          select name, "notnull" = 0 and pk = 0 as optional from pragma_table_info(${table})`.execute(app.db)
      : await sql<{ name: string; optional: boolean }>`
          select column_name as name, is_nullable = 'YES' as optional from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`.execute(app.db);
  return rows.map(({ name, optional }) => ({ name, isNullable: Boolean(optional) }));
}

describe('every table has the columns its type names, empty where the type says so', () => {
  const typed = tablesOfTypes();
  test('there are tables to compare', () => expect(typed.size).toBeGreaterThan(25));

  test.each([...typed])('%s', async (table, columns) => {
    const real = new Map((await columnsOf(table)).map(({ name, isNullable }) => [name, isNullable]));
    for (const { name, isNullable } of columns) expect([name, real.get(name)]).toEqual([name, isNullable]);
  });
});

describe('every thing has what its entry in the table of things says', () => {
  test.each(tipos)('%s', async (tipo) => {
    const { table, title, words = [title], hasSlug, refs = {}, parts, history } = thingOf(tipo);
    const names = (await columnsOf(table)).map(({ name }) => name);
    const needed = ['id', 'version', 'created_at', 'updated_at', title, ...words, ...Object.keys(refs)];
    expect(names).toEqual(expect.arrayContaining(needed));
    expect(names.includes('slug')).toBe(Boolean(hasSlug));
    if (words.length > 0) expect(names).toContain('busqueda');
    for (const target of Object.values(refs)) expect(tipos).toContain(target as Tipo);
    for (const [part, column] of Object.entries({ ...parts, ...history }))
      expect((await columnsOf(part)).map(({ name }) => name)).toContain(column);
  });
});

describe('every foreign key between things is a reference of the table of things', () => {
  const tables = new Map(tipos.map((tipo) => [thingOf(tipo).table, tipo]));
  test.each(tipos)('%s', async (tipo) => {
    const { table, refs = {} } = thingOf(tipo);
    for (const { column, target } of await foreignKeys(table))
      if (tables.has(target)) expect(refs[column], `${table}.${column}`).toBe(tables.get(target));
  });
});

async function foreignKeys(table: string): Promise<{ column: string; target: string }[]> {
  const { rows } =
    app.database.dialect === 'sqlite'
      ? await sql<{ column: string; target: string }>`
          select "from" as "column", "table" as target from pragma_foreign_key_list(${table})`.execute(app.db)
      : await sql<{ column: string; target: string }>`
          select a.attname as "column", c.confrelid::regclass::text as target
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
          where c.contype = 'f' and c.conrelid = ${table}::regclass`.execute(app.db);
  return rows;
}

/** Reads the interfaces of schema*.ts: they are written plainly enough for a few expressions. */
function tablesOfTypes(): Map<string, Column[]> {
  const folder = import.meta.dirname;
  const text = readdirSync(folder)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
  const interfaces = new Map<string, { parents: string[]; body: string }>();
  for (const [, name, parents, body] of text.matchAll(/interface (\w+)(?: extends ([\w, ]+))? \{\n([\s\S]*?)\n\}/g))
    interfaces.set(name!, { parents: parents?.split(', ') ?? [], body: body! });
  const named = (name: string): Column[] => {
    const { parents, body } = interfaces.get(name)!;
    return [...parents.flatMap(named), ...fieldsOf(body)];
  };
  const tables = new Map<string, Column[]>();
  for (const [name, { body }] of interfaces) {
    if (name !== 'Schema' && !name.endsWith('Tables')) continue;
    for (const [, table, type] of body.matchAll(/^ {2}(\w+): ([\s\S]*?)(?:;$|\n {2}\};)/gm)) {
      const inline = type!.includes('{') ? fieldsOf(type!.slice(type!.indexOf('{') + 1)) : [];
      const from = type!.match(/^\w+/)?.[0];
      tables.set(table!, [...(from && interfaces.has(from) ? named(from) : []), ...inline]);
    }
  }
  return tables;
}

function fieldsOf(body: string): Column[] {
  return [...body.matchAll(/(?:^|[;{\n])\s*(\w+): ([^;]+)/g)].map(([, name, type]) => ({
    name: name!,
    isNullable: /\| null\b/.test(type!),
  }));
}
