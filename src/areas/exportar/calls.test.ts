import { inflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { presentKey } from '#server/auth/key.ts';
import { adminPassword, cookieOf, form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { everyBlock } from '#values/rich-text/every-block.testing.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { exportedTables, notExported } from './queries.server.ts';

const { app, admin, visitor, client } = await startApp();
let archive: Map<string, Buffer>;

describe('the archive of everything', () => {
  let picture: string;
  beforeAll(async () => {
    const { body } = await admin.post(
      'create_libro.php',
      form({ titulo: '=Libro; con "comillas"', autores: 'Ana', imagen: await aPicture() }),
    );
    picture = body.data.imagen_url.replace('/media/', '');
    await admin.post('create_post.php', { titulo: 'Todos los bloques', contenido: everyBlock, category_id: 1 });
    for (let n = 0; n < 1100; n++)
      await app.db
        .insertInto('rutas_anteriores')
        .values({ ruta: `vieja-${String(n).padStart(5, '0')}`, tipo: 'libro', id_cosa: 1 })
        .execute();
    expect((await visitor.get('get_exportacion.php')).status).toBe(401);
    const cookie = cookieOf(await visitor.post('login.php', { usuario: 'admin', password: adminPassword }));
    const response = await client(cookie).request('/api/get_exportacion.php');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="exportacion-[\d-]+\.zip"/);
    archive = unzip(Buffer.from(await response.arrayBuffer()));
  });

  const json = (name: string) => JSON.parse(archive.get(`json/${name}.json`)!.toString());

  test('holds every kind as JSON and as CSV, and the pictures', async () => {
    expect(json('libros')).toMatchObject([{ titulo: '=Libro; con "comillas"' }]);
    const csv = archive.get('csv/libros.csv')!.toString();
    expect(csv.startsWith('\uFEFF"id";"titulo"')).toBe(true);
    expect(csv).toContain('"\'=Libro; con ""comillas"""');
    expect(archive.get(`media/${picture}`)!.toString('latin1', 8, 12)).toBe('WEBP');
    expect(json('rutas_anteriores')).toHaveLength(1100);
    expect(json('mensajes')).toEqual([]);
  });

  test('a text leaves with every block, and written again from the archive it is the same', async () => {
    const [{ contenido }] = json('articulos');
    expect(contenido).toBe(everyBlock);
    const again = (await admin.post('create_post.php', { titulo: 'Otra vez', contenido, category_id: 1 })).body;
    expect((await admin.get('get_post_admin.php', { slug: again.slug })).body.data.contenido).toBe(everyBlock);
    const shown = (await visitor.get('get_post.php', { slug: again.slug })).body.data.contenido;
    expect(shown).toBe(shownHtml(everyBlock.replace(/<div data-tarjeta="producto" data-id="1"><\/div>/, '')));
  });

  test('carries no secret', async () => {
    const everything = [...archive]
      .flatMap(([name, data]) => (name.startsWith('media/') ? [] : [data.toString()]))
      .join('\n');
    const secrets = await sql<{ value: string }>`
      select "password" as value from "account" where "password" is not null
      union select "token" from "session"`.execute(app.db);
    expect(secrets.rows.length).toBeGreaterThan(1);
    for (const { value } of secrets.rows) expect(everything).not.toContain(value);
    expect(everything).not.toContain(presentKey(app.settings)!);
    expect(everything).not.toMatch(/"(?:password|token|secret|secreto|clave)":/);
    expect(json('usuarios')).toMatchObject([{ username: 'admin', role: 'administrador' }]);
  });

  test('every table there is either leaves or is named as one that stays', async () => {
    const { rows } =
      app.database.dialect === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(app.db)
        : await sql<{ name: string }>`select table_name as name from information_schema.tables
            where table_schema = current_schema()`.execute(app.db);
    const known = new Set<string>([...exportedTables().map(({ table }) => table), ...notExported]);
    const unknown = rows
      .map(({ name }) => name)
      .filter((name) => !/^(?:sqlite_|busqueda_)/.test(name) && !known.has(name));
    expect(unknown, 'add them to exportar/queries.server.ts: do they leave with the export?').toEqual([]);
  });
});

describe("one person's data", () => {
  const email = 'Persona@Example.com';
  beforeAll(async () => {
    const message = { name: 'Eva', phone: '600000000', message: 'Hola, quisiera saber más.', consent: true };
    for (const from of [email, 'otra@example.com'])
      expect((await visitor.post('submit_contact.php', { ...message, email: from })).status).toBe(200);
    await visitor.post('submit_newsletter.php', { email });
  });

  test('is found under an address, however it is written, with nobody else’s and no keys', async () => {
    const { status, body } = await admin.get('get_datos_persona.php', { email: ' persona@EXAMPLE.com ' });
    expect(status).toBe(200);
    expect(body.data.email).toBe('persona@example.com');
    expect(body.data.suscripciones).toMatchObject([{ email: 'persona@example.com', estado: 'pendiente' }]);
    expect(body.data.mensajes).toMatchObject([{ name: 'Eva', message: 'Hola, quisiera saber más.' }]);
    expect(body.data.correos.length).toBeGreaterThan(0);
    const text = JSON.stringify(body.data);
    const [{ token }] = (await app.db.selectFrom('suscriptores').select('token').execute()) as [{ token: string }];
    expect(text).not.toContain(token);
    expect(text).not.toContain('otra@example.com');
  });

  test('can be downloaded as a file', async () => {
    const reply = await admin.get('get_datos_persona.php', { email, descargar: '1' });
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="datos-personales-/);
    expect(reply.body).toMatchObject({ email: 'persona@example.com' });
  });

  test('is asked for in a body by our screens, from our pages: an address that is asked for stays in logs', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ email, descargar: '1' }).toString();
    const file = await admin.post('get_datos_persona.php', body, headers);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="datos-personales-/);
    expect((await admin.post('get_datos_persona.php', { email })).body.data.email).toBe('persona@example.com');
    const foreign = { ...headers, origin: 'https://mala.example', 'sec-fetch-site': 'cross-site' };
    expect((await admin.post('get_datos_persona.php', body, foreign)).status).toBe(403);
    expect((await visitor.post('get_datos_persona.php', { email })).status).toBe(401);
    // Others are read as they always were.
    expect((await admin.post('get_hoy_admin.php', {})).status).toBe(405);
  });

  test('is erased for good, and the log does not keep the address', async () => {
    const reply = await admin.post('delete_datos_persona.php', { email });
    expect(reply).toMatchObject({
      status: 200,
      body: { borrado: { suscripciones: 1, mensajes: 1 }, pedidos_en_curso: [] },
    });
    const { body } = await admin.get('get_datos_persona.php', { email });
    expect(body.data).toMatchObject({ suscripciones: [], mensajes: [], correos: [], pedidos: [] });
    const log = await app.db.selectFrom('registro').selectAll().where('tipo', '=', 'persona').execute();
    expect(log.filter(({ accion }) => accion === 'eliminar')).toMatchObject([
      { titulo: 'Datos borrados a petición', usuario: 'admin' },
    ]);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(email, 'i'));
    expect((await admin.post('delete_datos_persona.php', { email })).body.message).toBe(
      'No había nada que borrar de esa dirección.',
    );
  });

  test('an address is needed, and an administrator', async () => {
    expect((await admin.get('get_datos_persona.php', { email: 'no' })).status).toBe(422);
    expect((await admin.post('delete_datos_persona.php', {})).status).toBe(422);
    expect((await visitor.get('get_datos_persona.php', { email })).status).toBe(401);
    expect((await visitor.post('delete_datos_persona.php', { email })).status).toBe(401);
  });
});

/** As the central directory at its end lists them. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    files.set(name, method === 8 ? inflateRawSync(data) : data);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
