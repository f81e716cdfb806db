/** The lists of the back office: in the order that is asked for, and what was deleted comes back at once. */
import { expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';

const { admin } = await startApp();

for (const [titulo, autores, fecha_edicion] of [
  ['Árboles', 'Zoe', '2001'],
  ['zarzas', 'Ana', ''],
  ['Fuentes', 'Marta', '1999'],
] as const)
  await admin.post('create_libro.php', form({ titulo, autores, fecha_edicion }));

async function titles(query: Record<string, string>) {
  const { status, body } = await admin.get('get_all_libros_admin.php', query);
  return status === 200 ? body.data.map(({ titulo }: { titulo: string }) => titulo) : status;
}

test('a list is put in order by what its call names, both ways; empty ones last', async () => {
  expect(await titles({})).toEqual(['Fuentes', 'zarzas', 'Árboles']);
  expect(await titles({ orden: 'titulo' })).toEqual(['Árboles', 'Fuentes', 'zarzas']);
  expect(await titles({ orden: 'titulo', dir: 'desc' })).toEqual(['zarzas', 'Fuentes', 'Árboles']);
  expect(await titles({ orden: 'autores' })).toEqual(['zarzas', 'Fuentes', 'Árboles']);
  expect(await titles({ orden: 'fecha_edicion' })).toEqual(['Fuentes', 'Árboles', 'zarzas']);
  expect(await titles({ orden: 'fecha_edicion', dir: 'desc' })).toEqual(['Árboles', 'Fuentes', 'zarzas']);
  expect(await titles({ orden: 'isbn; drop table libros' })).toBe(422);
  expect(await titles({ orden: 'titulo', dir: 'arriba' })).toBe(422);
});

test.each([
  ['get_all_posts_admin.php', ['id', 'titulo', 'fecha']],
  ['get_all_actividades_admin.php', ['nombre', 'lugar', 'precio_1']],
  ['get_eventos.php', ['titulo', 'fecha_inicio', 'fecha_fin']],
  ['get_ubicaciones_admin.php', ['nombre', 'fecha']],
  ['get_empresas.php', ['nombre', 'fecha']],
  ['get_categorias_negocio.php', ['nombre', 'descripcion', 'activo']],
  ['get_mensajes_admin.php', ['fecha', 'name']],
  ['get_suscriptores_admin.php', ['email', 'pedido_en']],
  ['get_envios_admin.php', ['asunto', 'estado', 'enviados']],
  ['get_pedidos_admin.php', ['fecha']],
  ['get_desistimientos_admin.php', ['nombre', 'recibido_en']],
  ['get_papelera_admin.php', ['titulo', 'tipo', 'borrado_en']],
  ['get_registro_admin.php', ['hecho_en']],
])('%s knows its orders', async (call, orders) => {
  for (const orden of orders) expect((await admin.get(call, { orden, dir: 'desc' })).status).toBe(200);
  expect((await admin.get(call, { orden: 'otra' })).status).toBe(422);
});

test('what was deleted comes back by what it was, once', async () => {
  const { body } = await admin.get('get_all_libros_admin.php', { q: 'zarzas' });
  const undo = { tipo: 'libro', id_cosa: body.data[0].id };
  expect((await admin.post('restore_papelera.php', undo)).status).toBe(404);
  await admin.post('delete_libro.php', { id: undo.id_cosa });
  expect(await titles({ q: 'zarzas' })).toEqual([]);
  expect((await admin.post('restore_papelera.php', undo)).status).toBe(200);
  expect(await titles({ q: 'zarzas' })).toEqual(['zarzas']);
  expect((await admin.post('restore_papelera.php', undo)).status).toBe(404);
  expect((await admin.post('restore_papelera.php', {})).status).toBe(404);
});
