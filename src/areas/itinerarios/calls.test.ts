import { expect, test } from 'vitest';
import { ubicacionBuilders } from '#areas/ubicaciones/builders.testing.ts';
import { startApp } from '#test/harness/harness.ts';

const { admin, visitor } = await startApp();
const { aUbicacion } = await ubicacionBuilders(admin);
const horario = 'De lunes a viernes, de 9:00 a 14:00';
const uno = await aUbicacion({ nombre: 'Uno', slug: 'uno', publicado: 1, telefono: '969 000 001', horario });
const dos = await aUbicacion({ nombre: 'Dos', slug: 'dos', publicado: 1, latitud: 40.1, longitud: -2.1 });
const plan = `_-u${uno.id}_-u${dos.id}`;

async function create(values: Record<string, unknown>) {
  return admin.post('create_itinerario.php', { titulo: 'Dos días', plan, ...values });
}

test('an itinerary is a plan of Mi viaje with a text; its stops come with what one asks before setting out', async () => {
  const made = await create({ resumen: 'Sin prisas.', contenido: '<p>Texto.</p><script>x</script>' });
  expect(made.body).toMatchObject({ message: 'Itinerario creado con éxito.', slug: 'dos-dias', data: { activo: 1 } });
  expect((await visitor.get('get_itinerarios.php')).body.data).toMatchObject([
    { titulo: 'Dos días', slug: 'dos-dias', resumen: 'Sin prisas.', dias: 2, paradas: 2 },
  ]);
  const { data } = (await visitor.get('get_itinerario.php', { slug: 'dos-dias' })).body;
  expect(data).toMatchObject({
    plan,
    contenido: '<p>Texto.</p>',
    cosas: [
      { titulo: 'Uno', url: '/ubicaciones/uno', telefono: '969 000 001', horario, apertura: [{ abre: '09:00' }] },
      { titulo: 'Dos', latitud: 40.1, telefono: null, horario: null, apertura: [] },
    ],
  });

  const { id, version } = made.body.data;
  await admin.post('update_itinerario.php', { id, version, titulo: 'Dos días', plan, slug: 'otro' });
  expect((await visitor.get('get_itinerario.php', { slug: 'dos-dias' })).body.data.slug).toBe('otro');
  // A stop that visitors no longer see is left out; the plan keeps its place for when it comes back.
  await admin.post('update_ubicacion.php', { ...dos, publicado: 0 });
  const without = (await visitor.get('get_itinerario.php', { slug: 'otro' })).body.data;
  expect([without.plan, without.cosas.length]).toEqual([plan, 1]);
  await admin.post('update_itinerario.php', { id, titulo: 'Dos días', plan, activo: 0 });
  expect((await visitor.get('get_itinerario.php', { slug: 'otro' })).status).toBe(404);
  expect((await admin.get('get_all_itinerarios_admin.php', { estado: 'inactivo' })).body.data).toHaveLength(1);
});

test('a plan that cannot be shown whole is refused with why, beside its field', async () => {
  expect((await create({ plan: '' })).body.message).toBe(
    'Por favor, completa los campos obligatorios: Título y Días y paradas.',
  );
  const { status, body } = await create({ plan: '_-u1.u1' });
  expect([status, body.errors]).toEqual([422, { plan: 'Una parada está dos veces.' }]);
});
