/** What uses which file is a fact: whatever happens to a thing of any kind, `medio_usos` says what a full scan finds. */
import { expect, test } from 'vitest';
import { fill } from '#demo/fill.ts';
import { coverNames, emblemNames, productNames, sceneNames } from '#demo/picture-names.ts';
import { checkUsos } from '#server/media/check-usos.ts';
import { usesFiles } from '#server/media/medio-usos.ts';
import { registerMedio } from '#server/media/medios.ts';
import { insertThing, saveThing, trashThing } from '#server/things/save-thing.ts';
import { emptyTrash, findInTrash, restoreFromTrash } from '#server/things/trash.ts';
import { startApp } from '#test/harness/harness.ts';
import { type Tipo, things, tipos } from '#things.ts';
import { notedUsos, scanUsos } from './full-scan.testing.ts';

const { app, admin } = await startApp();
const { db } = app;
const names = [...sceneNames, ...productNames, ...coverNames, ...emblemNames];
const addressOf = (n: number) => `/media/${n.toString(16).padStart(20, '0')}-60x40.webp`;
const now = new Date().toISOString();
for (const n of names.keys()) await registerMedio(db, { nombre: addressOf(n).slice(7), bytes: 1, archivo: 'a' }, now);
await db.transaction().execute((db) => fill(db, new Map(names.map((name, n) => [name, addressOf(n)])), new Date()));
// Its translations come through the door, and are noted.
await db.deleteFrom('medio_usos').execute();
// Those of the demo all have products.
await insertThing(db, 'tienda', { nombre: 'Vacía', referencia: 'TIE-99' }, now);

const user = { id: '', usuario: 'admin', email: '', rol: 'administrador' } as never;
const writer = { db, user, now, changed() {} };
const another = '/media/ffffffffffffffffffff-60x40.webp';

async function expectFacts(): Promise<string[]> {
  const noted = await notedUsos(db);
  expect(noted).toEqual(await scanUsos(db));
  return noted;
}

/** What a thing of this kind may say of another picture: in the texts that name one, or where it has its own. */
function withAnother(row: Record<string, unknown>): Record<string, string> {
  const named = Object.entries(row).filter(([, value]) => typeof value === 'string' && value.includes('/media/'));
  const own = Object.keys(row).filter((column) => /imagen|escudo|valores|texto/.test(column));
  if (named.length === 0) return own[0] ? { [own[0]]: another } : {};
  return Object.fromEntries(
    named.map(([column, value]) => [column, String(value).replace(/\/media\/[\w-]+\.webp/, another)]),
  );
}

test('a site whose uses nobody noted is looked through, and then noted as it is', async () => {
  expect(await notedUsos(db)).toEqual([]);
  expect(await checkUsos(db)).toBeGreaterThan(50);
  expect((await expectFacts()).length).toBeGreaterThan(100);
  expect(await checkUsos(db)).toBe(0);
});

test.each(tipos.filter(usesFiles))('%s: changed, deleted, brought back, thrown away', async (tipo) => {
  const rows = await db
    .selectFrom(things[tipo].table as 'libros')
    .selectAll()
    .orderBy('id', 'desc')
    .execute();
  const values =
    tipo === 'traduccion' ? { textos: JSON.stringify({ contenido: another }) } : withAnother(rows[0] ?? {});
  if (Object.keys(values).length === 0) return expect(withoutPictures).toContain(tipo);
  for (const { id } of rows) {
    await saveThing(writer, tipo, { id, values });
    const changed = await expectFacts();
    expect(changed).toContain(`${tipo} ${id} uso ${another.slice(7)}`);
    if (tipo === 'ajuste') return;
    // Things point at it: the next one.
    if (!(await trashThing(writer, tipo, id).catch(() => undefined))) continue;
    const ofIt = (usos: string[]) => usos.filter((uso) => uso.startsWith(`${tipo} ${id} `));
    expect(ofIt(await expectFacts()).every((uso) => uso.includes(' papelera '))).toBe(true);
    const inTrash = (await findInTrash(db, { tipo, id_cosa: id }, {}))!;
    await db.transaction().execute((db) => restoreFromTrash(db, inTrash));
    expect(await expectFacts()).toEqual(changed);
    await trashThing(writer, tipo, id);
    await emptyTrash(db, {});
    return expect(ofIt(await expectFacts())).toEqual([]);
  }
  expect.unreachable();
});

const withoutPictures: Tipo[] = [
  'tema',
  'categoria',
  'categoria_negocio',
  'servicio',
  'categoria_producto',
  'categoria_ubicacion',
  'cupon',
  'direccion',
  'fuente',
  'provincia',
  'sinonimo',
  'tipo_evento',
];

test('earlier versions of an article use their pictures while they are kept, and not longer', async () => {
  const picture = (n: number) => `<p><img src="${addressOf(n)}" alt=""></p>`;
  const { Id_articulo: id, slug } = (
    await admin.post('create_post.php', { titulo: 'Con versiones', contenido: picture(1), category_id: 1 })
  ).body.data;
  const save = (n: number) =>
    admin.post('update_article.php', {
      Id_articulo: id,
      slug,
      titulo: 'Con versiones',
      contenido: picture(n),
      Id_categoria: 1,
    });
  const versions = async () => (await expectFacts()).filter((uso) => uso.startsWith(`articulo ${id} version `)).length;
  for (let n = 2; n <= 10; n++) expect((await save(n)).status).toBe(200);
  expect(await versions()).toBe(9);
  for (let n = 11; n <= 30; n++) await save(n);
  // Twenty are kept.
  expect(await versions()).toBe(20);
});

test('what is noted wrongly, for things that are there and that are not, is put right', async () => {
  await expectFacts();
  const uso = { nombre: 'aaaaaaaaaaaaaaaaaaaa-60x40.webp', tipo: 'libro', id_cosa: 999_999, lugar: 'uso' as const };
  await db
    .insertInto('medio_usos')
    .values([uso, { ...uso, lugar: 'papelera' }])
    .execute();
  const lost = await db.deleteFrom('medio_usos').where('tipo', '=', 'ubicacion').returningAll().execute();
  expect(lost.length).toBeGreaterThan(3);
  expect(await checkUsos(db)).toBe(2 + new Set(lost.map(({ id_cosa }) => id_cosa)).size);
  await expectFacts();
});
