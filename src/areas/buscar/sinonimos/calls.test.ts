import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

const { admin, visitor } = await startApp();

async function anArticulo(titulo: string, contenido: string) {
  expect((await admin.post('create_post.php', { titulo, contenido, category_id: 1 })).status).toBe(200);
}

async function search(q: string) {
  const { body } = await visitor.get('buscar.php', { q });
  return body.data as { titulo: string; fragmento: { texto: string; marcado: boolean }[] }[];
}

async function titles(q: string): Promise<string[]> {
  return (await search(q)).map(({ titulo }) => titulo);
}

await anArticulo('La posada del arco', '<p>Nueve habitaciones sobre la hoz.</p>');
await anArticulo('Dormir en la sierra', '<p>Una casa rural con chimenea.</p>');
await anArticulo('El barranco', '<p>Barro, barro y más barro. Hay aparcamiento a la entrada.</p>');

test('what visitors call otherwise is found from the first day: hotel, parking, camping', async () => {
  expect((await titles('hotel')).sort()).toEqual(['Dormir en la sierra', 'La posada del arco']);
  expect((await titles('hoteles')).sort()).toEqual(['Dormir en la sierra', 'La posada del arco']);
  expect((await titles('camping')).sort()).toEqual(['Dormir en la sierra', 'La posada del arco']);
  expect(await titles('parking')).toEqual(['El barranco']);
  expect(await titles('parking barranco')).toEqual(['El barranco']);
  expect(await titles('parking sierra')).toEqual([]);
});

test('what has the word itself comes first; what means the same is marked, as a whole word', async () => {
  await anArticulo('Un hotel pequeño', '<p>Sin posada enfrente.</p>');
  expect((await titles('hotel'))[0]).toBe('Un hotel pequeño');
  expect((await titles('posada'))[0]).toBe('La posada del arco');
  const [hit] = (await search('parking')).filter(({ titulo }) => titulo === 'El barranco');
  expect(hit!.fragmento).toContainEqual({ texto: 'aparcamiento', marcado: true });
  // "bar" means the same as "restaurante"; "barro" does not.
  expect(await titles('restaurante')).toEqual([]);
});

test('the operator adds, changes and deletes groups, and the search knows at once', async () => {
  expect(await titles('quinqué')).toEqual([]);
  const created = await admin.post('create_sinonimo.php', { palabras: ' Quinqué ;  chimenea,, quinque,casa  rural' });
  expect(created).toMatchObject({
    status: 200,
    body: { message: 'Sinónimos guardados con éxito.', data: { palabras: 'quinque, chimenea, casa rural' } },
  });
  expect(await titles('quinqué')).toEqual(['Dormir en la sierra']);
  expect(await titles('chimeneas')).toEqual(['Dormir en la sierra']);

  const { id, version } = created.body.data;
  await admin.post('update_sinonimo.php', { id, version, palabras: 'quinqué, barranco' });
  expect(await titles('quinqué')).toEqual(['El barranco']);
  const list = (await admin.get('get_sinonimos_admin.php')).body.data as { palabras: string }[];
  expect(list.map(({ palabras }) => palabras)).toContain('quinqué, barranco');
  expect(list.length).toBeGreaterThan(10);

  expect((await admin.post('delete_sinonimo.php', { id })).body.message).toBe('Sinónimos eliminados con éxito.');
  expect(await titles('quinqué')).toEqual([]);
});

test.each([
  ['', 'Escribe las palabras, separadas por comas.'],
  ['sola', 'Escribe al menos dos palabras distintas, separadas por comas.'],
  ['hotel, Hotel, HÓTEL', 'Escribe al menos dos palabras distintas, separadas por comas.'],
  [', - , !', 'Escribe al menos dos palabras distintas, separadas por comas.'],
  [Array.from({ length: 21 }, (_, n) => `p${n}`).join(','), 'Un grupo tiene como mucho 20 palabras.'],
  ['uno dos tres cuatro cinco, seis', 'Cada expresión tiene como mucho 4 palabras: sepáralas con comas.'],
])('a group that says nothing is refused with a sentence: %s', async (palabras, message) => {
  const reply = await admin.post('create_sinonimo.php', { palabras });
  expect([reply.status, reply.body.errors?.palabras]).toEqual([422, message]);
});
