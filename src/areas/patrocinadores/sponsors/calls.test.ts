import { describe, expect, test } from 'vitest';
import { type SponsorTipo, sponsorCall, sponsorThing } from '#areas/patrocinadores/tipos.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';

const { app, admin, visitor } = await startApp();

const withPicture = [
  ['ayuntamiento', 'sponsor_ayto.php'],
  ['empresa', 'sponsor_empresa.php'],
] as const;

describe.each(withPicture)('footer sponsors of the kind %s', (tipo, name) => {
  const missing = 'Por favor, rellena todos los campos (nombre, URL e imagen).';

  test('one is created, shown in the footer, changed and deleted', async () => {
    const fields = { nombre: 'Belmonte', url: 'https://www.example.com/belmonte', imagen: await aPicture() };
    const created = await admin.post(`create_${name}`, form(fields));
    expect(created).toMatchObject({ status: 200, body: { success: true, message: 'Patrocinador creado con éxito.' } });
    const { id, imagen, version } = created.body.data;
    expect(imagen).toMatch(pictureAddress);
    expect((await visitor.get(`get_${name}`)).body.data).toEqual([{ id, nombre: 'Belmonte', url: fields.url, imagen }]);

    const saved = await admin.post(`update_${name}`, {
      id,
      nombre: 'Belmonte',
      url: '/ayuntamientos/belmonte',
      version,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'Patrocinador actualizado con éxito.', data: { imagen } },
    });
    expect((await admin.get('get_sponsor_admin.php', { tipo, id })).body.data).toMatchObject({
      tipo,
      url: '/ayuntamientos/belmonte',
      version: saved.body.data.version,
    });

    expect((await admin.post(`delete_${name}`, { id })).status).toBe(200);
    expect((await visitor.get(`get_${name}`)).body.data).toEqual([]);
    expect((await admin.post(`delete_${name}`, { id })).status).toBe(404);
    const trashed = await app.db.selectFrom('papelera').selectAll().where('tipo', '=', 'sponsor').execute();
    expect(trashed.map((row) => row.id_cosa)).toContain(id);
  });

  test('name, URL and image are required', async () => {
    const whole = { nombre: 'N', url: 'https://example.com', imagen: await aPicture() };
    for (const field of ['nombre', 'url', 'imagen'] as const) {
      const { [field]: _, ...rest } = whole;
      expect(await admin.post(`create_${name}`, form(rest))).toMatchObject({ status: 422, body: { message: missing } });
    }
    expect((await visitor.get(`get_${name}`)).body.data).toEqual([]);
  });

  test('a picture alone can be changed by an update', async () => {
    const fields = { nombre: 'N', url: '/contacto' };
    const { id, imagen } = (await admin.post(`create_${name}`, form({ ...fields, imagen: await aPicture() }))).body
      .data;
    const saved = await admin.post(
      `update_${name}`,
      form({ id: String(id), ...fields, imagen: await aPicture({ tone: 9 }) }),
    );
    expect(saved.body.data.imagen).toMatch(pictureAddress);
    expect(saved.body.data.imagen).not.toBe(imagen);
  });

  test('two writers with the same version: one succeeds, the other is told what changed', async () => {
    const fields = { nombre: 'N', url: '/contacto' };
    const created = await admin.post(`create_${name}`, form({ ...fields, imagen: await aPicture() }));
    const { id, version } = created.body.data;
    const read = { id: String(id), version: String(version), nombre: 'N' };
    const replies = await Promise.all([
      admin.post(`update_${name}`, form({ ...read, url: '/uno', imagen: await aPicture({ tone: 5 }) })),
      admin.post(`update_${name}`, { ...read, url: '/dos' }),
    ]);
    const [saved, refused] = replies.sort((one, other) => one.status - other.status);
    expect([saved!.status, refused!.status]).toEqual([200, 409]);
    expect(refused!.body.data.cambios).toMatchObject([{ usuario: 'admin', campos: expect.arrayContaining(['url']) }]);
    expect((await admin.get('get_sponsor_admin.php', { tipo, id })).body.data).toEqual({ tipo, ...saved!.body.data });
  });
});

describe('text sponsors', () => {
  test('one is created from JSON with name and URL, and has no picture', async () => {
    const created = await admin.post('create_sponsor_text.php', {
      nombre: 'Imprenta',
      url: 'https://www.example.com/imprenta',
    });
    expect(created).toMatchObject({ status: 200, body: { message: 'Patrocinador de texto creado con éxito.' } });
    const { id } = created.body.data;
    const { body } = await visitor.get('get_sponsor_text.php');
    expect(body.data).toEqual([{ id, nombre: 'Imprenta', url: 'https://www.example.com/imprenta', imagen: null }]);
    const saved = await admin.post('update_sponsor_text.php', {
      id,
      nombre: 'Imprenta Dos',
      url: '/empresas/imprenta',
    });
    expect(saved.body).toMatchObject({
      message: 'Patrocinador de texto actualizado con éxito.',
      data: { nombre: 'Imprenta Dos' },
    });
    expect((await admin.post('delete_sponsor_text.php', { id })).status).toBe(200);
  });

  test('name and URL are required', async () => {
    for (const body of [
      {},
      { nombre: 'N' },
      { url: 'https://example.com' },
      { nombre: ' ', url: 'https://example.com' },
    ])
      expect(await admin.post('create_sponsor_text.php', body)).toMatchObject({
        status: 422,
        body: { message: 'Por favor, introduce tanto el nombre como la URL del patrocinador.' },
      });
  });

  test('the URL is a web address or an in-site path with exactly one slash in front', async () => {
    for (const url of ['https://example.com/a?b=c', 'http://example.com', '/', '/empresas/una'])
      expect((await admin.post('create_sponsor_text.php', { nombre: 'N', url })).status).toBe(200);
    // As people type it.
    const typed = await admin.post('create_sponsor_text.php', { nombre: 'N', url: ' ejemplo.com/a ' });
    const { id } = typed.body.data;
    expect((await admin.get('get_sponsor_admin.php', { tipo: 'texto', id })).body.data.url).toBe(
      'https://ejemplo.com/a',
    );
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
    ];
    for (const url of hostile)
      expect(await admin.post('create_sponsor_text.php', { nombre: 'N', url })).toMatchObject({
        status: 422,
        body: {
          message: 'La URL debe ser una dirección web (https://…) o una ruta de este sitio que empiece por una barra.',
        },
      });
    const long = `https://example.com/${'x'.repeat(250)}`;
    expect((await admin.post('create_sponsor_text.php', { nombre: 'N', url: long })).status).toBe(422);
  });

  test('one kind is not reachable through the calls of another', async () => {
    const { id } = (await admin.post('create_sponsor_text.php', { nombre: 'N', url: '/' })).body.data;
    expect((await admin.post('update_sponsor_ayto.php', { id, nombre: 'N', url: '/' })).status).toBe(404);
    expect((await admin.post('update_sponsor_ayto.php', { id, nombre: 'N', url: '/', version: 99 })).status).toBe(404);
    expect((await admin.post('delete_sponsor_empresa.php', { id })).status).toBe(404);
    expect((await admin.get('get_sponsor_admin.php', { tipo: 'texto', id })).body.data).toMatchObject({ version: 1 });
    expect((await admin.get('get_sponsor_admin.php', { tipo: 'ayuntamiento', id })).status).toBe(404);
  });
});

test('the back office lists all five kinds in one answer, by name, and searches them', async () => {
  const imagen = await aPicture();
  const page = { direccion: 'Plaza, 1', email: 'a@example.com', telefono: '969' };
  await admin.post('create_sponsor_ayto.php', form({ nombre: 'Cinco 1', url: '/', imagen }));
  await admin.post('create_sponsor_empresa.php', form({ nombre: 'Cinco 2', url: '/', imagen }));
  await admin.post('create_sponsor_text.php', { nombre: 'Cinco 3', url: 'https://example.com' });
  await admin.post('create_ayto_sponsor_sin_web.php', form({ nombreAyuntamiento: 'Cinco 4', escudo: imagen, ...page }));
  await admin.post('create_sponsor_text_sin_web.php', form({ nombreSponsor: 'Cinco 5', imagen, ...page }));

  const { body } = await admin.get('get_all_sponsors_admin.php', { q: 'CINCO' });
  expect(body.total).toBe(5);
  expect(body.data).toMatchObject([
    { tipo: 'ayuntamiento', nombre: 'Cinco 1', url: '/', slug: null },
    { tipo: 'empresa', nombre: 'Cinco 2' },
    { tipo: 'texto', nombre: 'Cinco 3', url: 'https://example.com', imagen: null },
    { tipo: 'ayuntamiento_sin_web', nombre: 'Cinco 4', url: '/ayuntamientos/cinco-4', slug: 'cinco-4' },
    { tipo: 'texto_sin_web', nombre: 'Cinco 5', url: '/empresas/cinco-5', slug: 'cinco-5' },
  ]);
  for (const { tipo, id, nombre } of body.data)
    expect((await admin.get('get_sponsor_admin.php', { tipo, id })).body.data).toMatchObject({ tipo, id, nombre });
  const pages = await admin.get('get_all_sponsors_admin.php', { q: 'cinco', tipo: 'texto_sin_web' });
  expect(pages.body).toMatchObject({ total: 1, data: [{ nombre: 'Cinco 5' }] });

  const order = async (asked: Record<string, string>) => {
    const { data } = (await admin.get('get_all_sponsors_admin.php', { q: 'cinco', ...asked })).body;
    return data.map(({ nombre }: { nombre: string }) => nombre.slice(-1)).join('');
  };
  await admin.post('update_sponsor_text.php', { ...body.data[2], hasta: '2030-01-31' });
  const town = { id: String(body.data[3].id), nombreAyuntamiento: 'Cinco 4', slug: 'cinco-4', ...page };
  await admin.post('update_ayto_sponsor_sin_web.php', form({ ...town, hasta: '2029-01-31' }));
  expect(await order({ orden: 'nombre', dir: 'desc' })).toBe('54321');
  expect(await order({ orden: 'tipo' })).toBe('14235');
  // Whoever has no end comes last, either way.
  expect((await order({ orden: 'hasta' })).slice(0, 2)).toBe('43');
  expect((await order({ orden: 'hasta', dir: 'desc' })).slice(0, 2)).toBe('34');
  expect((await admin.get('get_all_sponsors_admin.php', { orden: 'busqueda' })).status).toBe(422);

  // "Deshacer" of the list: each kind comes back under the name the trash has for it.
  for (const { tipo, id } of body.data as { tipo: SponsorTipo; id: number }[]) {
    await admin.post(`delete_${sponsorCall[tipo]}`, { id });
    const restored = await admin.post('restore_papelera.php', { tipo: sponsorThing(tipo), id_cosa: id });
    expect({ tipo, status: restored.status }).toEqual({ tipo, status: 200 });
  }
  expect((await admin.get('get_all_sponsors_admin.php', { q: 'cinco' })).body.total).toBe(5);
});
