/** A site that version 0.1.0 wrote (site-0.1.0/README.md says what is in it) goes on as if nothing had happened. */
import { expect, test } from 'vitest';
import type { Reply } from '../harness/harness.ts';
import { startOldSite, testSignIn, testThatItGoesOn } from './goes-on.ts';
import type { Row } from './old-site.ts';

const site = await startOldSite('0.1.0', '2026-11-14T12:30:00.000Z');
const { app, admin, rowsOf, lastIds } = site;

// A password is hashed anew when its owner signs in.
testThatItGoesOn(site, { account: /^(?:password|updatedAt)$/ });

test('a mail that could not be sent then is sent now', async () => {
  const waiting = () => admin.get('get_correos_admin.php', { estado: 'fallido' });
  expect((await waiting()).body.data).toHaveLength(1);
  await app.mail.flush();
  expect((await waiting()).body.data).toEqual([]);
});

testSignIn(site);

test('a password is hashed anew when its owner signs in', async () => {
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
      if (rows[0]) await site.expectRows({ name: table, columns: Object.keys(rows[0]), key: ['id'], rows });
});

/** Some calls answer the thing itself. */
function dataOf({ body }: Reply): Record<string, unknown> {
  return body.data ?? body;
}
