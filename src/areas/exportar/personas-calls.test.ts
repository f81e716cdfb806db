import { afterEach, expect, test } from 'vitest';
import { aProducto, buyersOf } from '#areas/tienda/builders.testing.ts';
import { passMinute, realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor, signInAs } = await startApp({ DEMO: 'on' });
afterEach(realTime);

test('one person by their address: what they wrote, bought and subscribed to, each role its own part', async () => {
  const email = 'lucia@example.org';
  await visitor.post('submit_contact.php', {
    name: 'Lucía',
    email: 'Lucia@example.org',
    message: 'Hola',
    consent: true,
  });
  await visitor.post('submit_newsletter.php', { email });
  passMinute();
  const { id } = await aProducto(admin);
  const cliente = { name: 'Lucía Gil', email, phone: '600', address: 'Calle 1, 16001 Cuenca' };
  await buyersOf(app)().buy([{ id, quantity: 1 }], cliente);

  const seen = async (client = admin) => (await client.post('get_persona_admin.php', { email })).body.data;
  const all = await seen();
  expect(all).toMatchObject({
    ...{ email, nombre: 'Lucía Gil', mensajes: [{ message: 'Hola', respondido: false }] },
    ...{ pedidos: [{ estado: 'pendiente' }], suscripcion: { estado: 'pendiente', etiquetas: [] } },
  });
  expect(Object.keys(await seen(await signInAs('editor')))).toEqual([
    'email',
    'nombre',
    'mensajes',
    'propuestas',
    'suscripcion',
  ]);
  expect(Object.keys(await seen(await signInAs('tienda')))).toEqual(['email', 'nombre', 'pedidos']);
  const redactor = await signInAs('redactor');
  expect((await redactor.post('get_persona_admin.php', { email })).status).toBe(403);
  expect((await admin.post('get_persona_admin.php', { email: 'nadie@example.org' })).body.data).toEqual({
    ...{ email: 'nadie@example.org', nombre: null, mensajes: [], propuestas: [], pedidos: [], suscripcion: null },
  });
});
