/** A machine proposes what is missing: in the background, paused and gone on with, and for one thing at the desk. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { startTranslator } from '#test/harness/translator-double.ts';

const { app, admin, signInAs } = await startApp();
const translator = await signInAs('traductor');
const double = await startTranslator();
const asIs = double.state.translate;
app.settings.pasteFrom.push(double.host);
afterAll(double.close);
beforeEach(() => {
  double.asked.length = 0;
  Object.assign(double.state, { translate: asIs, refuses: [], isSilent: false });
});

const useService = async (tipo: string, url: string | null = double.url) => {
  const { version } = (await admin.get('get_ajustes.php')).body.data.idiomas;
  const valores = { glosario: ['Cuervo'], servicio: { tipo, url } };
  expect((await admin.post('update_ajustes.php', { seccion: 'idiomas', valores, version })).status).toBe(200);
};
const aLibro = async (titulo: string, resumen = '<p>Un paseo.</p>'): Promise<number> =>
  (await admin.post('create_libro.php', { titulo, autores: 'Ana Ruiz', resumen })).body.data.id;
const read = async (id: number, idioma = 'en') =>
  (await translator.get('get_traduccion_admin.php', { tipo: 'libro', id, idioma })).body.data;
const state = async () => (await translator.get('get_maquina_admin.php', { idioma: 'en' })).body.data;
const begin = () => translator.post('proponer_traducciones.php', { idioma: 'en' });

test('without a service, or without its key, nothing begins and the desk says why', async () => {
  expect((await begin()).body.message).toContain('No hay ningún servicio de traducción');
  await useService('deepl');
  expect((await state()).falta).toContain('Falta la clave');
  expect((await begin()).status).toBe(409);
  expect((await admin.post('comprobar_traduccion.php')).body.message).toContain('Falta la clave');
  expect((await admin.post('update_clave_traduccion.php', { clave: 'mala' })).status).toBe(200);
  expect((await admin.post('comprobar_traduccion.php')).body.message).toContain('no acepta la clave');
  await admin.post('update_clave_traduccion.php', { clave: ' clave-buena ' });
  expect((await admin.post('comprobar_traduccion.php')).body).toMatchObject({ success: true });
  expect((await translator.post('update_clave_traduccion.php', { clave: 'x' })).status).toBe(403);
  expect(JSON.stringify((await admin.get('get_ajustes.php')).body)).not.toContain('clave-buena');
});

test('the key goes to the address it was given for, and to no other', async () => {
  await useService('deepl', `${double.url}/otra`);
  expect((await state()).falta).toContain('Falta la clave');
  await useService('deepl');
  expect((await state()).falta).toBeNull();
});

test('one thing: what it lacks is proposed, marked as read by nobody, and what a person wrote stays', async () => {
  const id = await aLibro('El río Cuervo');
  await translator.post('update_traduccion.php', { tipo: 'libro', id, idioma: 'en', campos: { titulo: 'My title' } });
  const one = await translator.post('proponer_traduccion.php', { tipo: 'libro', id, idioma: 'en' });
  expect(one.body).toMatchObject({
    success: true,
    data: {
      campos: { titulo: 'My title', resumen: '<p>ENUn paseo.</p>' },
      ...{ maquina: true, estado: 'borrador', version: 2 },
    },
  });
  double.state.translate = (text) => text.replaceAll('p>', 'h3>');
  const broken = await aLibro('Roto');
  const half = await translator.post('proponer_traduccion.php', { tipo: 'libro', id: broken, idioma: 'en' });
  expect(half.body).toMatchObject({ success: true, aviso: true, message: expect.stringContaining('Resumen: ') });
  expect(half.body.data.campos).toEqual({ titulo: 'Roto' });
  double.state.refuses = [456];
  const none = await translator.post('proponer_traduccion.php', { tipo: 'libro', id: broken, idioma: 'fr' });
  expect(none).toMatchObject({ status: 502, body: { message: expect.stringContaining('cupo') } });
  expect((await read(broken, 'fr')).version).toBe(0);
});

test('all that is missing in a language, in the background; what comes back broken stays missing, with the reason', async () => {
  const fine = await aLibro('Las hoces');
  const broken = await aLibro('Roto dos', '<p>ROMPE</p>');
  double.state.translate = (text) => (text.includes('ROMPE') ? '><h3>ROMPE</h3><' : asIs(text));
  expect((await begin()).status).toBe(200);
  await app.maquina.settled();
  expect((await read(fine)).campos).toEqual({ titulo: 'ENLas hoces', resumen: '<p>ENUn paseo.</p>' });
  expect((await read(broken)).campos).toEqual({ titulo: 'ENRoto dos' });
  const { encargo } = await state();
  expect(encargo).toMatchObject({ estado: 'terminado', por: 'traductor', problema: null });
  expect(encargo.rechazos).toContainEqual({
    ...{ tipo: 'libro', id: broken, titulo: 'Roto dos', campo: 'resumen' },
    motivo: expect.stringContaining('bloques'),
  });
  expect(encargo.hechas).toBeGreaterThan(2);
});

test('over its quota it waits for tomorrow and says so; paused it does nothing; then it goes on', async () => {
  const id = await aLibro('Más tarde');
  double.state.refuses = [456];
  await begin();
  await app.maquina.settled();
  const { encargo } = await state();
  expect(encargo).toMatchObject({ estado: 'en_marcha', problema: expect.stringContaining('cupo') });
  expect(Date.parse(encargo.siguiente_en) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const asked = double.asked.length;
  await app.maquina.settled();
  expect(double.asked).toHaveLength(asked);
  expect((await translator.post('pausar_traducciones.php', { idioma: 'en' })).status).toBe(200);
  await app.maquina.settled();
  expect(await state()).toMatchObject({ encargo: { estado: 'pausado' } });
  expect((await read(id)).version).toBe(0);
  await begin();
  await app.maquina.settled();
  expect((await read(id)).campos.titulo).toBe('ENMás tarde');
  expect((await translator.post('proponer_traducciones.php', { idioma: 'xx' })).status).toBe(422);
});

test('who pauses it while a text is on its way is heeded after that text', async () => {
  const ids = [await aLibro('Primero'), await aLibro('Segundo')];
  let pausing: Promise<unknown> | undefined;
  double.state.translate = async (text) => {
    pausing ??= translator.post('pausar_traducciones.php', { idioma: 'en' });
    await pausing;
    return asIs(text);
  };
  await begin();
  await app.maquina.settled();
  expect((await state()).encargo.estado).toBe('pausado');
  const done = (await Promise.all(ids.map((id) => read(id)))).filter(({ version }) => version > 0);
  expect(done).toHaveLength(1);
});

test('a key that is taken away is not there any more', async () => {
  expect((await admin.post('delete_clave_traduccion.php')).status).toBe(200);
  expect((await state()).falta).toContain('Falta la clave');
  await useService('libretranslate');
  expect((await state()).falta).toBeNull();
  await useService('ninguno', null);
});

test('a service that the machine names goes before the desk’s, which cannot change it', async () => {
  const { url } = double;
  await useService('deepl', 'https://otro.example.com');
  app.settings.translator = { tipo: 'libretranslate', url, clave: 'clave-buena' };
  // It may be of the own network.
  const others = app.settings.pasteFrom.splice(0);
  try {
    expect((await state()).falta).toBeNull();
    expect((await admin.get('get_idiomas_admin.php')).body.servicio).toBe(double.host);
    const key = await admin.post('update_clave_traduccion.php', { clave: 'otra' });
    expect(key).toMatchObject({ status: 409, body: { message: expect.stringContaining('TRANSLATE_URL') } });
    expect((await admin.post('delete_clave_traduccion.php')).status).toBe(409);
    expect((await admin.post('comprobar_traduccion.php')).body.success).toBe(true);
    expect(double.asked).toMatchObject([{ path: '/translate', key: 'clave-buena' }]);
  } finally {
    app.settings.translator = undefined;
    app.settings.pasteFrom.push(...others);
  }
});
