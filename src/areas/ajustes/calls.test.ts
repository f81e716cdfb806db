import { describe, expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { secciones } from './ajustes.ts';

const { app, admin, visitor } = await startApp();

const read = async (seccion: string) => (await admin.get('get_ajustes.php')).body.data[seccion];
const write = (seccion: string, valores: unknown, version?: number) =>
  admin.post('update_ajustes.php', { seccion, valores, ...(version !== undefined && { version }) });
const sitio = async () => (await visitor.get('get_sitio.php')).body.data;

describe('the settings', () => {
  test('answer every section with its values and its version', async () => {
    const { data } = (await admin.get('get_ajustes.php')).body;
    expect(Object.keys(data).sort()).toEqual([...secciones].sort());
    for (const section of Object.values(data))
      expect(section).toMatchObject({ valores: expect.any(Object), version: expect.any(Number) });
  });

  test('a change shows at once, and only what was sent changes', async () => {
    const { version, valores } = await read('titular');
    const reply = await write('titular', { telefono: '969 111 222' }, version);
    expect(reply).toMatchObject({ status: 200, body: { data: { version: version + 1 } } });
    expect((await sitio()).titular).toEqual({ ...valores, telefono: '969 111 222' });
    expect(app.ajustes.current.titular.telefono).toBe('969 111 222');
  });

  test('a form may send them as JSON in a field', async () => {
    const reply = await write('boletin', JSON.stringify({ consentimiento: 'Sí, quiero.' }));
    expect(reply.status).toBe(200);
    expect((await sitio()).boletin.consentimiento).toBe('Sí, quiero.');
  });

  test.each([
    ['titular', { email: 'esto no es un correo' }, 'email'],
    ['titular', { nif: '12345678A' }, 'nif'],
    ['titular', { codigo_postal: '99999' }, 'codigo_postal'],
    ['identidad', { nombre: ' ' }, 'nombre'],
    ['facturacion', { serie_rectificativa: 'f' }, 'serie_rectificativa'],
    ['facturacion', { serie_completa: 'S' }, 'serie_simplificada'],
    ['identidad', { logo: 'https://otra.example/logo.png' }, 'logo'],
    ['redes', { facebook: 'javascript:alert(1)' }, 'facebook'],
    ['portada', { boton: { texto: 'Ir', destino: 'javascript:alert(1)' } }, 'boton.destino'],
    ['portada', { secciones: [{ clave: 'noticias', visible: true }] }, 'secciones'],
    ['menus', { cabecera: [{ texto: 'Nada' }] }, 'cabecera.0.destino'],
    ['menus', { cabecera: [] }, 'cabecera'],
    ['medios', { radio: 'no es una dirección' }, 'radio'],
    ['envios', { iva: 'mucho' }, 'iva'],
    ['envios', { zonas: [{ clave: 'a', nombre: 'A', provincias: ['16'], coste: 1 }] }, 'zonas'],
    ['envios', { zonas: [{ clave: 'a', nombre: 'A', coste: -1 }] }, 'zonas.0.coste'],
    ['tienda', { minutos_pago: 5 }, 'minutos_pago'],
    ['boletin', { consentimiento: '' }, 'consentimiento'],
    ['marca', { acento: '#ffcc00' }, 'acento'],
    ['marca', { acento: 'rojo' }, 'acento'],
    ['marca', { paleta: 'arcoíris' }, 'paleta'],
    ['marca', { icono: 'https://otra.example/icono.png' }, 'icono'],
    ['marca', { lugar: '' }, 'lugar'],
    ['marca', { textos: { 'libros.entradilla': 'x'.repeat(301) } }, 'textos.libros.entradilla'],
  ])('%s: a wrong value is refused beside its field and nothing is stored: %j', async (seccion, valores, field) => {
    const before = await read(seccion);
    const reply = await write(seccion, valores, before.version);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors)).toContain(field);
    expect(await read(seccion)).toEqual(before);
  });

  test('an address is understood as people type it', async () => {
    const { valores } = (await write('redes', { facebook: 'www.facebook.com/sitio', hashtags: ['#Cuenca'] })).body.data;
    expect(valores).toMatchObject({ facebook: 'https://www.facebook.com/sitio', hashtags: ['Cuenca'] });
  });

  test('a section that does not exist is refused', async () => {
    expect((await write('secretos', {})).status).toBe(422);
    expect((await write('titular', 'esto no es JSON')).status).toBe(422);
  });

  test('two people in the same section: the second is told what the first changed', async () => {
    const { version } = await read('identidad');
    expect((await write('identidad', { lema: 'Uno' }, version)).status).toBe(200);
    const reply = await write('identidad', { lema: 'Otro' }, version);
    expect(reply).toMatchObject({
      status: 409,
      body: { data: { cambios: [{ usuario: 'admin', campos: ['lema'] }] } },
    });
    expect((await read('identidad')).valores.lema).toBe('Uno');
  });

  test('an earlier version comes back, and what it replaces becomes one', async () => {
    const { valores: before } = await read('identidad');
    await write('identidad', { lema: 'Dos' });
    const { data } = (await admin.get('get_ajustes_versiones.php', { seccion: 'identidad' })).body;
    expect(data[0]).toMatchObject({ guardada_por: 'admin', valores: before });
    const restored = await admin.post('restore_ajustes_version.php', { id: data[0].id });
    expect(restored).toMatchObject({ status: 200, body: { seccion: 'identidad', data: { valores: before } } });
    const now = (await admin.get('get_ajustes_versiones.php', { seccion: 'identidad' })).body.data;
    expect(now).toHaveLength(data.length + 1);
    expect(now[0].valores.lema).toBe('Dos');
    const second = await admin.get('get_ajustes_versiones.php', { seccion: 'identidad', page: 2, limit: 1 });
    const pages = { total: now.length, page: 2, pages: now.length, limit: 1 };
    expect(second.body).toMatchObject({ ...pages, data: [now[1]] });
    expect((await admin.post('restore_ajustes_version.php', { id: 999_999 })).status).toBe(404);
  });

  test('every change is in the activity log, field by field', async () => {
    await write('tienda', { stock_bajo: 7 });
    const [entry] = (await admin.get('get_registro_admin.php', { tipo: 'ajuste' })).body.data;
    expect(entry).toMatchObject({
      usuario: 'admin',
      accion: 'editar',
      titulo: 'Tienda',
      cambios: [{ campo: 'stock_bajo', antes: '5', despues: '7' }],
    });
  });

  test('the server itself follows: when stock is low, whom it writes to, where answers go', async () => {
    expect((await admin.get('get_stock_bajo_admin.php')).body.umbral).toBe(7);
    await write('titular', { email: 'nueva@example.com' });
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola, ¿abrís el sábado?', consent: true };
    expect((await visitor.post('submit_contact.php', message)).status).toBe(200);
    expect((await visitor.post('submit_newsletter.php', { email: 'eva@example.com' })).status).toBe(200);
    const mails = await app.db.selectFrom('correos').select(['para', 'cabeceras', 'html']).orderBy('id').execute();
    expect(mails.map(({ para }) => para)).toEqual(['nueva@example.com', 'eva@example.com']);
    expect(JSON.parse(mails[0]!.cabeceras!)['Reply-To']).toBe('ana@example.com');
    expect(JSON.parse(mails[1]!.cabeceras!)['Reply-To']).toBe('nueva@example.com');
  });
});

test('visitors learn nothing that is only for the back office', async () => {
  await write('medios', { mapas: 'clave-de-mapas' });
  const shown = await sitio();
  expect(shown.mapsKey).toBe('clave-de-mapas');
  expect(Object.keys(shown).sort()).toEqual([
    ...[
      'abreConImagen',
      'boletin',
      'colores',
      'envios',
      'facturacion',
      'formas',
      'iconos',
      'identidad',
      'idiomas',
      'invitacion',
      'legal',
      'mapsKey',
      'marca',
      'menus',
      'pagos',
      'portada',
      'radioUrl',
      'redes',
      'reservas',
      'secciones',
      'tarjeta',
      'tienda',
      'titular',
      'url',
    ],
  ]);
  expect(Object.keys(shown.facturacion)).toEqual(['emitir']);
  expect((await visitor.get('get_ajustes.php')).status).toBe(401);
});

describe('a new site', () => {
  const done = async () => {
    const { data } = (await admin.get('get_puesta_en_marcha_admin.php')).body;
    return Object.fromEntries(data.map(({ paso, hecho }: { paso: string; hecho: boolean }) => [paso, hecho]));
  };

  test('is told what is left to do, and each step ticks itself', async () => {
    expect(await done()).toMatchObject({ cuenta: false, correo: false, pago: false, articulo: false, copia: false });
    await write('titular', { email: '' });
    expect(await done()).toMatchObject({ titular: false });
    await write('titular', { email: 'hola@example.com' });
    expect(await done()).toMatchObject({ titular: true });
  });

  test('of what place it is and how it looks is asked too; whoever is content says so', async () => {
    const { data } = (await admin.get('get_puesta_en_marcha_admin.php')).body;
    expect(data[2]).toEqual({ paso: 'marca', hecho: false, descartable: true });
    await write('marca', { paleta: 'agua' });
    expect(await done()).toMatchObject({ marca: true });
  });

  test('the owner’s own address comes first: until it is said no mail is tried, and none goes to nobody', async () => {
    const tried = await admin.post('send_correo_prueba.php');
    expect([tried.status, tried.body.message]).toEqual([409, expect.stringContaining('Pon antes tu propio correo')]);
    expect((await admin.post('change_email.php', { email: 'no' })).body.errors).toEqual({
      email: 'El correo electrónico no es válido.',
    });
    expect((await admin.post('change_email.php', { email: 'Marta@Example.org' })).body.message).toBe(
      'Desde ahora te escribimos a marta@example.org.',
    );
    expect(await done()).toMatchObject({ cuenta: true });
    expect((await admin.get('get_session.php')).body.user.email).toBe('marta@example.org');
  });

  test('whoever does not sell leaves the payment undone for good, and can think again; nothing else is left so', async () => {
    const pago = async () =>
      (await admin.get('get_puesta_en_marcha_admin.php')).body.data.find(
        ({ paso }: { paso: string }) => paso === 'pago',
      );
    expect(await pago()).toEqual({ paso: 'pago', hecho: false, descartable: true });
    await admin.post('descartar_paso.php', { paso: 'pago' });
    expect(await pago()).toEqual({ paso: 'pago', hecho: false, descartable: true, descartado: true });
    await admin.post('descartar_paso.php', { paso: 'pago', descartado: false });
    expect(await pago()).toEqual({ paso: 'pago', hecho: false, descartable: true });
    expect((await admin.post('descartar_paso.php', { paso: 'titular' })).status).toBe(422);
  });

  test('a mail to try the server says what became of it: without a server it is a file, not sent', async () => {
    const { status, body } = await admin.post('send_correo_prueba.php');
    expect({ status, ...body }).toMatchObject({
      status: 200,
      message: expect.stringContaining('se ha guardado en un archivo'),
      aviso: true,
    });
    expect(await done()).toMatchObject({ correo: false });
    const [first] = (await admin.get('get_correos_admin.php')).body.data;
    expect(first).toMatchObject({ estado: 'archivo' });
    expect((await admin.get('get_correos_admin.php', { estado: 'enviado' })).body.total).toBe(0);
  });
});
