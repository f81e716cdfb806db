import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

const { admin, visitor } = await startApp();

async function aTipo(values: { nombre: string; descripcion?: string }) {
  const reply = await admin.post('create_tipo_evento.php', values);
  expect(reply.status).toBe(200);
  return reply.body.data;
}

test('an event type is created with nombre and descripcion, and listed by name', async () => {
  const musica = await aTipo({ nombre: 'Música', descripcion: 'Conciertos en iglesias y plazas.' });
  const artes = await aTipo({ nombre: 'Ártes escénicas' });
  expect(musica).toEqual({
    id: musica.id,
    nombre: 'Música',
    descripcion: 'Conciertos en iglesias y plazas.',
    version: expect.any(Number),
  });
  const { data } = (await visitor.get('get_tipos_evento.php')).body;
  expect(data).toEqual([{ ...artes, descripcion: null }, musica]);
});

test('nombre is required', async () => {
  expect(await admin.post('create_tipo_evento.php', { nombre: '', descripcion: 'Sin nombre' })).toMatchObject({
    status: 422,
    body: { message: 'El nombre es obligatorio.' },
  });
  const long = { nombre: 'x'.repeat(101), descripcion: 'y'.repeat(1001) };
  const { status, body } = await admin.post('create_tipo_evento.php', long);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(['nombre', 'descripcion']);
});

test('two types cannot bear the same name', async () => {
  await aTipo({ nombre: 'Gastronomía' });
  expect(await admin.post('create_tipo_evento.php', { nombre: 'gastronomia' })).toMatchObject({
    status: 409,
    body: { message: 'Ya existe un tipo de evento llamado «gastronomia».' },
  });
});

test('update_tipo_evento.php changes what is sent, and an empty description is none', async () => {
  const { id } = await aTipo({ nombre: 'Feria', descripcion: 'Ganado' });
  const renamed = await admin.post('update_tipo_evento.php', { id, nombre: 'Ferias' });
  expect(renamed).toMatchObject({
    status: 200,
    body: { message: 'Tipo de evento actualizado con éxito.', data: { id, nombre: 'Ferias', descripcion: 'Ganado' } },
  });
  const cleared = await admin.post('update_tipo_evento.php', { id, nombre: 'Ferias', descripcion: '' });
  expect(cleared.body.data.descripcion).toBeNull();
  expect((await admin.post('update_tipo_evento.php', { id: 99_999, nombre: 'Nada' })).status).toBe(404);
});

test('a type without events is deleted, one with events is not', async () => {
  const { id } = await aTipo({ nombre: 'Rutas' });
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data.id;
  const municipio_id = (await admin.post('create_municipio.php', { nombre: 'Beteta', provincia_id })).body.data.id;
  const evento = await admin.post('create_evento.php', {
    titulo: 'Marcha',
    municipio_id,
    tipo_evento_id: id,
    fecha_inicio: '2027-03-01',
  });
  expect(await admin.post('delete_tipo_evento.php', { id })).toMatchObject({
    status: 409,
    body: { message: 'El tipo de evento «Rutas» tiene 1 evento; cambia o elimina antes lo que lo usa.' },
  });
  await admin.post('delete_evento.php', { id: evento.body.data.id });
  expect(await admin.post('delete_tipo_evento.php', { id })).toMatchObject({
    status: 200,
    body: { message: 'Tipo de evento eliminado con éxito.' },
  });
  expect((await admin.post('delete_tipo_evento.php', { id })).status).toBe(404);
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const { id, version } = await aTipo({ nombre: 'Talleres' });
  const replies = await Promise.all(
    ['Del barro', 'De la lana'].map((descripcion) =>
      admin.post('update_tipo_evento.php', { id, version, nombre: 'Talleres', descripcion }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409)!;
  expect(refused.body.data.cambios).toMatchObject([{ usuario: 'admin', campos: ['descripcion'] }]);
});
