/** Translations at the desk: written through the one door, out of date when their Spanish changes, never without their thing. */
import { expect, test } from 'vitest';
import { articuloBuilders } from '#areas/articulos/builders.testing.ts';
import { ubicacionBuilders } from '#areas/ubicaciones/builders.testing.ts';
import { calls } from '#calls.server.ts';
import { answersOf } from '#server/api/answers.ts';
import type { Call } from '#server/api/call.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { publicTipos, type Tipo, translatedTipos } from '#things.ts';
import { saveTraduccion } from './save.server.ts';

const { app, admin, visitor, signInAs } = await startApp();
const translator = await signInAs('traductor');

async function aLibro(titulo: string, resumen = '<p>Un paseo por las hoces.</p>'): Promise<number> {
  return (await admin.post('create_libro.php', { titulo, autores: 'Ana Ruiz', resumen })).body.data.id;
}
const into = (id: number, campos: Record<string, string>, more = {}) =>
  translator.post('update_traduccion.php', { tipo: 'libro', id, idioma: 'en', campos, estado: 'revisada', ...more });
const read = async (id: number) =>
  (await translator.get('get_traduccion_admin.php', { tipo: 'libro', id, idioma: 'en' })).body.data;
const list = async (query = {}) =>
  (await translator.get('get_traducciones_admin.php', { idioma: 'en', tipo: 'libro', ...query })).body;
const stateOf = async (id: number) => (await list()).data.find((one: { id: number }) => one.id === id);
const shown = (idioma = 'en') =>
  app.db.selectFrom('traduccion_textos').select('texto').where('idioma', '=', idioma).execute();
const texts = async () => (await shown()).map(({ texto }) => texto);

test('a translator sees what is missing, writes it beside the Spanish, and nothing else of the desk', async () => {
  const id = await aLibro('Las hoces');
  expect(await stateOf(id)).toEqual({
    ...{ tipo: 'libro', id, idioma: 'en', titulo: 'Las hoces', estado: 'falta', visitas: 0, campos_faltan: null },
  });
  expect(await read(id)).toMatchObject({
    original: [
      { campo: 'titulo', label: 'Título', texto: 'Las hoces', esHtml: false, cambiado: false },
      { campo: 'resumen', label: 'Resumen', texto: '<p>Un paseo por las hoces.</p>', esHtml: true },
    ],
    ...{ campos: {}, estado: 'borrador', maquina: false, version: 0 },
  });
  const half = await into(id, { titulo: 'The gorges' }, { version: 0 });
  expect(half.body).toMatchObject({ success: true, data: { campos: { titulo: 'The gorges' }, version: 1 } });
  expect(await stateOf(id)).toMatchObject({ estado: 'falta', campos_faltan: 1 });
  // As any rich text: nothing that could run.
  const whole = await into(id, { resumen: '<p onclick="x()">A walk.<script>1</script></p>' }, { version: 1 });
  expect(whole.body.data.campos).toEqual({ titulo: 'The gorges', resumen: '<p>A walk.</p>' });
  expect(await stateOf(id)).toMatchObject({ estado: 'hecha', campos_faltan: 0 });
  expect((await list({ estado: 'hecha', q: 'HÓCES' })).data).toHaveLength(1);
  expect((await list()).estados).toEqual({ falta: 0, anticuada: 0, sin_revisar: 0, hecha: 1 });
  expect((await translator.post('update_libro.php', { id, titulo: 'x' })).status).toBe(403);
  expect((await translator.get('get_registro_admin.php')).status).toBe(403);
  const [line] = (await admin.get('get_registro_admin.php', { tipo: 'traduccion' })).body.data;
  expect(line).toMatchObject({ titulo: 'Las hoces (inglés)', usuario: 'traductor', accion: 'editar' });
});

test('the texts of a form come as their JSON', async () => {
  const id = await aLibro('La posada');
  const campos = JSON.stringify({ titulo: 'The inn' });
  const sent = form({ tipo: 'libro', id: String(id), idioma: 'en', campos, estado: 'borrador' });
  expect((await translator.post('update_traduccion.php', sent)).status).toBe(200);
  expect((await read(id)).campos).toEqual({ titulo: 'The inn' });
  const broken = await into(id, '{titulo' as never);
  expect(broken).toMatchObject({ status: 422, body: { message: 'Los textos no se entienden.' } });
});

test('who writes over another is told; what has lost its Spanish is not dropped without a word', async () => {
  const id = await aLibro('El río');
  await into(id, { titulo: 'The river' });
  expect((await into(id, { titulo: 'River' }, { version: 0 })).status).toBe(409);
  expect(await read(id)).toMatchObject({ campos: { titulo: 'The river' } });
  const unknown = await into(id, { editorial: 'Press' });
  expect(unknown).toMatchObject({ status: 422, body: { errors: { editorial: expect.stringContaining('español') } } });
  expect((await into(await aLibro('Nada'), { titulo: ' ' })).status).toBe(422);
  expect((await into(99_999, { titulo: 'x' })).status).toBe(404);
  expect((await into(id, { titulo: 'x'.repeat(20_001) })).status).toBe(422);
  const spanish = await translator.post('update_traduccion.php', { tipo: 'libro', id, idioma: 'es', campos: {} });
  expect(spanish).toMatchObject({ status: 422, body: { message: 'El español es el original: elige otro idioma.' } });
});

test('a translator sees no draft, nor has it translated; whoever writes in Spanish does', async () => {
  const { body } = await admin.post('create_itinerario.php', { titulo: 'Aún no', plan: '_-n1', activo: 0 });
  const draft = { tipo: 'itinerario', id: body.data.id, idioma: 'en' };
  const asked = [
    await translator.get('get_traduccion_admin.php', draft),
    await translator.post('update_traduccion.php', { ...draft, campos: { titulo: 'Not yet' } }),
    await translator.post('delete_traduccion.php', draft),
    await translator.post('proponer_traduccion.php', draft),
  ];
  for (const reply of asked)
    expect(reply).toMatchObject({ status: 404, body: { message: 'El itinerario no existe.' } });
  expect((await admin.get('get_traduccion_admin.php', draft)).body.data.titulo).toBe('Aún no');
});

test('a plain text stays one, also where the same Spanish is rich elsewhere', async () => {
  await admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles: ['en'] } });
  await aLibro('Un libro con resumen', '<p>Igual.</p>');
  const other = await aLibro('<p>Igual.</p>', '<p>Otra cosa.</p>');
  for (const titulo of ['<img src=//a.example>', 'a <form action=//a.example>', '</div>', '<!--'])
    expect((await into(other, { titulo })).body.errors).toEqual({ titulo: expect.stringContaining('formato') });
  await into(other, { titulo: 'Same < as & before' });
  const { data } = (await visitor.get('get_libro.php', { slug: 'un-libro-con-resumen', idioma: 'en' })).body;
  expect(data.resumen).not.toMatch(/<(?!\/?p>)\w/);
});

test('others have their turn while a hundred thousand titles are searched', async () => {
  const one = { tipo: 'libro', estado: 'falta', visitas: 0, campos_faltan: null } as const;
  const many = Array.from({ length: 100_000 }, (_, id) => ({
    ...one,
    id,
    idioma: 'fr',
    titulo: `El paseo número ${id}`,
  }));
  await app.totals.get('traducciones fr', [], async () => many);
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [longest, since] = [0, cpuMs()];
  let next = setImmediate(function turn() {
    longest = Math.max(longest, cpuMs() - since);
    since = cpuMs();
    next = setImmediate(turn);
  });
  const { body } = await translator.get('get_traducciones_admin.php', { idioma: 'fr', q: 'número 4711' });
  await new Promise(setImmediate);
  clearImmediate(next);
  expect(body.total).toBe(11);
  expect(longest).toBeLessThan(90);
});

test('a sign of ours in a text of somebody is a text like any other', async () => {
  const id = await aLibro('\u0001texto');
  expect((await read(id)).titulo).toBe('\ufffdtexto');
  // As it may have come from a file.
  await app.db
    .updateTable('libros')
    .set({ titulo: '\u0001texto', editorial: '\u0001html' })
    .where('id', '=', id)
    .execute();
  for (const lang of ['es', 'en'])
    expect((await visitor.get('get_libros.php', { lang, limit: 50 })).body.data).toContainEqual(
      expect.objectContaining({ id, titulo: '\u0001texto' }),
    );
});

test('a corrected Spanish keeps its translation, which is out of date until somebody has read both', async () => {
  const id = await aLibro('La muralla de Quenca');
  await into(id, { titulo: 'The wall', resumen: '<p>A walk.</p>' });
  const spanish = await admin.post('update_libro.php', {
    id,
    titulo: 'La muralla de Cuenca',
    autores: 'Ana Ruiz',
    slug: 'la-muralla',
  });
  expect([spanish.status, spanish.body.message]).toEqual([200, expect.any(String)]);
  expect(await stateOf(id)).toMatchObject({ titulo: 'La muralla de Cuenca', estado: 'anticuada' });
  expect((await read(id)).original[0]).toMatchObject({ cambiado: true, antes: 'La muralla de Quenca' });
  expect(await texts()).toContain('The wall');
  // Not read, not up to date.
  await into(id, { resumen: '<p>A long walk.</p>' }, { estado: 'borrador' });
  expect(await stateOf(id)).toMatchObject({ estado: 'anticuada' });
  await into(id, {});
  expect(await stateOf(id)).toMatchObject({ estado: 'hecha' });
});

test('what stands in a list is known by what it says: it may be moved, and corrected', async () => {
  const { valores } = (await admin.get('get_ajustes.php')).body.data.menus;
  const section = await app.db
    .selectFrom('ajustes')
    .select('id')
    .where('seccion', '=', 'menus')
    .executeTakeFirstOrThrow();
  const of = { tipo: 'ajuste', id: section.id, idioma: 'en' };
  const original = async () =>
    (await translator.get('get_traduccion_admin.php', of)).body.data.original as {
      campo: string;
      texto: string;
      cambiado: boolean;
    }[];
  const campos = Object.fromEntries((await original()).map(({ campo, texto }) => [campo, `EN ${texto}`]));
  expect((await translator.post('update_traduccion.php', { ...of, campos, estado: 'revisada' })).status).toBe(200);
  const cabecera = valores.cabecera.toReversed();
  cabecera[0].texto = 'Contactos';
  await admin.post('update_ajustes.php', { seccion: 'menus', valores: { ...valores, cabecera } });
  const { data } = (await translator.get('get_traduccion_admin.php', of)).body;
  const now = await original();
  const corrected = now.find(({ texto }) => texto === 'Contactos')!;
  expect(corrected).toMatchObject({ cambiado: true, antes: 'Contacto' });
  expect(data.campos[corrected.campo]).toBe('EN Contacto');
  for (const { campo, texto } of now) if (campo !== corrected.campo) expect(data.campos[campo]).toBe(`EN ${texto}`);
});

test('it goes to the trash and comes back with its thing', async () => {
  const id = await aLibro('La laguna');
  await into(id, { titulo: 'The lagoon' });
  await admin.post('delete_libro.php', { id });
  expect(await texts()).not.toContain('The lagoon');
  await admin.post('restore_papelera.php', { tipo: 'libro', id_cosa: id });
  expect(await texts()).toContain('The lagoon');
  expect(await read(id)).toMatchObject({ campos: { titulo: 'The lagoon' }, version: 1 });

  const { id: own } = await app.db
    .selectFrom('traducciones')
    .select('id')
    .where('cosa_id', '=', id)
    .executeTakeFirstOrThrow();
  const remove = () => translator.post('delete_traduccion.php', { tipo: 'libro', id, idioma: 'en' });
  expect((await remove()).body.message).toBe('Traducción eliminada con éxito.');
  expect((await remove()).status).toBe(404);
  expect(await texts()).not.toContain('The lagoon');
  await admin.post('delete_libro.php', { id });
  const early = await admin.post('restore_papelera.php', { tipo: 'traduccion', id_cosa: own });
  expect(early).toMatchObject({ status: 409, body: { message: expect.stringContaining('restaura antes') } });
  await admin.post('restore_papelera.php', { tipo: 'libro', id_cosa: id });
  expect((await admin.post('restore_papelera.php', { tipo: 'traduccion', id_cosa: own })).status).toBe(200);
  expect(await texts()).toContain('The lagoon');
  await admin.post('delete_libro.php', { id });
  await admin.post('vaciar_papelera.php');
  expect(await app.db.selectFrom('traducciones').select('id').where('cosa_id', '=', id).execute()).toEqual([]);
});

test('visitors read it in their language; what is still in Spanish, and what nobody has read, says so', async () => {
  await admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles: ['en'] } });
  const id = await aLibro('El puente', '<p>De madera.</p>');
  const { ask } = answersOf(app);
  const shownTo = async (idioma: string) =>
    ((await ask('get_libro.php', `?slug=el-puente&idioma=${idioma}`)).body as { data: Record<string, unknown> }).data;
  const spanish = await shownTo('es');
  expect(spanish).toMatchObject({ titulo: 'El puente', _idiomas: [] });
  expect(spanish).not.toHaveProperty('_es');
  expect(await shownTo('en')).toEqual({ ...spanish, _es: ['titulo', 'resumen'] });
  // What is kept goes stale with the translation.
  await into(id, { titulo: 'The bridge' });
  expect(await shownTo('en')).toEqual({ ...spanish, titulo: 'The bridge', _es: ['resumen'] });
  const user = { id: '', usuario: 'admin', email: '', rol: 'administrador' } as never;
  const writer = { db: app.db, user, now: new Date().toISOString(), changed: (...tags: string[]) => app.changed(tags) };
  const byMachine = { tipo: 'libro', id, idioma: 'en', textos: { resumen: '<p>Wood.</p>' } } as const;
  await saveTraduccion(writer, { ...byMachine, revisada: false, maquina: true });
  // Whole, and pages know.
  const whole = { ...spanish, _idiomas: ['en'] };
  expect(await shownTo('en')).toEqual({ ...whole, titulo: 'The bridge', resumen: '<p>Wood.</p>', _borrador: true });
  expect(await stateOf(id)).toMatchObject({ estado: 'sin_revisar' });
  expect(await shownTo('es')).toEqual(whole);
  // Corrected, it is told as before.
  await admin.post('update_libro.php', { id, slug: 'el-puente', titulo: 'El puente viejo', autores: 'Ana Ruiz' });
  expect(await shownTo('en')).toMatchObject({ titulo: 'The bridge' });
  await translator.post('delete_traduccion.php', { tipo: 'libro', id, idioma: 'en' });
  expect(await shownTo('en')).toMatchObject({ titulo: 'El puente viejo', _es: ['titulo', 'resumen'] });
});

test('the settings speak too: their own words, else those of the program, each object saying what is left', async () => {
  const sitio = async () => (await visitor.get('get_sitio.php', { idioma: 'en' })).body.data;
  await admin.post('update_ajustes.php', { seccion: 'identidad', valores: { descripcion: 'Historia y leyendas.' } });
  const before = await sitio();
  const { id } = await app.db
    .selectFrom('ajustes')
    .select('id')
    .where('seccion', '=', 'identidad')
    .executeTakeFirstOrThrow();
  const campos = { 'identidad.descripcion': 'History and legends.' };
  await translator.post('update_traduccion.php', { tipo: 'ajuste', id, idioma: 'en', campos, estado: 'revisada' });
  await expect.poll(async () => (await sitio()).identidad.descripcion).toBe('History and legends.');
  expect((await sitio()).identidad._es).not.toContain('descripcion');
  const { identidad } = (await visitor.get('get_sitio.php')).body.data;
  expect(identidad).toMatchObject({ lema: 'Descubre los secretos de Cuenca', descripcion: 'Historia y leyendas.' });
  expect(before.identidad).toMatchObject({ lema: 'Discover the secrets of Cuenca', _es: ['nombre', 'descripcion'] });
});

test('whether a page is in Spanish is asked of its own texts: names are names in every language', async () => {
  await ubicacionBuilders(admin);
  const { data } = (await visitor.get('get_pueblo.php', { slug: 'una', idioma: 'en' })).body;
  expect(data).toMatchObject({ nombre: 'Uña', _idiomas: [] });
  expect(data).not.toHaveProperty('_es');
  const of = new Set(Object.values(calls as Record<string, Call>).map(({ thing }) => thing));
  // The page of a category is a list.
  const pages = publicTipos.filter((tipo) => (translatedTipos as Tipo[]).includes(tipo) && tipo !== 'categoria');
  expect(pages.filter((tipo) => !of.has(tipo))).toEqual([]);
});

test('a draft that is translated is told to nobody, and nothing is translated but what is there to be', async () => {
  const { anArticulo } = articuloBuilders(admin);
  const created = await anArticulo({ titulo: 'Lo que aún no se sabe', estado: 'borrador' });
  const which = { tipo: 'articulo', id: created.Id_articulo, idioma: 'en' };
  const write = { ...which, campos: { titulo: 'What nobody knows yet' } };
  // Translated before it is published, it is told to nobody before.
  expect((await admin.post('update_traduccion.php', write)).status).toBe(200);
  for (const name of ['get_posts.php', 'buscar.php', 'get_articulos.php'])
    expect(JSON.stringify((await visitor.get(name, { q: 'nobody', idioma: 'en' })).body)).not.toContain('nobody knows');
  for (const tipo of ['pedido', 'usuario', 'mensaje', 'cupon'])
    expect((await translator.get('get_traduccion_admin.php', { ...which, tipo })).status).toBe(422);
});

test('the search finds a thing by what it says in the language, and shows why in it; in Spanish as before', async () => {
  await admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles: ['en', 'fr'] } });
  const id = await aLibro('Los zahoríes', '<p>Buscan agua con una vara de avellano.</p>');
  const search = async (q: string, idioma = 'en') =>
    (await visitor.get('buscar.php', { q, ...(idioma !== 'es' && { idioma }) })).body.data as {
      titulo: string;
      fragmento: { texto: string; _es?: string[] }[];
    }[];
  expect(await search('hazel')).toEqual([]);
  const [before] = await search('avellano');
  expect(before).toMatchObject({ titulo: 'Los zahoríes', _es: ['titulo'], fragmento: [{ _es: ['texto'] }, {}, {}] });
  await into(id, { titulo: 'The water diviners', resumen: '<p>They look for water with a <b>hazel</b> rod.</p>' });
  const [found] = await search('hazel');
  expect(found).toMatchObject({ titulo: 'The water diviners' });
  expect(found!.fragmento.map(({ texto }) => texto).join('')).toContain('water with a hazel rod');
  expect(JSON.stringify(found)).not.toContain('_es');
  expect(await search('diviners')).toHaveLength(1);
  const [spanish] = await search('avellano', 'es');
  expect(spanish!.fragmento.map(({ texto }) => texto).join('')).toMatch(/Buscan agua con una vara de avellano\.$/);
  await translator.post('delete_traduccion.php', { tipo: 'libro', id, idioma: 'en' });
  expect(await search('hazel')).toEqual([]);
});
