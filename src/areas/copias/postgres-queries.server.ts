/** All rows of a PostgreSQL database, out and in. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Loading, Snapshot, TableShape, Value } from './rows.server.ts';
import { SiteInUse } from './sqlite-queries.server.ts';

const batch = 200;
/** PostgreSQL takes no more values in one statement. */
const maxParameters = 60_000;

/** `isAlone`: refuses while anybody else is connected, and keeps others from writing meanwhile. */
export async function readPostgres(url: string, { isAlone = false } = {}): Promise<Snapshot> {
  const client = await connect(url);
  const names = isAlone ? await tableNames(client) : [];
  if (isAlone) await requireAlone(client);
  await client.query(`begin isolation level repeatable read${isAlone ? '' : ' read only'}`);
  // Before anything is read: what is seen is what there was once nobody could write any more.
  if (names.length > 0) await client.query(`lock table ${names.map(quoted).join(', ')} in share mode`);
  const shapes = await shapesOf(client);

  return {
    dialect: 'postgres',
    tables: shapes.map(plainShape),
    async *rows({ name, columns }) {
      const shape = shapes.find((found) => found.name === name)!;
      const read = columns.map((column) => reading(column, shape.types[column]!));
      // Texts in the order of their bytes, as SQLite has them.
      const order = shape.key.map((key) => quoted(key) + (shape.types[key] === 'text' ? ' collate "C"' : ''));
      const ordered = order.length > 0 ? ` order by ${order.join(', ')}` : '';
      await client.query(`declare copia no scroll cursor for select ${read.join(', ')} from ${quoted(name)}${ordered}`);
      const kinds = columns.map((column) => shape.types[column]!);
      for (;;) {
        const { rows } = await client.query<(string | null)[]>({ text: `fetch ${batch} from copia`, rowMode: 'array' });
        if (rows.length === 0) break;
        yield rows.map((row) => row.map((text, index) => outgoing(text, kinds[index]!)));
      }
      await client.query('close copia');
    },
    async lastIds() {
      const last: Record<string, number> = {};
      for (const { name, sequence } of shapes) {
        if (!sequence) continue;
        const { rows } = await client.query(`select last_value, is_called from ${sequence}`);
        if (rows[0].is_called === 't') last[name] = Number(rows[0].last_value);
      }
      return last;
    },
    async close() {
      await client.end();
    },
  };
}

export async function loadPostgres(url: string): Promise<Loading> {
  const client = await connect(url);
  await client.query('begin');
  const shapes = await shapesOf(client);
  // Rows come table by table, in no order that the references would like: they are checked once all are there.
  const references = await referencesOf(client);
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  // What the migrations wrote goes. Tables of invoices refuse to be emptied, and are empty.
  for (const { name } of shapes) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount) await client.query(`truncate ${quoted(name)}`);
  }

  return {
    tables: shapes.map(plainShape),
    async put({ name, columns }, rows) {
      const { types } = shapes.find((found) => found.name === name)!;
      const most = Math.floor(maxParameters / columns.length);
      for (let from = 0; from < rows.length; from += most) {
        const part = rows.slice(from, from + most);
        const tuple = (index: number) =>
          columns.map((_, column) => `$${index * columns.length + column + 1}`).join(', ');
        await client.query(
          `insert into ${quoted(name)} (${columns.map(quoted).join(', ')})
           values ${part.map((_, index) => `(${tuple(index)})`).join(', ')}`,
          part.flatMap((row) => row.map((value, column) => incoming(value, types[columns[column]!]!))),
        );
      }
    },
    async finish(lastIds) {
      for (const { table, name, definition } of references)
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
      for (const { name, sequence } of shapes)
        if (sequence) await client.query('select setval($1, $2, $3)', [sequence, lastIds[name] ?? 1, name in lastIds]);
      await client.query('commit');
      await client.query('analyze');
    },
    // What was not committed is undone with the connection.
    async close() {
      await client.end();
    },
  };
}

/** The tables in use now, those of parts included. */
export async function tablesOfPostgres(url: string): Promise<string[]> {
  const client = await connect(url);
  try {
    return await tableNames(client);
  } finally {
    await client.end();
  }
}

/** An empty schema beside the one in use; the address that leads to it. */
export async function addSchema(url: string, name: string): Promise<string> {
  const client = await connect(url);
  try {
    // What a command that was killed left behind.
    const { rows } = await client.query<{ left: string }>(
      `select nspname as left from pg_namespace where nspname ~ '^(restauracion|traslado)_\\d+$'`,
    );
    for (const { left } of rows) await client.query(`drop schema ${quoted(left)} cascade`);
    await client.query(`create schema ${quoted(name)}`);
  } finally {
    await client.end();
  }
  const inside = new URL(url);
  inside.searchParams.set('options', `-c search_path=${name}`);
  return inside.href;
}

export async function dropSchema(url: string, name: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(`drop schema if exists ${quoted(name)} cascade`);
  } finally {
    await client.end();
  }
}

/** What triggers call goes with their tables. */
async function moveFunctions(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = $1::regnamespace and prorettype = 'trigger'::regtype`,
    [quoted(from)],
  );
  for (const { name } of rows)
    await client.query(`alter function ${quoted(from)}.${quoted(name)}() set schema ${quoted(to)}`);
}

/** The tables of the schema take the place of those in use, which go to another one; all at once. */
export async function swapSchema(url: string, name: string, aside: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('begin');
    const { rows } = await client.query<{ now: string }>('select current_schema() as now');
    const { now } = rows[0]!;
    const old = await tableNames(client);
    if (old.length > 0) await client.query(`create schema ${quoted(aside)}`);
    for (const table of old)
      await client.query(`alter table ${quoted(now)}.${quoted(table)} set schema ${quoted(aside)}`);
    if (old.length > 0) await moveFunctions(client, now, aside);
    for (const table of await tableNames(client, name))
      await client.query(`alter table ${quoted(name)}.${quoted(table)} set schema ${quoted(now)}`);
    await moveFunctions(client, name, now);
    await client.query(`drop schema ${quoted(name)}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

export async function requireNobodyElse(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await requireAlone(client);
  } finally {
    await client.end();
  }
}

/** A connection that was just closed may still be listed for a moment. */
async function requireAlone(client: pg.Client): Promise<void> {
  const others = `select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`;
  for (let tries = 0; tries < 10; tries++) {
    if ((await client.query(others)).rows.length === 0) return;
    await wait(200);
  }
  throw new SiteInUse('El sitio, u otro programa, está conectado a la base de datos. Detenlo y vuelve a intentarlo.');
}

/** Everything comes as the text that PostgreSQL writes: each kind is read below, exactly. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: () => (text: string) => text },
  });
  client.on('error', () => {});
  await client.connect();
  // A table of many rows, and a slow reader, take their time.
  await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'");
  return client;
}

type Kind = 'integer' | 'double' | 'boolean' | 'instant' | 'bytes' | 'text';

const kinds: Record<string, Kind> = {
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  'double precision': 'double',
  boolean: 'boolean',
  'timestamp with time zone': 'instant',
  bytea: 'bytes',
  text: 'text',
};

interface Shape extends TableShape {
  key: string[];
  types: Record<string, Kind>;
  sequence: string | null;
}

async function shapesOf(client: pg.Client): Promise<Shape[]> {
  const { rows } = await client.query<{
    table: string;
    column: string;
    type: string;
    place: string | null;
    sequence: string | null;
  }>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
       array_position(i.indkey::int2[], a.attnum) as place,
       case when a.attidentity <> '' then pg_get_serial_sequence(quote_ident(c.relname), a.attname) end as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname collate "C", a.attnum`,
  );
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column),
    key: columns
      .filter(({ place }) => place !== null)
      .sort((one, other) => Number(one.place) - Number(other.place))
      .map(({ column }) => column),
    types: Object.fromEntries(columns.map(({ column, type }) => [column, kindOf(name, column, type)])),
    sequence: columns.find(({ sequence }) => sequence)?.sequence ?? null,
  }));
}

function kindOf(table: string, column: string, type: string): Kind {
  const kind = kinds[type];
  if (!kind) throw new Error(`${table}.${column} is of a type that copies do not know: ${type}`);
  return kind;
}

async function tableNames(client: pg.Client, schema?: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = coalesce($1, current_schema())::regnamespace and relkind in ('r', 'p')`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

async function referencesOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  );
  return rows;
}

function reading(column: string, kind: Kind): string {
  if (kind === 'boolean') return `${quoted(column)}::int`;
  if (kind === 'instant') return `to_char(${quoted(column)}, 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
  return quoted(column);
}

function outgoing(text: string | null, kind: Kind): Value {
  if (text === null) return null;
  // Milliseconds as JavaScript writes them; only what has finer ones keeps them.
  if (kind === 'instant') return `${text.endsWith('000') ? text.slice(0, -3) : text}Z`;
  if (kind === 'bytes') return { base64: Buffer.from(text.slice(2), 'hex').toString('base64') };
  if (kind === 'text') return text;
  const value = Number(text);
  if (kind === 'integer' && !Number.isSafeInteger(value)) throw new Error(`${text} is too large a number`);
  return value;
}

function incoming(value: Value, kind: Kind): unknown {
  if (value !== null && typeof value === 'object') return Buffer.from(value.base64, 'base64');
  return kind === 'boolean' && value !== null ? value === 1 : value;
}

function plainShape({ name, columns }: Shape): TableShape {
  return { name, columns };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
