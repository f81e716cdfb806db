import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { pictureAddress } from '#test/harness/picture.ts';
import { anUpload } from './wordpress/wxr.testing.ts';

const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: { r: 9, g: 9, b: 60 } } })
  .png()
  .toBuffer();
const pictures = createServer((req, res) =>
  req.url === '/foto.png' ? res.writeHead(200).end(photo) : res.writeHead(404).end(),
);
await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`;
afterAll(() => void pictures.close());

const { app, admin, visitor } = await startApp({ IMPORT_FROM: host });

const analyse = (tipo: string, csv: string | Buffer) =>
  admin.post('create_importacion.php', form({ tipo, archivo: anUpload(csv, 'tabla.csv') }));

async function importAll(tipo: string, csv: string | Buffer, opciones: Record<string, unknown>) {
  const { id } = (await analyse(tipo, csv)).body.data;
  expect(await admin.post('run_importacion.php', { id, ...opciones })).toMatchObject({ status: 200 });
  return finished(id);
}

async function finished(id: number) {
  await app.imports.settled();
  return (await admin.get('get_importacion_admin.php', { id })).body.data;
}

const counted = (list: { que: string; cuantos: number }[]) =>
  Object.fromEntries(list.map(({ que, cuantos }) => [que, cuantos]));

describe('products of WooCommerce', () => {
  const heading =
    'ID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Images,"Tax class"';
  const csv = [
    `\uFEFF${heading}`,
    `1,simple,JAR-1,"Jarra ""grande""",1,,"<p>Una jarra.</p>\n<p>De barro<script>x</script></p>",1,5,,"12,50","Cerámica > Jarras, Ofertas",http://${host}/foto.png,`,
    '2,simple,=CMD-2,Plato,1,,,1,,8.00,10.00,Cerámica,http://10.0.0.1/x.png,reduced-rate',
    '3,variable,CAM,Camiseta,1,,,1,,,,Ropa,,',
    '4,variation,CAM-S,Camiseta - S,1,,,1,3,,15,,,',
    '5,simple,,Oculto,0,,,0,,,3,,,',
    '6,simple,X,Sin precio,1,,,1,,,,,,',
    '7,simple,JAR-1,Jarra repetida,1,,,1,,,3,,file:///fotos/x.png,',
    '8,simple,JAR-3,Jarra de casa,1,,,1,,,3,Cerámica,file:///fotos/x.png,',
  ].join('\r\n');

  test('come with price, stock, category, reference and pictures; what cannot is named', async () => {
    const { body } = await analyse('woocommerce', csv);
    expect(counted(body.data.analisis.vienen)).toMatchObject({
      'Productos a la venta': 3,
      'Productos ocultos': 1,
      'Categorías nuevas': 3,
      Imágenes: 1,
    });
    const motivos = JSON.stringify(body.data.analisis.avisos);
    expect(motivos).toMatch(/Camiseta.*sus variantes no están en el archivo/);
    expect(motivos).toMatch(/Camiseta - S.*su producto no está en el archivo/);
    expect(motivos).toMatch(/Sin precio.*precio válido/);
    expect(motivos).toMatch(/10\.0\.0\.1.*1 archivo no se puede traer/);
    expect(motivos).toMatch(/Jarra repetida.*ya hay un producto con la referencia «JAR-1»/);
    expect(motivos).toMatch(/Jarra de casa.*no es de la web/);
    expect(motivos).toMatch(/Plato.*viene con el precio rebajado/);

    const data = await importAll('woocommerce', csv, { tienda_nombre: 'Alfar viejo' });
    expect(data.estado).toBe('terminada');
    expect(counted(data.informe.hecho)).toMatchObject({
      Productos: 4,
      'Categorías de productos': 3,
      Tiendas: 1,
      Imágenes: 1,
    });
    expect(JSON.stringify(data.informe.avisos)).toMatch(/10\.0\.0\.1.*red local o privada/);
    expect(counted((await analyse('woocommerce', csv)).body.data.analisis.vienen)).toEqual({
      'Ya importados (no se repiten en la misma tienda)': 4,
    });
    const { data: products } = (await admin.get('get_all_productos_admin.php')).body;
    const of = (nombre: string) => products.find((one: { nombre: string }) => one.nombre === nombre);
    expect(of('Jarra "grande"')).toMatchObject({
      referencia: 'JAR-1',
      precio: 12.5,
      iva: 21,
      stock: 5,
      activo: 1,
      nombre_categoria: 'Jarras',
      nombre_tienda: 'Alfar viejo',
      descripcion: 'Una jarra.\n\nDe barro',
      url_imagen: expect.stringMatching(pictureAddress),
    });
    expect(of('Plato')).toMatchObject({ referencia: '=CMD-2', precio: 8, iva: 10, stock: null, url_imagen: null });
    expect(of('Oculto')).toMatchObject({ activo: 0, stock: 0, nombre_categoria: 'Otros' });

    const again = await importAll('woocommerce', csv, { tienda_nombre: 'Alfar viejo' });
    expect(counted(again.informe.hecho)).toEqual({ 'Ya estaban': 4 });

    await admin.post('undo_importacion.php', { id: data.id });
    expect(counted((await finished(data.id)).informe.hecho)).toMatchObject({ Productos: 4, Tiendas: 1 });
    expect((await admin.get('get_all_productos_admin.php')).body.data).toEqual([]);
    expect((await visitor.get('get_tiendas.php')).body.data).toEqual([]);
  });

  test('Spanish headings, semicolons and Latin-1 are understood', async () => {
    const text =
      'ID;Tipo;SKU;Nombre;Publicado;Inventario;Precio normal;Categorías\n9;simple;ÑU;Cántaro;1;2;1.234,50;Otros';
    const data = await importAll('woocommerce', Buffer.from(text, 'latin1'), { tienda_nombre: 'Otra' });
    expect(counted(data.informe.hecho).Productos).toBe(1);
    const { data: products } = (await admin.get('get_all_productos_admin.php', { q: 'cantaro' })).body;
    expect(products).toMatchObject([{ nombre: 'Cántaro', referencia: 'ÑU', precio: 1234.5, stock: 2 }]);
  });

  test('a shop must be chosen, and a table of something else is refused', async () => {
    const { id } = (await analyse('woocommerce', csv)).body.data;
    expect(await admin.post('run_importacion.php', { id })).toMatchObject({
      status: 422,
      body: { errors: { tienda_id: expect.stringContaining('Elige la tienda') } },
    });
    expect(await analyse('woocommerce', 'a,b\n1,2')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('no es una exportación de productos') },
    });
    for (const bad of ['', ' ', '\u0000\u0001PK'])
      expect((await analyse('woocommerce', bad)).status, JSON.stringify(bad)).toBe(422);
  });
});

describe('subscribers', () => {
  const csv =
    'Email;Nombre;Estado;Fecha\nana@example.com;Ana;confirmado;01/02/2020\nANA@example.com;Otra vez;;\nmal;;;\nbaja@example.com;;unsubscribed;\npend@example.com;;pendiente;\n"luz@example.com";"Luz; la de ""siempre""";;2021-03-04';
  const declared = { consentimiento: true, procedencia: 'Formulario del blog viejo, 2019' };

  test('need the declaration of their consent', async () => {
    const { id } = (await analyse('suscriptores', csv)).body.data;
    expect(await admin.post('run_importacion.php', { id, procedencia: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { consentimiento: expect.any(String) } },
    });
    expect(await admin.post('run_importacion.php', { id, consentimiento: true })).toMatchObject({
      status: 422,
      body: { errors: { procedencia: expect.any(String) } },
    });
  });

  test('come once, with their proof; nobody who left is brought back; undone they are gone', async () => {
    const now = new Date().toISOString();
    await app.db
      .insertInto('suscriptores')
      .values({
        ...{ email: 'fuera@example.com', estado: 'baja', token: 't1', origen: '', texto_version: '1', pedido_en: now },
        ...{ confirmado_en: null, baja_en: now },
      })
      .execute();
    const data = await importAll('suscriptores', `${csv}\nfuera@example.com;;;`, declared);
    expect(counted(data.informe.hecho)).toEqual({ Suscriptores: 2 });
    expect(data.informe.avisos.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
      'La dirección está repetida en el archivo.',
      'No lleva una dirección de correo válida.',
      'Se había dado de baja allí: no viene.',
      'No había confirmado su suscripción: no viene.',
      'Se dio de baja aquí: no se vuelve a suscribir.',
    ]);
    // What is told of it names nobody.
    expect(JSON.stringify(data)).not.toMatch(/ana@|baja@|fuera@/);
    expect(data.consentimiento).toBe('Formulario del blog viejo, 2019');
    const { data: rows } = (await admin.get('get_suscriptores_admin.php', { q: 'ana@' })).body;
    expect(rows).toMatchObject([
      {
        email: 'ana@example.com',
        estado: 'confirmado',
        origen: 'Importado por admin: Formulario del blog viejo, 2019',
        pedido_en: '2020-02-01T12:00:00.000Z',
      },
    ]);
    expect(counted((await importAll('suscriptores', csv, declared)).informe.hecho)).toEqual({ 'Ya estaban': 2 });

    await app.db.updateTable('suscriptores').set({ estado: 'baja' }).where('email', '=', 'luz@example.com').execute();
    await admin.post('undo_importacion.php', { id: data.id });
    const undone = await finished(data.id);
    expect(counted(undone.informe.hecho)).toEqual({ Suscriptores: 1 });
    expect(undone.informe.avisos).toMatchObject([{ motivo: expect.stringContaining('1 se quedan') }]);
    expect((await admin.get('get_suscriptores_admin.php', { q: 'ana@' })).body.total).toBe(0);
  });

  test('a list without headings is understood; one without addresses is refused', async () => {
    const data = await importAll('suscriptores', 'uno@example.com\ndos@example.com\n', declared);
    expect(counted(data.informe.hecho)).toEqual({ Suscriptores: 2 });
    expect(await analyse('suscriptores', 'a,b\nc,d')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('columna de las direcciones') },
    });
  });
});

test('nothing of a file stays once it is done', async () => {
  const left = await readdir(join(app.settings.dataDir, 'importaciones'));
  const begun = await app.db.selectFrom('importaciones').select('id').where('estado', '!=', 'analizada').execute();
  expect(begun.length).toBeGreaterThan(3);
  for (const { id } of begun) expect(left).not.toContain(`${id}.archivo`);
});

test('one that failed can be gone on with for a week', async () => {
  const { id } = (await analyse('suscriptores', 'tres@example.com\n')).body.data;
  const file = () =>
    readdir(join(app.settings.dataDir, 'importaciones')).then((left) => left.includes(`${id}.archivo`));
  for (const [days, isThere] of [
    [6, true],
    [8, false],
  ] as const) {
    const terminado_en = new Date(Date.now() - days * 86_400_000).toISOString();
    await app.db.updateTable('importaciones').set({ estado: 'fallida', terminado_en }).where('id', '=', id).execute();
    await app.worker.finish('importaciones olvidadas');
    expect(await file()).toBe(isThere);
  }
  expect((await admin.get('get_importacion_admin.php', { id })).body.data.estado).toBe('fallida');
});

test('a kind that is not there, a file that is missing, an import that is not there', async () => {
  expect(await admin.post('create_importacion.php', form({ tipo: 'otro', archivo: anUpload('x') }))).toMatchObject({
    status: 422,
  });
  expect(await admin.post('create_importacion.php', form({ tipo: 'wordpress' }))).toMatchObject({
    status: 422,
    body: { errors: { archivo: 'Elige el archivo que quieres importar.' } },
  });
  for (const name of ['run_importacion.php', 'undo_importacion.php'])
    expect((await admin.post(name, { id: 99_999 })).status).toBe(404);
  expect((await admin.get('get_importacion_admin.php', { id: 99_999 })).status).toBe(404);
});
