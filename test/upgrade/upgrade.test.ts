/** A site that version 0.1.0 wrote (site-0.1.0/README.md says what is in it) goes on as if nothing had happened. */
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { migrations } from '#server/db/migrations/index.ts';
import { fillIndexIfEmpty } from '#server/search/index.ts';
import { type Reply, startApp } from '../harness/harness.ts';
import { newDatabase } from '../harness/postgres-server.ts';
import { fillPostgres, fixture, fromJson, oldMigrations, type Row, readOldDatabase, type Table } from './old-site.ts';

interface RecordedCall {
  call: string;
  by: 'visitor' | 'admin';
  query: Record<string, string | number>;
  body: object;
}

const recorded = fromJson<RecordedCall[]>('contents.json');

const dataDir = await mkdtemp(join(tmpdir(), 'sitio-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
await cp(fixture, dataDir, { recursive: true });

// Just after the last of it was written: what is new, over or still to come does not change with the years.
vi.setSystemTime('2026-11-14T12:30:00.000Z');
afterAll(() => void vi.useRealTimers());

const { tables, lastIds } = readOldDatabase(join(dataDir, 'secretos.sqlite'));
const { app, admin, visitor } = await startApp({
  DATA_DIR: dataDir,
  ...(process.env.TEST_DATABASE === 'postgres' && {
    DATABASE_URL: await fillPostgres(await newDatabase(inject('postgresUrl')), { tables, lastIds }),
  }),
});

// As a start does it.
await fillIndexIfEmpty(app.db);

// That somebody signed in just now is in the log.
await app.db.deleteFrom('registro').where('accion', '=', 'acceso').execute();

test('the migrations that ran then are still the same', () => {
  expect(migrations.slice(0, oldMigrations.length)).toEqual(oldMigrations);
});

// Sessions and reset links run out by themselves, and the search index may always be made anew.
const passing = ['session', 'verification', 'busqueda_indice'];

test.each(tables.filter(({ name }) => !passing.includes(name)))(
  'every row of «$name» is still there, as it was',
  async (table) => {
    expect(table.rows.length).toBeGreaterThan(0);
    await expectRows(withoutSecrets(table));
  },
);

test.each(recorded.map((one) => [`${one.call} ${new URLSearchParams(one.query as never)}`.trim(), one] as const))(
  '«%s» is answered as it was',
  async (_, { call, by, query, body }) => {
    const reply = await (by === 'admin' ? admin : visitor).get(call, query);
    expect(reply.status).toBe(200);
    expect(inTodaysWords(asThen(call, reply.body))).toMatchObject(inTodaysWords(body) as object);
  },
);

test('a mail that could not be sent then is sent now', async () => {
  const waiting = () => admin.get('get_correos_admin.php', { estado: 'fallido' });
  expect((await waiting()).body.data).toHaveLength(1);
  await app.mail.flush();
  expect((await waiting()).body.data).toEqual([]);
});

test('the administrator signs in with the password of then, and with no other', async () => {
  const signIn = (password: string) => visitor.post('login.php', { usuario: 'admin', password });
  expect((await signIn('contraseña-de-prueba')).status).toBe(200);
  expect((await signIn('otra-contraseña')).status).toBe(401);
  const [account] = await app.db.selectFrom('account').select('password').execute();
  expect(account!.password).toMatch(/^\$scrypt\$/);
});

test('reset links of then can be read nowhere', async () => {
  const token = rowsOf('correos')
    .map(({ clave }) => String(clave).match(/^reset-(.+)/)?.[1])
    .find(Boolean)!;
  expect(token).toBeTruthy();
  expect(JSON.stringify(await app.db.selectFrom('correos').selectAll().execute())).not.toContain(token);
});

test('every picture and video is served as it was stored, narrower versions too', async () => {
  const stored = new Map(storedMedia().map((path) => [`/media/${basename(path)}`, path]));
  // Those of things in the trash and of earlier versions of articles are in there, too.
  const shown = new Set(JSON.stringify(tables).match(/\/media\/[0-9a-f]{20}[-\w]*\.\w+/g));
  expect(shown.size).toBeGreaterThan(20);
  expect([...stored.keys()]).toEqual(expect.arrayContaining([...shown]));
  for (const [address, path] of stored) {
    const response = await visitor.request(address);
    expect(response.status, address).toBe(200);
    expect(readFileSync(path).equals(Buffer.from(await response.arrayBuffer())), address).toBe(true);
  }
});

interface Edit {
  read: [call: string, query: Record<string, string | number>];
  update: string;
  /** What the form sends besides, as it was read. */
  fields: string[];
  change: Record<string, string | number>;
}

const edits: Record<string, Edit> = {
  'an article': {
    read: ['get_post_admin.php', { slug: 'casas-colgadas-de-cuenca' }],
    update: 'update_article.php',
    fields: ['Id_articulo', 'slug', 'Id_categoria', 'estado'],
    change: { titulo: 'Las Casas Colgadas, hoy' },
  },
  'a book': {
    read: ['get_libro_admin.php', { slug: 'leyendas-de-la-serrania-de-cuenca' }],
    update: 'update_libro.php',
    fields: ['id', 'titulo', 'autores', 'slug'],
    change: { editorial: 'Otra editorial' },
  },
  'an activity': {
    read: ['get_actividad_admin.php', { slug: 'barranquismo' }],
    update: 'update_actividad.php',
    fields: ['id'],
    change: { precio_1: 48 },
  },
  'an event': {
    read: ['get_evento.php', { id: 1 }],
    update: 'update_evento.php',
    fields: ['id', 'titulo', 'municipio_id'],
    change: { lugar: 'Plaza de España' },
  },
  'a location': {
    read: ['get_ubicacion_admin.php', { id: 1 }],
    update: 'update_ubicacion.php',
    fields: ['id', 'nombre', 'slug'],
    change: { direccion: 'CM-2105, km 34' },
  },
  'a business': {
    read: ['get_empresa.php', { id: 1 }],
    update: 'update_empresa.php',
    fields: ['id', 'municipio_id', 'categoria_id'],
    change: { nombre: 'Alfarería Ñoño e Hijas' },
  },
  'a product': {
    read: ['get_producto.php', { id: 1 }],
    update: 'update_producto.php',
    fields: ['id'],
    change: { precio: 6.25 },
  },
  'an order': {
    read: ['get_pedido_admin.php', { cod: String(rowsOf('pedidos')[0]!.cod_pedido) }],
    update: 'update_pedido.php',
    fields: ['cod_pedido'],
    change: { notas: 'Llamar antes de ir.' },
  },
};

test.each(Object.entries(edits))('%s that was written then can be changed', async (_, edit) => {
  const before = dataOf(await admin.get(...edit.read));
  const sent = Object.fromEntries([...edit.fields, 'version'].map((field) => [field, before[field]]));
  expect(await admin.post(edit.update, { ...sent, ...edit.change })).toMatchObject({ status: 200 });
  expect(dataOf(await admin.get(...edit.read))).toMatchObject(edit.change);
});

test('an earlier version of an article comes back', async () => {
  const { id, titulo } = rowsOf('versiones_articulo')[0]!;
  const reply = await admin.post('restore_version_articulo.php', { id });
  expect(reply).toMatchObject({ status: 200, body: { data: { titulo } } });
});

test('what is written now gets an id that nothing had, not even what was deleted', async () => {
  const reply = await admin.post('create_post.php', { titulo: 'Nuevo', contenido: '<p>Nuevo</p>', category_id: 1 });
  expect(reply.body.data.Id_articulo).toBeGreaterThan(lastIds.get('articulos')!);
});

test('everything in the trash comes back whole', async () => {
  const inTrash = async () => (await admin.get('get_papelera_admin.php', { limit: 100 })).body.data;
  // The last one deleted first: the others may hang on it.
  for (const { id, titulo } of await inTrash())
    expect(await admin.post('restore_papelera.php', { id }), titulo).toMatchObject({ status: 200 });
  expect(await inTrash()).toEqual([]);
  for (const { filas } of rowsOf('papelera'))
    for (const { table, rows } of JSON.parse(String(filas)) as { table: string; rows: Row[] }[])
      if (rows[0]) await expectRows({ name: table, columns: Object.keys(rows[0]), key: ['id'], rows });
});

/** A password is hashed anew when its owner signs in, and mails with a personal link forget it. */
function withoutSecrets(table: Table): Table {
  const columns = table.columns.filter(
    (column) => table.name !== 'account' || !/^(?:password|updatedAt)$/.test(column),
  );
  const rows = table.rows.filter(({ clave }) => table.name !== 'correos' || !String(clave).startsWith('reset-'));
  const shown = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column]!]));
  return { ...table, columns, rows: rows.map(shown) };
}

/** Columns that came later do not matter, nor do rows. */
async function expectRows({ name, columns, key, rows }: Table): Promise<void> {
  const query = sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;
  const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const now = new Map((await query.execute(app.db)).rows.map((row) => [keyOf(row), row]));
  expect(inTodaysWords(rows.map((row) => now.get(keyOf(row))))).toEqual(inTodaysWords(rows));
}

/** What has been added since is left aside: all municipalities of the province, and what refunds take from a sale's taxes. */
function asThen(call: string, body: { data: unknown }): object {
  if (call === 'get_municipios.php') {
    const known = new Set(rowsOf('municipios').map(({ id }) => id));
    return { ...body, data: (body.data as { id: number }[]).filter(({ id }) => known.has(id)) };
  }
  const { desglose_venta } = (body.data ?? {}) as { desglose_venta?: object };
  return desglose_venta ? { ...body, data: { ...(body.data as object), desglose_iva: desglose_venta } } : body;
}

/** One form for both databases (PostgreSQL has booleans and instants), and for what was called otherwise then. */
function inTodaysWords(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part) => (typeof part === 'boolean' ? Number(part) : part));
  return JSON.parse(
    text
      .replaceAll(/\b(categorias?)-producto\b/g, '$1_producto')
      .replaceAll('"role":"admin"', '"role":"administrador"'),
  );
}

/** Some calls answer the thing itself. */
function dataOf({ body }: Reply): Record<string, unknown> {
  return body.data ?? body;
}

function rowsOf(name: string): Row[] {
  return tables.find((table) => table.name === name)!.rows;
}

function storedMedia(): string[] {
  return readdirSync(join(fixture, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
