/** Every period that the privacy policy promises, with the clock moved on. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aProducto, buyersOf, pedidoOf } from '#areas/tienda/builders.testing.ts';
import { passMinute, passTime, realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { trashDays } from '#things.ts';
import { keptDays } from './conservacion.ts';

const { app, admin, visitor, signIn } = await startApp({ DEMO: 'on' });
const newBuyer = buyersOf(app);
const { id: productoId } = await aProducto(admin);

const pass = (days: number) => passTime(days * 86_400_000);
const purge = () => app.scheduler.purge();
afterEach(realTime);
beforeEach(passMinute);

test('the policy promises this and nothing else: what it adds must be added below', () => {
  const text = readFileSync('src/areas/legal/politica-privacidad-text.tsx', 'utf8').replace(/\s+/g, ' ');
  const section = text.match(/4\. Cuánto tiempo(.*?)<\/ul>/)![1]!;
  expect([...section.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item!.trim())).toEqual([
    'Los mensajes de contacto, un año desde la última respuesta. Si los borramos antes, esperan 30 días en una papelera, por si fue un error.',
    'La dirección del boletín, hasta que te des de baja; después, durante tres años, solo la prueba de que la pediste y la retiraste. Si no la confirmas, 30 días.',
    'Quién envió una propuesta o una corrección, y los correos sobre ella, 30 días; si no la confirmas, todo ello 7 días.',
    'Los correos que te enviamos, un año; a quién se envió cada boletín, 90 días.',
    'Los pedidos pagados, seis años, como manda el Código de Comercio; después quedan los importes, sin tus datos.',
    'Las facturas y sus registros, hasta que pasan seis años desde el final del año en que se emitieron, como mandan las leyes mercantil y tributaria, también si nos pides que borremos tus datos; después se borran.',
    'Tus datos en los pedidos que no llegan a pagarse, 30 días.',
    // Which copies are kept is tried in src/areas/copias/copia.test.ts.
    'Lo que se borra sigue en las copias de seguridad automáticas hasta que caducan, un año como mucho. No se usan para nada más que para rehacer el sitio.',
    // Tried in src/estadisticas.
    'Las estadísticas, sumas por día que no dicen nada de nadie, dos años y un mes; la clave con la que se calculan las visitas de un día, ese día.',
    // These are on standard output: how long they are kept is the operator’s, see docs/operations.md.
    'Los registros técnicos, el tiempo imprescindible para detectar fallos y abusos.',
  ]);
  expect(trashDays).toBe(30);
  expect(keptDays).toEqual({
    mensaje: 365,
    suscripcionSinConfirmar: 30,
    pruebaDeBaja: 3 * 366,
    propuesta: 30,
    propuestaSinConfirmar: 7,
    correo: 365,
    correoDeBoletin: 90,
    pedidoSinPagar: 30,
    pedidoPagado: 6 * 366,
  });
});

describe('contact messages', () => {
  async function write(name: string): Promise<number> {
    await visitor.post('submit_contact.php', { name, email: 'a@example.com', message: 'Hola', consent: true });
    await app.mail.flush();
    const row = await app.db.selectFrom('mensajes').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    return row.id;
  }
  async function countKept(id: number, name: string) {
    const rows = await Promise.all([
      app.db.selectFrom('mensajes').select('name').where('id', '=', id).execute(),
      app.db.selectFrom('papelera').select('filas').where('id_cosa', '=', id).where('tipo', '=', 'mensaje').execute(),
      app.db.selectFrom('correos').select('texto').where('clave', '=', `mensaje-${id}`).execute(),
      app.db.selectFrom('registro').selectAll().where('titulo', 'like', `%${name}`).execute(),
    ]);
    return rows.map((found) => found.length);
  }

  test('go a year after the last answer, with their mail and their name in the log', async () => {
    const id = await write('Vieja');
    pass(300);
    const client = await signIn();
    await client.post('update_mensaje.php', { id, respondido: true });
    pass(100);
    await purge();
    expect((await countKept(id, 'Vieja'))[0]).toBe(1);
    pass(266);
    await purge();
    expect(await countKept(id, 'Vieja')).toEqual([0, 0, 0, 0]);
  });

  test('in the trash they wait 30 days, and go with every copy', async () => {
    const id = await write('Tirada');
    await (await signIn()).post('delete_mensaje.php', { id });
    pass(29);
    await purge();
    expect((await countKept(id, 'Tirada'))[1]).toBe(1);
    pass(2);
    await purge();
    expect(await countKept(id, 'Tirada')).toEqual([0, 0, 0, 0]);
  });

  test('the trash makes nobody’s year longer', async () => {
    const id = await write('Al final');
    pass(360);
    await (await signIn()).post('delete_mensaje.php', { id });
    pass(6);
    await purge();
    expect(await countKept(id, 'Al final')).toEqual([0, 0, 0, 0]);
  });

  test('what an earlier version left of a message that is gone goes too', async () => {
    const [gone, there] = [await write('Olvidada'), await write('Presente')];
    const client = await signIn();
    for (const id of [gone, there]) await client.post('update_mensaje.php', { id, leido: true });
    await app.db.deleteFrom('mensajes').where('id', '=', gone).execute();
    expect(await countKept(gone, 'Olvidada')).toEqual([0, 0, 1, 1]);
    await purge();
    expect(await countKept(gone, 'Olvidada')).toEqual([0, 0, 0, 0]);
    expect(await countKept(there, 'Presente')).toEqual([1, 0, 1, 1]);
  });
});

describe('newsletter addresses', () => {
  async function ask(email: string): Promise<string> {
    passMinute();
    await visitor.post('submit_newsletter.php', { email });
    await app.mail.flush();
    return (await rowOf(email))!.token;
  }
  function rowOf(email: string) {
    return app.db.selectFrom('suscriptores').selectAll().where('email', '=', email).executeTakeFirst();
  }
  async function mailsTo(email: string): Promise<number> {
    return (await app.db.selectFrom('correos').select('id').where('para', '=', email).execute()).length;
  }

  test('that were never confirmed go after 30 days, with the mail that asked; confirmed ones stay', async () => {
    await ask('nunca@example.com');
    await visitor.post('confirm_newsletter.php', { token: await ask('lectora@example.com') });
    pass(29);
    await purge();
    expect(await rowOf('nunca@example.com')).toBeDefined();
    pass(2);
    await purge();
    expect([await rowOf('nunca@example.com'), await mailsTo('nunca@example.com')]).toEqual([undefined, 0]);
    pass(4000);
    await purge();
    expect((await rowOf('lectora@example.com'))?.estado).toBe('confirmado');
  });

  test('of who left the proof stays three years', async () => {
    const token = await ask('fuera@example.com');
    await visitor.post('confirm_newsletter.php', { token });
    await visitor.post('unsubscribe_newsletter.php', { token });
    expect(await mailsTo('fuera@example.com')).toBe(0);
    pass(3 * 365);
    await purge();
    expect((await rowOf('fuera@example.com'))?.estado).toBe('baja');
    pass(5);
    await purge();
    expect(await rowOf('fuera@example.com')).toBeUndefined();
  });

  test('who left, asked again and did not confirm it has left', async () => {
    const token = await ask('duda@example.com');
    await visitor.post('confirm_newsletter.php', { token });
    await visitor.post('unsubscribe_newsletter.php', { token });
    await ask('duda@example.com');
    pass(31);
    await purge();
    expect((await rowOf('duda@example.com'))?.estado).toBe('baja');
    expect(await mailsTo('duda@example.com')).toBe(0);
  });
});

describe('mails', () => {
  test('go after a year, with their files; also those that no server ever took', async () => {
    const correo = { asunto: 'Hola', texto: 'Hola', html: 'Hola' };
    const now = new Date().toISOString();
    for (const para of ['enviado@example.com', 'atascado@example.com'])
      await app.mail.enqueueAgain(app.db, { ...correo, clave: para, para }, now);
    await app.mail.flush();
    await app.db
      .updateTable('correos')
      .set({ enviado_en: null, siguiente_en: '9999' })
      .where('clave', 'like', 'atasc%')
      .execute();
    const left = async () => {
      const rows = await app.db
        .selectFrom('correos')
        .select(['id', 'clave'])
        .where('clave', 'like', '%ado@%')
        .orderBy('id')
        .execute();
      const files = await readdir(join(app.settings.dataDir, 'outbox'));
      return rows.map(({ id, clave }) => [clave, files.some((name) => name.startsWith(`correo-${id}-`))]);
    };
    expect(await left()).toEqual([
      ['enviado@example.com', true],
      ['atascado@example.com', true],
    ]);
    const before = await readdir(join(app.settings.dataDir, 'outbox'));
    pass(364);
    await purge();
    expect(await left()).toHaveLength(2);
    pass(2);
    await purge();
    expect(await left()).toEqual([]);
    expect(before.length).toBeGreaterThan(0);
    expect(await readdir(join(app.settings.dataDir, 'outbox'))).toEqual([]);
  });
});

describe('orders', () => {
  const email = 'compra@example.com';
  const buy = (name: string) => newBuyer().buy([{ id: productoId, quantity: 1 }], { name, email });

  test('that were never paid lose their buyer after 30 days, whatever became of them', async () => {
    const sessions = { pendiente: await buy('Sin pagar'), cancelado: await buy('Cancelada') };
    await newBuyer().post('pagar_pasarela_demo.php', { session_id: sessions.cancelado, resultado: 'cancelar' });
    pass(30);
    await purge();
    expect((await pedidoOf(app, sessions.pendiente)).cliente_nombre).toBe('Sin pagar');
    pass(1);
    await purge();
    for (const session of Object.values(sessions))
      expect(await pedidoOf(app, session)).toMatchObject({
        cliente_nombre: 'Datos borrados',
        cliente_email: '',
        cliente_telefono: '',
        cliente_direccion: '',
        origen: null,
        total_cents: expect.any(Number),
      });
  });

  test('that were paid keep theirs for six years, and their amounts for ever', async () => {
    const session_id = await buy('Clienta');
    await newBuyer().post('pagar_pasarela_demo.php', { session_id, resultado: 'pagar' });
    await newBuyer().get('handle_successful_payment.php', { session_id });
    const before = await pedidoOf(app, session_id);
    pass(6 * 365 + 1);
    await purge();
    expect(await pedidoOf(app, session_id)).toMatchObject({ cliente_nombre: 'Clienta', cliente_email: email });
    pass(6);
    await purge();
    expect(await pedidoOf(app, session_id)).toMatchObject({
      cliente_nombre: 'Datos borrados',
      cliente_email: '',
      total_cents: before.total_cents,
      dia_venta: before.dia_venta,
      busqueda: before.cod_pedido.toLowerCase(),
    });
  });
});

test('sessions that are over, which tell of addresses and browsers, go', async () => {
  await signIn();
  const sessions = async () => (await app.db.selectFrom('session').select('id').execute()).length;
  expect(await sessions()).toBeGreaterThan(0);
  await purge();
  expect(await sessions()).toBeGreaterThan(0);
  pass(60);
  await purge();
  expect(await sessions()).toBe(0);
});
