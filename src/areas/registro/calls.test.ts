import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();
await app.auth.createUser({
  usuario: 'otra',
  email: 'otra@example.org',
  password: 'otra-otra-otra',
  rol: 'administrador',
});

async function registro(query: Record<string, string | number> = {}) {
  return (await admin.get('get_registro_admin.php', query)).body;
}

test('the log tells who did what, with what an edit changed', async () => {
  const { id } = (await admin.post('create_provincia.php', { nombre: 'Cáceres' })).body.data;
  await admin.post('update_provincia.php', { id, nombre: 'Cáceres la bella' });
  await admin.post('delete_provincia.php', { id });
  const { data, total } = await registro({ tipo: 'provincia' });
  expect(total).toBe(3);
  expect(data.map((row: { accion: string }) => row.accion)).toEqual(['eliminar', 'editar', 'crear']);
  expect(data[1]).toEqual({
    id: expect.any(Number),
    hecho_en: expect.stringMatching(/Z$/),
    usuario: 'admin',
    accion: 'editar',
    tipo: 'provincia',
    id_cosa: id,
    titulo: 'Cáceres la bella',
    cambios: [{ campo: 'nombre', antes: 'Cáceres', despues: 'Cáceres la bella' }],
  });
});

test('it filters by kind, user and action, searches accents aside, and pages', async () => {
  const loginReply = await visitor.post('login.php', { usuario: 'otra', password: 'otra-otra-otra' });
  const cookie = loginReply.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  await visitor.post('create_categoria.php', { nombre_categoria: 'Única' }, { cookie });
  expect(await registro({ usuario: 'otra' })).toMatchObject({
    total: 2,
    data: [
      { tipo: 'categoria', usuario: 'otra' },
      { tipo: 'cuenta', usuario: 'otra', accion: 'acceso' },
    ],
  });
  expect((await registro({ q: 'unica' })).total).toBe(1);
  expect((await registro({ q: 'caceres', accion: 'crear' })).total).toBe(1);
  expect(await registro()).toMatchObject({ tipos: ['categoria', 'cuenta', 'provincia'], usuarios: ['admin', 'otra'] });
  const page = await registro({ limit: 2, page: 2 });
  expect(page).toMatchObject({ total: 6, pages: 3, page: 2, limit: 2 });
  expect(page.data).toHaveLength(2);
});
