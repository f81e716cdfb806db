/** Sounds, documents and subtitles go through the same door as pictures and videos. */
import { expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();

const file = (start: string, name: string) => new File([Buffer.from(start, 'latin1'), 'x'.repeat(40)], name);
const stored = async (tipo: string, upload: File) => admin.post('create_medio.php', form({ [tipo]: upload }));

test.each([
  ['audio', 'ID3\x04', 'Entrevista con Ana.mp3', 'mp3', 'audio/mpeg', null],
  ['audio', '\xff\xfb\x90', 'sin-cabecera.bin', 'mp3', 'audio/mpeg', null],
  ['audio', 'OggS', 'campanas.ogg', 'ogg', 'audio/ogg', null],
  ['audio', 'RIFF\0\0\0\0WAVE', 'río.wav', 'wav', 'audio/wav', null],
  [
    'archivo',
    '%PDF-1.7',
    'Plano_de la ciudad.pdf',
    'pdf',
    'application/pdf',
    "inline; filename*=UTF-8''Plano%20de%20la%20ciudad.pdf",
  ],
  [
    'archivo',
    'PK\x03\x04',
    'Programa.odt',
    'odt',
    'application/vnd.oasis.opendocument.text',
    "attachment; filename*=UTF-8''Programa.odt",
  ],
  ['archivo', 'WEBVTT\n\n', 'video.vtt', 'vtt', 'text/vtt; charset=utf-8', "inline; filename*=UTF-8''video.vtt"],
])('%s %j is known by its bytes and served safely', async (tipo, start, name, end, type, disposition) => {
  const { body } = await stored(tipo, file(start, name));
  expect(body.data).toMatchObject({ tipo, url: expect.stringMatching(new RegExp(`^/media/[0-9a-f]{20}\\.${end}$`)) });
  const response = await visitor.request(body.data.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-disposition')).toBe(disposition);
  const listed = await admin.get('get_biblioteca.php', { tipo });
  expect(listed.body.data[0]).toMatchObject({ url: body.data.url, bytes: body.data.bytes });
});

test.each([
  ['audio', '<html><script>', 'canción.mp3', /no es un audio válido/],
  ['archivo', '<html><script>', 'plano.pdf', /no es un archivo que se pueda publicar/],
  ['archivo', 'PK\x03\x04', 'programa.exe', /no es un archivo que se pueda publicar/],
  ['archivo', 'PK\x03\x04', 'falso.pdf', /no es un archivo que se pueda publicar/],
  ['archivo', 'MZ', 'instalar.docx', /no es un archivo que se pueda publicar/],
  ['audio', '\0\0\0\x18ftypM4A ', 'roto.m4a', /está dañado/],
])('%s %j named %s is refused', async (tipo, start, name, sentence) => {
  const reply = await stored(tipo, file(start, name));
  expect(reply).toMatchObject({ status: 415, body: { message: expect.stringMatching(sentence) } });
});

test('what a text uses cannot be deleted, and goes along with an export', async () => {
  const { data } = (await stored('archivo', file('%PDF-1.4', 'horarios.pdf'))).body;
  const contenido = `<p data-archivo="${data.bytes}"><a href="${data.url}">Horarios</a></p>`;
  const { body } = await admin.post('create_post.php', { titulo: 'Con archivo', contenido, category_id: 1 });
  expect(body.message).toBe('Artículo creado con éxito.');
  expect(await admin.post('delete_medio.php', { id: data.id })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('«Con archivo»') },
  });
  const { contenido: shown } = (await visitor.get('get_post.php', { slug: body.slug })).body.data;
  expect(shown).toContain(`<a href="${data.url}">Horarios<span class="tarjeta-tipo">PDF · 48 bytes</span></a>`);
});

test('a replaced document says its own size wherever it stands, in the trash too', async () => {
  const { data } = (await stored('archivo', file('%PDF-1.4', 'tarifas.pdf'))).body;
  const contenido = `<p>Uno</p><p data-archivo="${data.bytes}"><a href="${data.url}">Tarifas</a></p>`;
  const written = async (titulo: string) =>
    (await admin.post('create_post.php', { titulo, contenido, category_id: 1 })).body.data;
  const [one, trashed] = [await written('Con tarifas'), await written('Con tarifas viejas')];
  await admin.post('delete_post.php', { id: trashed.Id_articulo });
  const larger = new File(['%PDF-1.4', 'x'.repeat(4000)], 'tarifas.pdf');
  const now = (await admin.post('update_medio.php', form({ id: data.id, version: data.version, archivo: larger })))
    .body;
  expect(now.message).toBe('El archivo se ha sustituido en todas partes.');
  const shown = (await visitor.get('get_post.php', { slug: one.slug })).body.data.contenido;
  expect(shown).toContain(`<a href="${now.data.url}">Tarifas<span class="tarjeta-tipo">PDF · 3,9 KB</span></a>`);
  const kept = await app.db
    .selectFrom('papelera')
    .select('filas')
    .where('id_cosa', '=', trashed.Id_articulo)
    .executeTakeFirst();
  expect(kept?.filas).toContain(`data-archivo=\\"4008\\"><a href=\\"${now.data.url}`);
});

test('a document is not replaced by a picture', async () => {
  const { data } = (await stored('archivo', file('%PDF-1.4', 'otro.pdf'))).body;
  const wrong = form({ id: data.id, version: data.version, audio: file('ID3', 'a.mp3') });
  expect(await admin.post('update_medio.php', wrong)).toMatchObject({
    status: 422,
    body: { message: 'Un archivo solo se puede sustituir por otro archivo.' },
  });
});
