/** A sponsor's contract: from when to when, where, in which order. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { realTime } from '#test/harness/clock.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { scheduledContratos } from './contratos.server.ts';

const { app, visitor, signIn, ...started } = await startApp();
let { admin } = started;
afterEach(realTime);

const page = { direccion: 'Plaza, 1', email: 'a@example.com', telefono: '969' };
/** What each kind is made with. */
const kinds = {
  ayuntamiento: { call: 'sponsor_ayto.php', name: 'nombre', picture: 'imagen', more: { url: 'https://example.com' } },
  empresa: { call: 'sponsor_empresa.php', name: 'nombre', picture: 'imagen', more: { url: 'https://example.com' } },
  texto: { call: 'sponsor_text.php', name: 'nombre', picture: undefined, more: { url: 'https://example.com' } },
  ayuntamiento_sin_web: {
    call: 'ayto_sponsor_sin_web.php',
    name: 'nombreAyuntamiento',
    picture: 'escudo',
    more: page,
  },
  texto_sin_web: { call: 'sponsor_text_sin_web.php', name: 'nombreSponsor', picture: 'imagen', more: page },
} as const;
type Tipo = keyof typeof kinds;

async function make(tipo: Tipo, nombre: string, contract: Record<string, string> = {}) {
  const { call, name, picture, more } = kinds[tipo];
  const fields = { [name]: nombre, ...more, ...contract, ...(picture && { [picture]: await aPicture() }) };
  const reply = await admin.post(`create_${call}`, picture ? form(fields) : fields);
  expect(reply.body.success, reply.body.message).toBe(true);
  return reply.body.data;
}

async function shown(name: string, query: Record<string, string | number> = {}): Promise<string[]> {
  const { body } = await visitor.get(name, query);
  return body.data.map(({ nombre }: { nombre: string }) => nombre);
}

/** By then no session of today is left. */
async function moveTo(instant: string) {
  vi.setSystemTime(new Date(instant));
  admin = await signIn();
}

let municipio: number;
let categoria: { id: number; slug: string };
beforeAll(async () => {
  const { data: provincia } = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body;
  const reply = await admin.post('create_municipio.php', { nombre: 'Huete', provincia_id: provincia.id });
  municipio = reply.body.data.id;
  [categoria] = (await visitor.get('get_categories.php')).body.categories;
});

describe.each(Object.keys(kinds) as Tipo[])('%s', (tipo) => {
  test('a section that it sponsors is there, and stays until it sponsors another', async () => {
    const { call, name, picture, more } = kinds[tipo];
    const contract = { lugares: '["categorias"]', categorias: '[999999]' };
    const fields = { [name]: 'De ninguna', ...more, ...contract, ...(picture && { [picture]: await aPicture() }) };
    expect(await admin.post(`create_${call}`, picture ? form(fields) : fields)).toMatchObject({
      status: 422,
      body: { errors: { categorias: 'La categoría no existe.' } },
    });

    const section = (await admin.post('create_categoria.php', { nombre_categoria: `Sección de ${tipo}` })).body.data;
    const { id } = await make(tipo, 'De su sección', { ...contract, categorias: `[${section.id}]` });
    const refused = await admin.post('delete_categoria.php', { id: section.id });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^La categoría «Sección de .+» tiene 1 .+; cambia o elimina antes lo que la usa\.$/),
    ]);
    const moved = await admin.post(`update_${call}`, { id, [name]: 'De su sección', ...more, lugares: '["portada"]' });
    expect(moved.body).toMatchObject({ success: true, data: { categorias: [] } });
    expect((await admin.post('delete_categoria.php', { id: section.id })).status).toBe(200);
    await admin.post(`delete_${call}`, { id });
  });

  test('its contract is saved, read and changed with the rest; what is not sent stays', async () => {
    const contract = {
      desde: '2026-01-01',
      hasta: '2030-12-31',
      importe: '1.234,5'.replace('.', ''),
      contacto: 'Ana, 600',
      notas: 'Paga en enero',
      orden: '3',
      lugares: '["portada","municipio","categorias"]',
      municipio_id: String(municipio),
      categorias: `[${categoria.id}]`,
      informe_mensual: 'true',
      informe_email: 'ana@example.com',
    };
    const made = await make(tipo, `Contrato de ${tipo}`, contract);
    const whole = {
      desde: '2026-01-01',
      hasta: '2030-12-31',
      importe: 1234.5,
      contacto: 'Ana, 600',
      notas: 'Paga en enero',
      orden: 3,
      lugares: ['portada', 'municipio', 'categorias'],
      municipio_id: municipio,
      categorias: [categoria.id],
      informe_mensual: true,
      informe_email: 'ana@example.com',
    };
    expect(made).toMatchObject(whole);
    const { call, name, more } = kinds[tipo];
    const update = { id: made.id, version: made.version, [name]: `Contrato de ${tipo}`, ...more, notas: '' };
    expect((await admin.post(`update_${call}`, update)).body.data).toMatchObject({ ...whole, notas: null });
    expect((await admin.get('get_sponsor_admin.php', { tipo, id: made.id })).body.data).toMatchObject({
      ...whole,
      tipo,
      notas: null,
    });
    expect((await admin.post('delete_municipio.php', { id: municipio })).status).toBe(409);
  });

  test('what does not fit together is refused beside its field', async () => {
    const { call, name, picture, more } = kinds[tipo];
    for (const [field, contract] of [
      ['hasta', { desde: '2026-02-02', hasta: '2026-02-01' }],
      ['hasta', { hasta: '9999-12-31' }],
      ['hasta', { hasta: '2026-02-30' }],
      ['municipio_id', { lugares: '["municipio"]' }],
      ['municipio_id', { lugares: '["municipio"]', municipio_id: '999999' }],
      ['categorias', { lugares: '["categorias"]' }],
      ['lugares', { lugares: '["tejado"]' }],
      ['lugares', { lugares: 'no es una lista' }],
      ['importe', { importe: '-1' }],
      ['orden', { orden: '0' }],
      ['informe_email', { informe_mensual: 'true' }],
      ['informe_email', { informe_email: 'nadie' }],
    ] as const) {
      const fields = { [name]: 'No', ...more, ...contract, ...(picture && { [picture]: await aPicture() }) };
      const reply = await admin.post(`create_${call}`, picture ? form(fields) : fields);
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
    }
  });
});

describe('without a contract', () => {
  test('a link is in the footer and a page is not, as before there were any', async () => {
    await make('empresa', 'Enlace de siempre');
    await make('texto_sin_web', 'Página de siempre');
    expect(await shown('get_sponsor_empresa.php')).toContain('Enlace de siempre');
    expect(await shown('get_sponsor_empresa.php')).not.toContain('Página de siempre');
    expect((await visitor.get('get_sponsor_text_sin_web.php', { slug: 'pagina-de-siempre' })).status).toBe(200);
  });
});

describe('places', () => {
  test('home, municipality, section and footer show who is there, and nobody else', async () => {
    await make('empresa', 'En portada', { lugares: '["portada"]' });
    await make('ayuntamiento_sin_web', 'De Huete', { lugares: '["municipio","pie"]', municipio_id: String(municipio) });
    await make('texto', 'De la sección', { lugares: '["categorias"]', categorias: `[${categoria.id}]` });
    await make('texto', 'De otra sección', { lugares: '["categorias"]', categorias: `[${categoria.id + 1}]` });
    const at = (query: Record<string, string | number>) => shown('get_patrocinadores.php', query);
    expect(await at({ lugar: 'portada' })).toContain('En portada');
    expect(await at({ lugar: 'portada' })).not.toContain('De Huete');
    expect(await at({ lugar: 'municipio', municipio_id: municipio })).toContain('De Huete');
    expect(await at({ lugar: 'municipio', municipio_id: 999999 })).toEqual([]);
    expect(await at({ lugar: 'municipio' })).toEqual([]);
    const section = await at({ lugar: 'categorias', categoria: categoria.slug });
    expect(section).toContain('De la sección');
    expect(section).not.toContain('De otra sección');
    expect(await at({ lugar: 'categorias', categoria: 'nada' })).toEqual([]);
    expect(await shown('get_sponsor_empresa.php')).not.toContain('En portada');
    const { body } = await visitor.get('get_sponsor_ayto.php');
    const inFooter = body.data.find(({ nombre }: { nombre: string }) => nombre === 'De Huete');
    expect(inFooter).toMatchObject({ url: '/ayuntamientos/de-huete', patrocinador: `ayuntamiento:${inFooter.id}` });
  });

  test('nothing of the contract is told to visitors', async () => {
    await make('empresa', 'Con secretos', {
      importe: '98765',
      contacto: 'Secreto',
      notas: 'Secreto',
      lugares: '["pie","portada"]',
    });
    const answers = await Promise.all([
      visitor.get('get_sponsor_empresa.php'),
      visitor.get('get_patrocinadores.php', { lugar: 'portada' }),
    ]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/98765|Secreto"|contacto|notas|importe/);
  });

  test('in their order: numbers first, the others as they came', async () => {
    await make('texto', 'Orden sin');
    await make('texto', 'Orden dos', { orden: '2' });
    await make('texto', 'Orden uno', { orden: '1' });
    const names = (await shown('get_sponsor_text.php')).filter((name) => name.startsWith('Orden'));
    expect(names).toEqual(['Orden uno', 'Orden dos', 'Orden sin']);
  });
});

describe('outside its dates a sponsor is not shown', () => {
  test('from the first day to the last, both included, by the clocks of Madrid', async () => {
    await make('texto', 'Con fechas', { desde: '2027-06-10', hasta: '2027-06-20' });
    await make('texto_sin_web', 'Página con fechas', { desde: '2027-06-10', hasta: '2027-06-20' });
    for (const [instant, isThere] of [
      // 22:00 UTC is midnight in a Spanish summer.
      ['2027-06-09T21:59:00Z', false],
      ['2027-06-09T22:01:00Z', true],
      ['2027-06-20T21:59:00Z', true],
      ['2027-06-20T22:01:00Z', false],
    ] as const) {
      await moveTo(instant);
      expect((await shown('get_sponsor_text.php')).includes('Con fechas')).toBe(isThere);
      const own = await visitor.get('get_sponsor_text_sin_web.php', { slug: 'pagina-con-fechas' });
      expect(own.status).toBe(isThere ? 200 : 404);
      const map = await (await visitor.request('/sitemap.xml')).text();
      app.pages.dropAll();
      expect(map.includes('/empresas/pagina-con-fechas')).toBe(isThere);
    }
  });

  test('pages that show sponsors change at the midnight of Madrid, and only then', async () => {
    await moveTo('2028-02-20T12:00:00Z');
    await make('empresa', 'Empieza', { desde: '2028-03-01', hasta: '2028-03-15' });
    const { tagsDue, nextDue } = scheduledContratos;
    expect(await nextDue(app.db, '2028-02-20T12:00:00Z')).toBe('2028-02-29T23:00:00.000Z');
    expect(await nextDue(app.db, '2028-03-01T12:00:00Z')).toBe('2028-03-15T23:00:00.000Z');
    const due = (from: string, to: string) => tagsDue(app.db, from, to);
    expect(await due('2028-02-29T22:59:00Z', '2028-02-29T23:00:01Z')).toContain('sponsors');
    expect(await due('2028-03-15T22:59:00Z', '2028-03-15T23:00:01Z')).toContain('sponsors');
    expect(await due('2028-03-05T22:59:00Z', '2028-03-05T23:00:01Z')).toEqual([]);
    expect(await due('2028-03-01T10:00:00Z', '2028-03-01T11:00:00Z')).toEqual([]);
  });

  test('the back office lists them by the state of their contract', async () => {
    await moveTo('2029-05-15T10:00:00Z');
    await make('texto', 'Estado vigente', { hasta: '2029-06-15' });
    await make('texto', 'Estado acaba', { hasta: '2029-06-14' });
    await make('texto', 'Estado terminado', { hasta: '2029-05-14' });
    await make('texto', 'Estado futuro', { desde: '2029-05-16' });
    for (const estado of ['vigente', 'acaba', 'terminado', 'futuro']) {
      const { body } = await admin.get('get_all_sponsors_admin.php', { q: 'Estado', contrato: estado });
      expect(body.data.map(({ nombre }: { nombre: string }) => nombre)).toEqual([`Estado ${estado}`]);
    }
  });
});
