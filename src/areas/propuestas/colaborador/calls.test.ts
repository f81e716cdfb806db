import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#calls.server.ts';
import { passMinute } from '#test/harness/clock.ts';
import { adminPassword, type Client, startApp } from '#test/harness/harness.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { type Capability, can } from '#values/rol.ts';

const { app, admin, signIn } = await startApp();
beforeEach(passMinute);

let [huete, priego, taberna, otro] = [0, 0, 0, 0];
let townHall: Client;
let shop: Client;
const day = addDays(todayInMadrid(new Date()), 30);

async function aColaborador(usuario: string, bound: object): Promise<Client> {
  await app.auth.createUser({ usuario, email: `${usuario}@example.com`, password: adminPassword, rol: 'colaborador' });
  const { data } = (await admin.get('get_usuarios_admin.php', { q: usuario })).body;
  expect((await admin.post('update_usuario.php', { id: data[0].id, ...bound })).status).toBe(200);
  return signIn(usuario);
}

beforeAll(async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'De prueba' })).body.data.id;
  const aMunicipio = async (nombre: string) =>
    (await admin.post('create_municipio.php', { nombre, provincia_id })).body.data.id;
  [huete, priego] = [await aMunicipio('Huete'), await aMunicipio('Priego')];
  const { id: categoria_id } = (await admin.post('create_categoria_negocio.php', { nombre: 'Comer' })).body.data;
  const anEmpresa = async (nombre: string) =>
    (await admin.post('create_empresa.php', { nombre, municipio_id: priego, categoria_id, horario: 'Cerrado' })).body
      .data.id;
  [taberna, otro] = [await anEmpresa('La taberna'), await anEmpresa('El otro')];
  townHall = await aColaborador('ayto', { municipios: [huete], de_confianza: true });
  shop = await aColaborador('bar', { empresas: [taberna] });
});

const mine = async (who: Client) => (await who.get('get_mis_cosas.php')).body.data;
const anEvento = (municipio_id: number, titulo: string) => ({ titulo, municipio_id, fecha_inicio: day });
const eventosCalled = async (q: string) => (await admin.get('get_eventos.php', { q })).body.data;
const empresa = async (id: number) => (await admin.get('get_empresa.php', { id })).body;
const inTrash = async () =>
  (await admin.get('get_papelera_admin.php', { tipo: 'evento' })).body.data.map(
    ({ titulo }: { titulo: string }) => titulo,
  );
const mailsTo = (usuario: string) =>
  app.db
    .selectFrom('correos')
    .select(['asunto', 'texto'])
    .where('para', '=', `${usuario}@example.com`)
    .orderBy('id')
    .execute();
const lastPropuesta = async () =>
  (await admin.get('get_propuestas_admin.php', { orden: 'fecha', dir: 'desc', limit: 1 })).body.data[0];

test('a collaborator calls what is public, their account, and what is theirs: nothing else', () => {
  const allowed = Object.entries(calls)
    .filter(([, { access }]) => access !== 'public' && can('colaborador', access as Capability))
    .map(([name]) => name);
  const own = [
    'get_mis_cosas.php',
    'create_evento_propio.php',
    'update_evento_propio.php',
    'delete_evento_propio.php',
    'update_ficha_propia.php',
  ];
  expect(allowed.filter((name) => !own.includes(name)).sort()).toEqual([
    'change_email.php',
    'change_password.php',
    'confirm_two_factor.php',
    'delete_sesion.php',
    'disable_two_factor.php',
    'get_hoy_admin.php',
    'get_sesiones_admin.php',
    'preview_recurrencia.php',
    'sign_out_everywhere.php',
    'start_two_factor.php',
  ]);
});

test('each sees what is theirs and no more', async () => {
  expect(await mine(shop)).toMatchObject({
    de_confianza: false,
    municipios: [{ nombre: 'Priego' }],
    fichas: [{ tipo: 'empresa', nombre: 'La taberna' }],
    eventos: [],
  });
  expect(await mine(townHall)).toMatchObject({ de_confianza: true, municipios: [{ nombre: 'Huete' }], fichas: [] });
  const nobody = await aColaborador('suelto', { municipios: [], empresas: [] });
  expect(await mine(nobody)).toMatchObject({ municipios: [], fichas: [], eventos: [], propuestas: [] });
  expect((await nobody.post('create_evento_propio.php', anEvento(huete, 'Nada'))).status).toBe(403);
});

describe('whoever is not trusted proposes', () => {
  test('an event, which waits; accepted it is theirs to change, and a second change takes the place of the first', async () => {
    expect((await shop.post('create_evento_propio.php', anEvento(huete, 'En casa ajena'))).body.errors).toEqual({
      municipio_id: 'Elige uno de tus municipios.',
    });
    const nothing = { ...anEvento(priego, 'De ningún tipo'), tipo_evento_id: 9999 };
    expect((await shop.post('create_evento_propio.php', nothing)).body.errors).toEqual({
      tipo_evento_id: 'El tipo de evento no existe.',
    });
    const sent = await shop.post('create_evento_propio.php', anEvento(priego, 'Cata de vinos'));
    expect(sent.body.message).toBe('Gracias: lo miramos y lo publicamos. Lo verás aquí mismo.');
    expect(await eventosCalled('cata')).toEqual([]);
    expect((await mine(shop)).propuestas).toMatchObject([{ titulo: 'Cata de vinos', estado: 'pendiente' }]);
    const { id } = await lastPropuesta();
    const { data } = (await admin.post('accept_propuesta.php', { id })).body;
    expect((await mine(shop)).eventos).toMatchObject([{ id: data.id }]);

    const change = (hora: string) =>
      shop.post('update_evento_propio.php', { id: data.id, version: data.version, titulo: 'Cata de vinos', hora });
    await change('19:00');
    await change('20:00');
    expect((await eventosCalled('cata'))[0].hora).toBeNull();
    const { data: waiting } = (await admin.get('get_propuestas_admin.php', { clase: 'cambio', estado: 'abiertas' }))
      .body;
    expect(waiting).toMatchObject([{ cambio: { campos: [{ campo: 'Hora', antes: '', despues: '20:00' }] } }]);
    const { id: changeId, version } = waiting[0];
    // Of the first change nobody has heard any more.
    expect((await admin.post('accept_propuesta.php', { id: changeId, version: version - 1 })).status).toBe(409);
    await admin.post('accept_propuesta.php', { id: changeId, version });
    expect((await eventosCalled('cata'))[0].hora).toBe('20:00');
  });

  test('no more at a time than somebody reads', async () => {
    const fair = await aColaborador('feria', { empresas: [taberna] });
    expect((await fair.post('create_evento_propio.php', anEvento(priego, 'Feria'))).status).toBe(200);
    const { id: _, ...one } = await app.db
      .selectFrom('propuestas')
      .selectAll()
      .where('usuario', '=', 'feria')
      .executeTakeFirstOrThrow();
    for (let n = 1; n < 200; n++)
      await app.db
        .insertInto('propuestas')
        .values({ ...one, origen_clave: `${one.origen_clave}-${n}` })
        .execute();
    expect((await fair.post('create_evento_propio.php', anEvento(priego, 'Otra feria'))).status).toBe(429);
    await app.db.deleteFrom('propuestas').where('usuario', '=', 'feria').execute();
    expect((await fair.post('create_evento_propio.php', anEvento(priego, 'Otra feria'))).status).toBe(200);
  });

  test('their hours, and not their neighbour’s', async () => {
    const change = (id: number) =>
      shop.post('update_ficha_propia.php', { tipo: 'empresa', id, horario: 'De martes a domingo, de 10:00 a 14:00' });
    expect((await change(otro)).status).toBe(404);
    expect((await shop.post('update_ficha_propia.php', { tipo: 'ubicacion', id: 1, horario: 'x' })).status).toBe(404);
    expect((await change(taberna)).status).toBe(200);
    expect((await empresa(taberna)).horario).toBe('Cerrado');
    await admin.post('accept_propuesta.php', { id: (await lastPropuesta()).id });
    expect((await empresa(taberna)).horario).toBe('De martes a domingo, de 10:00 a 14:00');
    const [mail] = (await mailsTo('bar')).slice(-1);
    expect(mail!.asunto).toMatch(/^Publicado tu cambio: La taberna/);
    expect(mail!.texto).toContain('/emprendedores/la-taberna');
    expect((await empresa(taberna)).nombre).toBe('La taberna');
  });
});

describe('an event that will not take place leaves the agenda', () => {
  test('of whoever is not trusted when somebody says so; they are told, also why not', async () => {
    await shop.post('create_evento_propio.php', anEvento(priego, 'Verbena'));
    const { data } = (await admin.post('accept_propuesta.php', { id: (await lastPropuesta()).id })).body;
    const withdraw = () => shop.post('delete_evento_propio.php', { id: data.id });
    // A change that waits, and the event that does not take place after all, are one thing to decide.
    await shop.post('update_evento_propio.php', { id: data.id, hora: '22:00' });
    expect((await withdraw()).body.message).toBe('Gracias: lo miramos y lo retiramos. Lo verás aquí mismo.');
    const waiting = { clase: 'cambio', estado: 'abiertas', q: 'verbena' };
    const [first, ...others] = (await admin.get('get_propuestas_admin.php', waiting)).body.data;
    expect([first.cambio, others]).toEqual([{ tipo: 'evento', id: data.id, campos: [], retira: true }, []]);
    expect(await eventosCalled('verbena')).toHaveLength(1);
    await admin.post('reject_propuesta.php', { id: first.id, motivo: 'Sí se celebra: lo dice el bando.' });
    expect((await mailsTo('bar')).at(-1)).toEqual({
      asunto: expect.stringMatching(/^Sobre tu cambio: Verbena/),
      texto: expect.stringContaining('lo dice el bando'),
    });
    await withdraw();
    const { id } = await lastPropuesta();
    expect((await admin.post('accept_propuesta.php', { id })).body.message).toBe('Evento retirado de la agenda.');
    expect(await eventosCalled('verbena')).toEqual([]);
    expect((await mine(shop)).eventos).not.toContainEqual(expect.objectContaining({ id: data.id }));
    expect(await inTrash()).toContain('Verbena');
    expect((await mailsTo('bar')).at(-1)!.asunto).toMatch(/^Retirado: Verbena/);
    expect((await withdraw()).status).toBe(404);
  });

  test('of whoever is trusted at once, nothing of others; the desk undoes it and it is as it was', async () => {
    await townHall.post('create_evento_propio.php', { ...anEvento(huete, 'Romería'), hora: '10:00' });
    const [evento] = await eventosCalled('romería');
    expect((await shop.post('delete_evento_propio.php', { id: evento.id })).status).toBe(404);
    const sent = await townHall.post('delete_evento_propio.php', { id: evento.id });
    expect([sent.body.message, await eventosCalled('romería')]).toEqual(['Retirado de la agenda.', []]);
    const { id } = await lastPropuesta();
    expect((await admin.post('deshacer_propuesta.php', { id })).status).toBe(200);
    expect(await eventosCalled('romería')).toMatchObject([{ id: evento.id, slug: evento.slug, hora: '10:00' }]);
    expect((await mine(townHall)).propuestas[0]).toMatchObject({ titulo: 'Romería', estado: 'rechazada' });
    expect((await admin.post('deshacer_propuesta.php', { id })).status).toBe(409);
    // Their own decisions are told to nobody.
    expect(await mailsTo('ayto')).toEqual([]);
  });
});

describe('whoever is trusted publishes', () => {
  test('at once, in the log by their name; the desk undoes it', async () => {
    const sent = await townHall.post('create_evento_propio.php', anEvento(huete, 'Pregón'));
    expect(sent.body.message).toBe('Publicado.');
    // After an answer that was lost.
    await townHall.post('create_evento_propio.php', anEvento(huete, 'Pregón'));
    const [evento, ...doubles] = await eventosCalled('pregón');
    expect(doubles).toEqual([]);
    const change = { id: evento.id, titulo: 'Pregón', lugar: 'Balcón', hora: '12:00' };
    expect((await townHall.post('update_evento_propio.php', change)).body.message).toBe('Publicado.');
    const { data: log } = (await admin.get('get_registro_admin.php', { tipo: 'evento' })).body;
    expect(log.map(({ usuario, accion }: { usuario: string; accion: string }) => [usuario, accion])).toEqual(
      expect.arrayContaining([
        ['ayto', 'crear'],
        ['ayto', 'editar'],
      ]),
    );
    // What somebody else wrote since stays.
    await admin.post('update_evento.php', { id: evento.id, hora: '13:00' });
    const cambio = (await admin.get('get_propuestas_admin.php', { clase: 'cambio', estado: 'aceptada', q: 'pregon' }))
      .body.data[0];
    expect((await admin.post('deshacer_propuesta.php', { id: cambio.id })).status).toBe(200);
    expect((await eventosCalled('pregón'))[0]).toMatchObject({ lugar: null, hora: '13:00' });
    expect((await admin.post('deshacer_propuesta.php', { id: cambio.id })).status).toBe(409);
    const nuevo = (await admin.get('get_propuestas_admin.php', { clase: 'evento', q: 'pregon' })).body.data[0];
    await admin.post('deshacer_propuesta.php', { id: nuevo.id });
    expect(await eventosCalled('pregón')).toEqual([]);
    expect((await admin.get('get_papelera_admin.php', { tipo: 'evento' })).body.data[0].titulo).toBe('Pregón');
  });

  test('only in their municipality, also what is there already; nothing of another', async () => {
    const inHuete = (await admin.post('create_evento.php', anEvento(huete, 'De siempre'))).body.data;
    const inPriego = (await admin.post('create_evento.php', anEvento(priego, 'De otros'))).body.data;
    const change = (id: number, more: object = {}) =>
      townHall.post('update_evento_propio.php', { id, hora: '09:00', ...more });
    expect((await change(inHuete.id)).status).toBe(200);
    expect((await change(inPriego.id)).status).toBe(404);
    expect((await change(inHuete.id, { municipio_id: priego })).status).toBe(422);
    expect((await change(inHuete.id, { version: 1 })).status).toBe(409);
    expect((await townHall.post('create_evento_propio.php', anEvento(priego, 'Fuera'))).status).toBe(422);
  });
});
