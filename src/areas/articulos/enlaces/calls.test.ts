/** What a text brings from other sites: fetched from public addresses only, and kept here. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { pictureAddress } from '#test/harness/picture.ts';

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
  .png()
  .toBuffer();
const pages: Record<string, string | Buffer> = {
  '/foto.png': picture,
  '/no-es.png': 'no soy una imagen',
  '/pagina': '<html><head><title> Otra &amp; cosa </title><meta property="og:title" content="Cuenca &quot;alta&quot;">',
  '/latina': Buffer.from('<meta charset="iso-8859-1"><title>Cañón</title>', 'latin1'),
  '/muda': '<p>Nada</p>',
};
const elsewhere = createServer((request, response) => {
  const body = pages[request.url ?? ''];
  response.statusCode = body ? 200 : 404;
  response.end(body);
});
await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
afterAll(() => void elsewhere.close());

const { app, admin, visitor, signInAs } = await startApp({ IMPORT_FROM: 'localhost:8081, 10.0.0.7' });
// One server of this machine counts as one of the open internet.
app.settings.pasteFrom.push(host);

test('a picture of another site is stored here', async () => {
  const redactor = await signInAs('redactor');
  const { status, body } = await redactor.post('upload_image_url.php', { url: `http://${host}/foto.png` });
  expect(status).toBe(200);
  expect(body.location).toMatch(pictureAddress);
});

test.each([
  [`http://${host}/falta.png`, 'No se pudo traer: ya no está en esa dirección.'],
  [`http://${host}/no-es.png`, '«no-es.png» no es una imagen válida. Se admiten JPEG, PNG, WebP y AVIF.'],
  ['http://127.0.0.1/foto.png', 'No se pudo traer: su dirección es de una red local o privada.'],
  ['http://169.254.169.254/latest/meta-data', 'No se pudo traer: su dirección es de una red local o privada.'],
  ['http://localhost:8081/foto.png', 'No se pudo traer: su dirección es de una red local o privada.'],
  ['http://10.0.0.7/foto.png', 'No se pudo traer: su dirección es de una red local o privada.'],
  ['http://localhost/foto.png', 'No se pudo traer: su dirección es de una red local o privada.'],
  ['file:///etc/passwd', 'La dirección no es una dirección web válida.'],
  ['', 'Falta la dirección.'],
])('%s is refused with the reason', async (url, message) => {
  const reply = await admin.post('upload_image_url.php', { url });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  expect(reply.body.message).toBe(message);
});

test('a page says what it is called, in its own letters; one that does not is no card', async () => {
  const titleOf = async (path: string) =>
    (await admin.get('get_enlace_admin.php', { url: `http://${host}${path}` })).body;
  expect((await titleOf('/pagina')).data.titulo).toBe('Cuenca "alta"');
  expect((await titleOf('/latina')).data.titulo).toBe('Cañón');
  expect((await titleOf('/muda')).success).toBe(false);
});

test('hosts that only imports may read (IMPORT_FROM) are not read for a card either', async () => {
  const reply = await admin.get('get_enlace_admin.php', { url: 'http://localhost:8081/' });
  expect(reply).toMatchObject({ status: 422, body: { message: expect.stringContaining('red local o privada') } });
});

test('nobody outside makes us fetch anything', async () => {
  expect((await visitor.post('upload_image_url.php', { url: `http://${host}/foto.png` })).status).toBe(401);
  expect((await visitor.get('get_enlace_admin.php', { url: `http://${host}/pagina` })).status).toBe(401);
});
