import { expect, test } from 'vitest';
import { pageAddress } from '#server/pages/address.ts';
import { findMovedPage } from '#server/pages/moved.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin } = await startApp();
const leads = (path: string) => findMovedPage(app.db, pageAddress(path));
const create = (de: string, a: string) => admin.post('create_direccion.php', { de, a });

test('an address that is gone leads where the operator says', async () => {
  const created = await create('https://antigua.example/Blog/2019/Año nuevo/?x=1', 'contacto');
  expect(created).toMatchObject({
    status: 200,
    body: { message: 'Redirección creada con éxito.', data: { de: '/blog/2019/a%C3%B1o%20nuevo', a: '/contacto' } },
  });
  expect(await leads('/BLOG/2019/año%20nuevo/')).toBe('/contacto');
  const { id, version, de } = created.body.data;
  const changed = await admin.post('update_direccion.php', { id, version, de, a: 'https://otra.example/á' });
  expect(changed.body.message).toBe('Redirección actualizada con éxito.');
  expect(changed.body.data).toMatchObject({ de: '/blog/2019/a%C3%B1o%20nuevo', a: 'https://otra.example/%C3%A1' });
  expect((await admin.post('update_direccion.php', { id, version, de, a: '/tarde' })).status).toBe(409);
  expect((await admin.get('get_direcciones_admin.php')).body.data).toHaveLength(1);
  expect((await admin.post('delete_direccion.php', { id })).status).toBe(200);
  expect(await leads('/blog/2019/año nuevo')).toBeUndefined();
  const [gone] = (await admin.get('get_papelera_admin.php')).body.data;
  expect((await admin.post('restore_papelera.php', { id: gone.id })).status).toBe(200);
  expect(await leads('/blog/2019/año nuevo')).toBe('https://otra.example/%C3%A1');
});

test('the addresses that things had before are shown beside, with where each leads', async () => {
  const { Id_articulo, slug, version } = (
    await admin.post('create_post.php', { titulo: 'Nombre viejo', contenido: '<p>Texto.</p>', category_id: 7 })
  ).body.data;
  await admin.post('update_article.php', { Id_articulo, version, slug: 'nombre-nuevo' });
  expect((await admin.get('get_direcciones_admin.php')).body).toMatchObject({
    anteriores: [{ de: `/noticias/${slug}`, a: '/noticias/nombre-nuevo', tipo: 'articulo' }],
    total_anteriores: 1,
  });
  expect((await create('/noticias/nombre-nuevo', '/')).body.message).toBe(
    'En «/noticias/nombre-nuevo» está «Nombre viejo»: solo se redirige lo que ya no está.',
  );
});

test.each([
  ['', '/contacto', 'Escribe la dirección antigua.'],
  ['/vieja', '', 'Escribe a dónde lleva.'],
  ['/', '/contacto', 'La portada no puede llevar a otra dirección.'],
  ['/admin/libros', '/libros', 'Las direcciones que empiezan por «/admin» son del programa.'],
  ['/contacto', '/libros', 'En «/contacto» está una página del sitio: solo se redirige lo que ya no está.'],
  ['/noticias', '/libros', 'En «/noticias» está la categoría «Noticias»: solo se redirige lo que ya no está.'],
  ['/vieja', '/Vieja/', 'Una dirección no puede llevar a sí misma.'],
  ['/vieja', 'javascript:alert(1)', 'Escribe una dirección de este sitio (/contacto) o una web.'],
])('%s to %s is refused with a sentence', async (de, a, message) => {
  const reply = await create(de, a);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.body.message).toBe(message);
});

test('none leads in a circle, none twice', async () => {
  expect((await create('/uno', '/dos')).status).toBe(200);
  expect((await create('/dos', '/tres')).status).toBe(200);
  expect((await create('/tres', '/uno')).body.message).toBe('Estas direcciones se llevarían unas a otras.');
  expect((await create('/UNO', '/contacto')).body.message).toBe(
    '«/uno» ya lleva a otra dirección: cámbiala en la lista.',
  );
  // Slashes at the beginning would name another host.
  expect((await create('/cuatro', '//otra.example/x')).body.data.a).toBe('/otra.example/x');
});
