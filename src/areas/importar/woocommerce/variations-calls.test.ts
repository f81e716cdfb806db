/** Variable products of WooCommerce: their variations become our variants. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { anUpload } from '#areas/importar/wordpress/wxr.testing.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { pictureAddress } from '#test/harness/picture.ts';

const photoOf = (r: number) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r, g: 9, b: 60 } } })
    .png()
    .toBuffer();
const photos = new Map([
  ['/roja.png', await photoOf(200)],
  ['/azul.png', await photoOf(20)],
]);
const pictures = createServer((req, res) =>
  photos.has(req.url!) ? res.writeHead(200).end(photos.get(req.url!)) : res.writeHead(404).end(),
);
await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`;
afterAll(() => void pictures.close());

const { app, admin, visitor } = await startApp({ IMPORT_FROM: host });

const analyse = async (csv: string) =>
  (await admin.post('create_importacion.php', form({ tipo: 'woocommerce', archivo: anUpload(csv, 'tabla.csv') }))).body
    .data;

async function importAll(csv: string, tienda_nombre: string) {
  const { id } = await analyse(csv);
  expect(await admin.post('run_importacion.php', { id, tienda_nombre })).toMatchObject({ status: 200 });
  await app.imports.settled();
  return (await admin.get('get_importacion_admin.php', { id })).body.data;
}

async function productOf(q: string) {
  const { data } = (await admin.get('get_all_productos_admin.php', { q })).body;
  expect(data).toHaveLength(1);
  return data[0];
}

const counted = (list: { que: string; cuantos: number }[]) =>
  Object.fromEntries(list.map(({ que, cuantos }) => [que, cuantos]));
const motivosOf = (avisos: { que: string; motivo: string }[], que: string) =>
  avisos.filter((one) => one.que === que).map(({ motivo }) => motivo);

const heading =
  'ID,Type,SKU,Name,Published,Description,"Date sale price starts","Date sale price ends","Tax class","In stock?",Stock,"Sale price","Regular price",Categories,Images,Parent,Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 2 visible","Attribute 2 global","Attribute 3 name","Attribute 3 value(s)"';
const table = (...rows: string[]) => [heading, ...rows].join('\r\n');

const camiseta = table(
  // Variations may stand before their product, and count their attributes by themselves.
  `61,variation,CAM-R-M,"Camiseta - Rojo, M",1,,,,parent,1,3,12,15,,http://${host}/roja.png,CAM,2,Color,Rojo,,1,Talla,M,,1,,`,
  `60,variable,CAM,Camiseta,1,"<p>De algodón.</p>",,,,1,,,,Ropa,http://${host}/roja.png,,0,Material,Algodón,1,0,Color,"Azul, Rojo",1,1,Talla,"M, L"`,
  `62,variation,CAM-A-M,"Camiseta - Azul, M",1,,2020-01-01,2020-02-01,parent,1,0,9,15,,http://${host}/azul.png,CAM,1,Talla,M,,1,Color,Azul,,1,,`,
  '63,variation,,"Camiseta - Azul, L",0,,,,parent,1,,,16.50,,,CAM,3,Color,Azul,,1,Talla,L,,1,,',
  '64,variation,CAM-R-L,"Camiseta - Rojo, L",1,,,,parent,1,5,,,,,CAM,4,Color,Rojo,,1,Talla,L,,1,,',
);

test('come with options, prices, units, references and pictures; told before, never twice, undone whole', async () => {
  const { analisis } = await analyse(camiseta);
  expect(counted(analisis.vienen)).toMatchObject({ 'Productos a la venta': 1, Variantes: 3, Imágenes: 2 });
  expect(motivosOf(analisis.avisos, 'Camiseta')).toEqual([
    'Su variante «Rojo, L» no viene: no tiene un precio válido.',
    '1 variante estaba rebajada: vienen con el precio rebajado.',
    'La rebaja de algunas variantes no está en vigor: vienen con el precio normal.',
  ]);

  const done = await importAll(camiseta, 'Lana');
  expect(done.estado).toBe('terminada');
  const product = await productOf('camiseta');
  expect(product).toMatchObject({
    ...{ referencia: 'CAM', precio: 12, stock: 3, activo: 1, descripcion: 'De algodón.\n\nMaterial: Algodón' },
    url_imagen: expect.stringMatching(pictureAddress),
    imagenes_adicionales_urls: [expect.stringMatching(pictureAddress)],
    opciones: [
      { nombre: 'Color', valores: ['Azul', 'Rojo'] },
      { nombre: 'Talla', valores: ['M', 'L'] },
    ],
    variantes: [
      { valores: ['Azul', 'M'], precio: 15, stock: 0, activo: 1, referencia: 'CAM-A-M', precio_anterior: null },
      { valores: ['Azul', 'L'], precio: 16.5, stock: null, activo: 0, referencia: null },
      { valores: ['Rojo', 'M'], precio: 12, stock: 3, activo: 1, referencia: 'CAM-R-M' },
    ],
  });
  const {
    url_imagen: red,
    imagenes_adicionales_urls: [blue],
    variantes,
  } = product;
  expect(variantes.map(({ imagen }: { imagen: string | null }) => imagen)).toEqual([blue, null, red]);
  // What is not for sale there is not for sale here.
  const shown = (await visitor.get('get_producto_publico.php', { slug: product.slug })).body.data;
  expect(shown.variantes.map(({ valores }: { valores: string[] }) => valores.join(' '))).toEqual(['Azul M', 'Rojo M']);

  expect(counted((await importAll(camiseta, 'Lana')).informe.hecho)).toEqual({ 'Ya estaban': 1 });
  await admin.post('undo_importacion.php', { id: done.id });
  await app.imports.settled();
  expect((await admin.get('get_all_productos_admin.php', { q: 'camiseta' })).body.data).toEqual([]);
});

test('a variation for any value stands for each of them; shared units are never sold twice', async () => {
  const csv = table(
    '44,variable,,Taza,1,,,,,1,8,,,Loza,,,0,Color,"Azul, Verde",1,1,Asa,"Con asa, Sin asa",1,1,,',
    '76,variation,,Taza - Azul,1,,,,parent,1,parent,,20,,,id:44,0,Color,Azul,,1,Asa,,,1,,',
    '77,variation,T-V,"Taza - Verde, Con asa",1,,,,parent,1,2,,25,,,id:44,0,Color,Verde,,1,Asa,Con asa,,1,,',
    '78,variation,,Taza - cualquiera,1,Su texto,,,parent,1,,,30,,,id:44,0,Color,,,1,Asa,,,1,,',
  );
  await importAll(csv, 'Loza fina');
  const { variantes, stock } = await productOf('taza');
  expect(stock).toBeNull();
  expect(
    variantes.map((one: { valores: string[]; precio: number; stock: number | null; referencia: string | null }) => [
      ...[one.valores.join('/'), one.precio, one.stock, one.referencia],
    ]),
  ).toEqual([
    ['Azul/Con asa', 20, 8, null],
    ['Azul/Sin asa', 20, 0, null],
    ['Verde/Con asa', 25, 2, 'T-V'],
    ['Verde/Sin asa', 30, null, null],
  ]);
  const { analisis } = await analyse(csv.replaceAll('id:44', 'id:99').replace('\r\n44,', '\r\n99,'));
  expect(motivosOf(analisis.avisos, 'Taza')).toEqual([
    'Varias de sus variantes compartían existencias: vienen todas en la primera, repártelas.',
    'Las descripciones propias de sus variantes no vienen.',
  ]);
});

test('Spanish headings, values with commas, a third characteristic that never changes', async () => {
  const csv = [
    'ID;Tipo;SKU;Nombre;Publicado;¿Existencias?;Inventario;Precio rebajado;Precio normal;Superior;Posición;Nombre del atributo 1;Valor(es) del atributo 1;Nombre del atributo 2;Valor(es) del atributo 2;Nombre del atributo 3;Valor(es) del atributo 3',
    '5;variable;MIEL;Miel de brezo;1;1;;;;;0;Tarro;250 g, 1\\, 5 kg;Origen;Serranía;Tapa;Oro, Plata',
    '6;variation;;Miel - 250;1;0;;;4,50;MIEL;1;Tarro;250 g;Origen;Serranía;Tapa;Oro',
    '7;variation;;Miel - kilo;1;1;7;;19,00;MIEL;2;Tarro;1\\, 5 kg;Origen;;Tapa;Plata',
  ].join('\n');
  await importAll(csv, 'Colmenar');
  expect(await productOf('brezo')).toMatchObject({
    descripcion: 'Origen: Serranía',
    opciones: [
      { nombre: 'Tarro', valores: ['250 g', '1, 5 kg'] },
      { nombre: 'Tapa', valores: ['Oro', 'Plata'] },
    ],
    variantes: [
      { valores: ['250 g', 'Oro'], precio: 4.5, stock: 0 },
      { valores: ['1, 5 kg', 'Plata'], precio: 19, stock: 7 },
    ],
  });
});

test('what cannot come is named before, and nothing of it comes', async () => {
  const many = Array.from({ length: 31 }, (_, index) => `T${index}`);
  const csv = table(
    '1,variable,A,Tres opciones,1,,,,,1,,,,,,,0,Color,"a, b",1,1,Talla,"c, d",1,1,Tela,"e, f"',
    '2,variation,,x,1,,,,,1,,,5,,,A,0,Color,a,,1,Talla,c,,1,Tela,e',
    `3,variable,B,Muchas tallas,1,,,,,1,,,,,,,0,Talla,"${many.join(', ')}",1,1,,,,,,`,
    '4,variation,,x,1,,,,,1,,,5,,,B,0,Talla,T1,,1,,,,,,',
    '5,variable,C,Sin precios,1,,,,,1,,,,,,,0,Talla,"a, b",1,1,,,,,,',
    '6,variation,,x,1,,,,,1,,,,,,C,0,Talla,a,,1,,,,,,',
    '7,variable,D,Repetida,1,,,,,1,,,,,,,0,Talla,"a, A, b",1,1,,,,,,',
    '8,variation,,x,1,,,,,1,1,,5,,,D,0,Talla,a,,1,,,,,,',
    '9,variation,,x,1,,,,,1,1,,6,,,D,0,Talla,A,,1,,,,,,',
    '10,"variation, downloadable",,x,1,,,,,1,,,6,,,D,0,Talla,b,,1,,,,,,',
    '11,variation,,Huérfana,1,,,,,1,,,6,,,id:404,0,Talla,b,,1,,,,,,',
    '12,variable,E,Sin variantes,1,,,,,1,,,,,,,0,Talla,a,1,1,,,,,,',
  );
  const { analisis } = await analyse(csv);
  expect(counted(analisis.vienen)).toMatchObject({ 'Productos a la venta': 1, Variantes: 1 });
  expect(motivosOf(analisis.avisos, 'Tres opciones')[0]).toContain('combinan 3 opciones (Color, Talla, Tela)');
  expect(motivosOf(analisis.avisos, 'Muchas tallas')[0]).toContain('tiene 31 valores, y aquí caben 30');
  expect(motivosOf(analisis.avisos, 'Sin precios')).toEqual(['No viene: ninguna de sus variantes se puede vender.']);
  expect(motivosOf(analisis.avisos, 'Huérfana')[0]).toContain('su producto no está en el archivo');
  expect(motivosOf(analisis.avisos, 'Sin variantes')[0]).toContain('sus variantes no están en el archivo');
  expect(motivosOf(analisis.avisos, 'Repetida')).toEqual([
    'Su variante «b» no viene: no es algo que se envíe.',
    'Su variante «a» está repetida: viene la primera.',
  ]);
  const { informe } = await importAll(csv, 'Restos');
  expect(counted(informe.hecho)).toMatchObject({ Productos: 1 });
  expect(await productOf('repetida')).toMatchObject({ variantes: [{ valores: ['a'], precio: 5, stock: 1 }] });
});
