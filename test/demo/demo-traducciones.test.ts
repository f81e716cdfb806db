import { expect, test } from 'vitest';
import { medios } from '#demo/content/medios.ts';
import { fill } from '#demo/fill.ts';
import { en } from '#demo/traducciones/en/index.ts';
import { fr } from '#demo/traducciones/fr/index.ts';
import { fillIndexIfEmpty } from '#server/search/index.ts';
import { startApp } from '../harness/harness.ts';

const { app, admin, visitor } = await startApp();
await app.db.transaction().execute((db) => fill(db, new Map(), new Date()));

test('all of the demo is found, not only what is translated', async () => {
  await fillIndexIfEmpty(app.db);
  for (const [q, tipo] of [
    ['posada del arco viejo', 'empresa'],
    ['la laguna que se vuelve de leche', 'articulo'],
    ['miel', 'producto'],
    ['cuenca a la luz del farol', 'actividad'],
  ])
    expect((await visitor.get('buscar.php', { q: q!, tipo: tipo! })).body.data, q).toContainEqual(
      expect.objectContaining({ tipo }),
    );
});

const whole = ['ubicacion', 'ruta', 'evento', 'municipio', 'categoria', 'tipo_evento', 'categoria_ubicacion', 'tema'];
test.each(['en', 'fr'])(
  'in %s the demo has its places, routes, events, villages and categories whole',
  async (idioma) => {
    for (const tipo of [...whole, 'categoria_negocio', 'categoria_producto', 'itinerario', 'pagina', 'servicio']) {
      const { estados } = (await admin.get('get_traducciones_admin.php', { idioma, tipo })).body;
      expect([tipo, estados]).toEqual([
        tipo,
        { falta: 0, anticuada: 0, sin_revisar: 0, hecha: expect.toSatisfy((n) => n > 0) },
      ]);
    }
    const { estados } = (await admin.get('get_traducciones_admin.php', { idioma, tipo: 'articulo' })).body;
    expect(estados.hecha).toBe(10);
    const { data } = (await admin.get('get_traducciones_admin.php', { idioma, tipo: 'ajuste' })).body;
    const said = (titulo: string) => data.find((one: { titulo: string }) => one.titulo === titulo)?.estado;
    // A section that says nothing to visitors is nothing to translate.
    expect(said('Redes sociales')).toBeUndefined();
    expect(['Identidad', 'Portada', 'Menús'].map(said)).toEqual(['hecha', 'hecha', 'hecha']);
  },
);

test('captions of the library are translated, each language with its own marks', () => {
  const words = medios.flatMap(({ alt_text, pie }) => [alt_text, pie]).toSorted();
  for (const { medios: translated } of [en, fr]) expect(Object.keys(translated).toSorted()).toEqual(words);
  // The Spanish by which they are found is no word of theirs.
  const [english, french] = [en, fr].map((translated) => JSON.stringify(translated).replace(/"[^"]*":/g, ''));
  expect(english!.match(/.{30}(?:[«»]|\p{L}'[\p{L}<]).{10}/gu) ?? []).toEqual([]);
  expect(french!.match(/.{30}(?: [:;!?»]|« |\p{L}'[\p{L}<]).{10}/gu) ?? []).toEqual([]);
});
