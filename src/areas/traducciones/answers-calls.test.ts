/** Whatever is translated is told in every public answer that shows it, and nothing else is another in another language. */
import { expect, test } from 'vitest';
import { calls } from '#calls.server.ts';
import { fill } from '#demo/fill.ts';
import { coverNames, emblemNames, productNames, sceneNames } from '#demo/picture-names.ts';
import type { Call } from '#server/api/call.ts';
import { checkUsos } from '#server/media/check-usos.ts';
import { registerMedio } from '#server/media/medios.ts';
import { rebuildIndex } from '#server/search/index.ts';
import { anyTable } from '#server/things/thing-row.ts';
import { readTranslated } from '#server/things/traducciones.ts';
import { startApp } from '#test/harness/harness.ts';
import { thingOf, translatedTipos } from '#things.ts';
import { spanish, speakAs } from '#values/idioma/say.ts';
import { pathOf } from '#values/idioma/texts-in.ts';
import { notesOf } from '#values/picture.ts';
import { stripHtml } from '#values/summary.ts';
import { practicalText } from './practical.ts';
import { saveTraduccion } from './save.server.ts';

const { app, admin, visitor } = await startApp();
const { db } = app;
const names = [...sceneNames, ...productNames, ...coverNames, ...emblemNames];
const addressOf = (n: number) => `/media/${n.toString(16).padStart(20, '0')}-60x40.webp`;
const now = new Date().toISOString();
for (const n of names.keys()) {
  const nombre = addressOf(n).slice(7);
  await registerMedio(db, { nombre, bytes: 1, archivo: 'a' }, now);
  await db
    .updateTable('medios')
    .set({ alt_text: `Foto ${n}`, pie: `Pie de la foto ${n}` })
    .where('nombre', '=', nombre)
    .execute();
}
await db.transaction().execute((db) => fill(db, new Map(names.map((name, n) => [name, addressOf(n)])), new Date()));
await rebuildIndex(db);
await app.notes.reload();

/** A language that says what the program says in Spanish: only the operator's words are others. */
const language = { ...spanish, codigo: 'xx', messages: {}, file: '' };
async function inIt<T>(work: () => Promise<T>): Promise<T> {
  const before = speakAs(() => language);
  try {
    return await work();
  } finally {
    speakAs(before);
  }
}

function speaking<T>(work: () => T): T {
  const before = speakAs(() => language);
  try {
    return work();
  } finally {
    speakAs(before);
  }
}

const mark = '⟦';
const inOther = ({ texto, esHtml }: { texto: string; esHtml: boolean }) =>
  esHtml ? texto.replace(/<(p|h2)>/, `<$1>${mark}⟧ `) : `${mark}${texto}⟧`;
const user = { id: '', usuario: 'admin', email: '', rol: 'administrador' } as never;
const writer = { db, user, now, changed() {} };

// What the demo says nothing of.
await db.updateTable('articulos').set({ meta_title: 'Para buscadores' }).execute();
await db.updateTable('empresas').set({ precio: 'Menú del día', horario: 'Todos los días' }).execute();
await db.updateTable('municipios').set({ autobus: 'Llega los viernes' }).execute();
await db
  .updateTable('rutas')
  .set({ avisos: 'Cuidado con el hielo', hitos: JSON.stringify([{ nombre: 'La fuente', latitud: 40, longitud: -2 }]) })
  .execute();
for (const { id } of await db.selectFrom('empresas').select('id').execute())
  await db
    .insertInto('empresa_imagenes')
    .values({ empresa_id: id, imagen: addressOf(1), alt_text: `La barra ${id}`, orden: 1 })
    .execute();
for (const { id } of await db.selectFrom('ubicaciones').select('id').execute())
  await db
    .insertInto('ubicacion_videos')
    .values({ ubicacion_id: id, url_video: 'https://example.com/v', titulo: `El vuelo ${id}`, orden: 1 })
    .execute();
const texto = {
  titulo: 'Lo nuestro',
  entradilla: 'Desde siempre',
  texto: '<p>Un texto de la casa.</p>',
  tipo: 'texto',
  visible: true,
  categoria: '',
};
const settings = {
  identidad: { lema: 'Un lema' },
  portada: { imagen_alt: 'La hoz al amanecer' },
  secciones: { lista: [texto, { ...texto, tipo: 'hero', titulo: '', entradilla: '', texto: '' }] },
  marca: { textos: { 'libros.titulo': 'Nuestros libros' } },
};
for (const [seccion, valores] of Object.entries(settings)) await admin.post('update_ajustes.php', { seccion, valores });

await checkUsos(db);

/** Spanish → whose text it is. */
const originals = new Map<string, Set<string>>();
const chosen: { id: number; slug?: string; titulo: string }[] = [];
const ofEach = 2;
for (const tipo of translatedTipos) {
  const rows = (await db.selectFrom(anyTable(tipo)).selectAll().orderBy('id').execute()) as {
    id: number;
    slug?: string;
  }[];
  const read = await Promise.all(
    rows.slice(0, 20).map(async (row) => ({ ...row, ...(await readTranslated(db, tipo, row.id))! })),
  );
  const shown = read
    .filter((one) => one.originals.length > 0)
    .sort((one, other) => other.originals.length - one.originals.length);
  for (const { id, slug, titulo, originals: own } of tipo === 'ajuste' ? shown : shown.slice(0, ofEach)) {
    for (const { texto, campo } of own)
      originals.set(
        texto,
        (originals.get(texto) ?? new Set()).add(
          `${tipo} ${pathOf(campo)
            .replace(/\.\d+\./, '.*.')
            .replace(/(textos)\..*/, '$1.*')}`,
        ),
      );
    const textos = Object.fromEntries(own.map((one) => [one.campo, inOther(one)]));
    await saveTraduccion(writer, { tipo, id, idioma: 'xx', textos, revisada: true });
    if (tipo !== 'ajuste') chosen.push({ id, titulo, ...(slug && { slug }) });
  }
}
await app.ajustes.reload();
/** A summary says how a text begins. */
const beginningOf = (text: string) => (text.length < 30 ? '' : stripHtml(text.slice(0, 1000)).slice(0, 30));
const beginnings = new Map([...originals].map(([text, of]) => [beginningOf(text), of]));
beginnings.delete('');

const asked = (Object.entries(calls) as [string, Call][]).filter(
  ([name, { access, method, changes, perMinute }]) =>
    access === 'public' && method === 'get' && !changes && !perMinute && name !== 'buscar.php',
);

interface Difference {
  name: string;
  before: string;
  after: string;
}

/** Every text of two answers of the same shape, side by side. */
function sideBySide(before: unknown, after: unknown, name: string, found: Difference[]): void {
  if (typeof before === 'string') found.push({ name, before, after: String(after) });
  else if (typeof before === 'object' && before !== null)
    for (const key of Object.keys(before))
      sideBySide(
        (before as never)[key],
        (after as Record<string, unknown> | null)?.[key],
        Array.isArray(before) ? name : key,
        found,
      );
  else expect([name, after]).toEqual([name, before]);
}

const translated = new Set<string>();

test.each(asked)('%s', async (name, call) => {
  const shape = Object.keys((call.input as { shape?: object } | undefined)?.shape ?? {});
  const inputs = chosen.flatMap(({ id, slug = '', titulo }) => {
    const all = { id, slug, q: titulo, plan: `_-u${id}.e${id}.a${id}` };
    return [all, { categoriaSlug: slug }].map((input) =>
      JSON.stringify(Object.fromEntries(Object.entries(input).filter(([field]) => shape.includes(field)))),
    );
  });
  const wrong = new Set<string>();
  for (const input of new Set(inputs)) {
    const before = await visitor.get(name, JSON.parse(input));
    if (before.status !== 200) continue;
    const after = await inIt(() => visitor.get(name, JSON.parse(input)));
    expect(after.status).toBe(200);
    const texts: Difference[] = [];
    sideBySide(before.body, after.body, '', texts);
    for (const { name: field, before, after: said } of texts) {
      // What says that its words are Spanish says them as before.
      const after = said.replace(/&es=[a-z+]+/, '');
      const { alt, pie } = before.startsWith('/media/') ? notesOf(before) : { alt: before, pie: before };
      const of = [alt, pie].flatMap((text) => [...(originals.get(text) ?? beginnings.get(beginningOf(text)) ?? [])]);
      if (after.includes('\u0001')) wrong.add(`${field} waits: ${after}`);
      // Where something is, is a name.
      else if (before === after) of.length > 0 && field !== 'lugar' && wrong.add(`${field} is not told: ${before}`);
      else if (after === speaking(() => practicalText(field, before))) continue;
      else if (!after.includes(mark) && !after.includes(encodeURIComponent(mark)))
        wrong.add(`${field}: ${before} → ${after}`);
      else for (const path of of) translated.add(path);
    }
  }
  expect([...wrong]).toEqual([]);
});

/** Shown by an order, by a page of its own. */
const elsewhere = /^ajuste (?:pagos|preparacion)/;

test('every field of every kind was seen', () => {
  const all = translatedTipos.flatMap((tipo) =>
    [...(thingOf(tipo).translated ?? []), ...(thingOf(tipo).translatedHtml ?? [])].map((path) => `${tipo} ${path}`),
  );
  expect(all.filter((path) => !translated.has(path) && !elsewhere.test(path))).toEqual([]);
});
