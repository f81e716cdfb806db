import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { maxVistas } from './vista.ts';

const { app, admin, signInAs } = await startApp();
const lista = '/admin/articulos/gestion';
const save = (nombre: string, consulta: object, client = admin) =>
  client.post('create_vista.php', { lista, nombre, consulta: JSON.stringify(consulta) });
const names = async (client = admin, of = lista) =>
  (await client.get('get_vistas_admin.php', { lista: of })).body.data.map(({ nombre }: { nombre: string }) => nombre);

test('a view is saved, replaced by its name, and forgotten', async () => {
  expect((await save('Por revisar', { estado: 'revision', orden: 'fecha' })).body.message).toBe(
    'Vista «Por revisar» guardada.',
  );
  const { data } = (await save('Por revisar', { estado: 'revision' })).body;
  expect((await admin.get('get_vistas_admin.php', { lista })).body.data).toEqual([
    { id: data.id, nombre: 'Por revisar', consulta: { estado: 'revision' } },
  ]);
  expect(await names(admin, '/admin/pedidos/gestion')).toEqual([]);
  const redactor = await signInAs('redactor');
  expect(await names(redactor)).toEqual([]);
  expect((await redactor.post('delete_vista.php', { id: data.id })).status).toBe(404);
  expect((await admin.post('delete_vista.php', { id: data.id })).status).toBe(200);
  expect(await names()).toEqual([]);
});

test.each([
  [{ nombre: '' }, 'El nombre de la vista es obligatorio.'],
  [{ lista: 'https://otra.example' }, 'La lista no es válida.'],
  [{ consulta: '[1]' }, 'La vista no es válida.'],
  [{ consulta: JSON.stringify({ q: 'x'.repeat(201) }) }, 'La vista lleva un texto demasiado largo.'],
])('%j is refused with a sentence', async (wrong, message) => {
  const { status, body } = await admin.post('create_vista.php', { lista, nombre: 'Una', consulta: '{}', ...wrong });
  expect([status, Object.values(body.errors)]).toEqual([422, [message]]);
});

test('there is an end to them, and it says so', async () => {
  for (let one = 0; one < maxVistas; one += 1) await save(`Vista ${one}`, { q: String(one) });
  const { status, body } = await save('Una más', { q: 'x' });
  expect([status, body.message]).toEqual([409, `Ya tienes ${maxVistas} vistas de esta lista: borra alguna antes.`]);
  expect((await save('Vista 3', { q: 'otra' })).status).toBe(200);
  await app.db.deleteFrom('vistas').execute();
});

test('a search for somebody who is erased goes with them', async () => {
  await save('La de Ana', { q: 'Ana@Example.com' });
  await save('Otra', { q: 'mimbre' });
  await admin.post('delete_datos_persona.php', { email: 'ana@example.com' });
  expect(await names()).toEqual(['Otra']);
});
