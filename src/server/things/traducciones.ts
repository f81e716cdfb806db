/**
 * What things say in other languages follows them: a translation knows the Spanish it was made from, and is found by the
 * Spanish of today, so that it goes on being shown when that changes. The write door calls `noteTraducciones` whenever a
 * thing or a translation of it is written.
 */
import { hash } from 'node:crypto';
import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { type Tipo, thingOf, translatedTipos } from '#things.ts';
import { pathOf, type TextIn, textsIn } from '#values/idioma/texts-in.ts';
import { plain } from '#values/slug.ts';
import { longestBeginning } from '#values/summary.ts';
import { anyTable, type Row, tagsOf, titleOf } from './thing-row.ts';

export type Original = Pick<TextIn, 'campo' | 'texto' | 'esHtml'>;
type Textos = Record<string, string>;

/** A statement takes only so many values. */
const batch = 200;

/** What a Spanish text is found by. */
export function huellaOf(texto: string): string {
  return hash('sha256', texto, 'base64url').slice(0, 22);
}

export interface Translated {
  titulo: string;
  originals: Original[];
  /** Of the pages that show it. */
  tags: string[];
}

/** A thing as it is translated; nothing when it is not there. */
export async function readTranslated(db: Db, tipo: Tipo, id: number): Promise<Translated | undefined> {
  const row = await db.selectFrom(anyTable(tipo)).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const found = textsIn(await wholeOf(db, tipo, row), thingOf(tipo));
  const once = new Map(found.map(({ campo, texto, esHtml }) => [campo, { campo, texto, esHtml }]));
  return { titulo: titleOf(tipo, row), originals: [...once.values()], tags: tagsOf(tipo, row) };
}

/** With what its JSON says, and with its parts by their numbers. */
async function wholeOf(db: Db, tipo: Tipo, row: object): Promise<object> {
  if (tipo === 'ajuste') {
    const { seccion, valores } = row as Row<'ajuste'>;
    return { [seccion]: areas().valoresOf(seccion, valores) };
  }
  const whole: Record<string, unknown> = { ...row };
  const { translated = [], parts = {} } = thingOf(tipo);
  for (const name of new Set(translated.filter((path) => path.includes('.')).map((path) => path.split('.')[0]!))) {
    const table = Object.keys(parts).find((part) => part.endsWith(`_${name}`));
    if (!table) whole[name] = JSON.parse(String(whole[name] ?? '[]'));
    else {
      // One table stands for all: which rows are meant is said by a column that the table of things names.
      const rows = await db
        .selectFrom(table as 'libros')
        .selectAll()
        .where(parts[table] as 'id', '=', (row as { id: number }).id)
        .orderBy('id')
        .execute();
      whole[name] = Object.fromEntries(rows.map((part) => [part.id, part]));
    }
  }
  return whole;
}

/** After a thing or a translation of it was written: its translations are found by the Spanish it has now. */
export async function noteTraducciones(db: Db, tipo: Tipo, id: number): Promise<void> {
  if (!translatedTipos.includes(tipo)) return;
  const rows = await traduccionesOf(db, tipo, id).selectAll().execute();
  if (rows.length === 0) return;
  const thing = await readTranslated(db, tipo, id);
  for (const row of rows) {
    await forgetTextos(db, row.id);
    if (thing) await note(db, row, thing);
  }
}

export function traduccionesOf(db: Db, tipo: string, id: number) {
  return db.selectFrom('traducciones').where('tipo', '=', tipo).where('cosa_id', '=', id);
}

export async function forgetTextos(db: Db, traduccionId: number): Promise<void> {
  await db.deleteFrom('traduccion_textos').where('traduccion_id', '=', traduccionId).execute();
}

async function note(db: Db, row: Row<'traduccion'>, { titulo, originals }: Translated): Promise<void> {
  const corrected = correctedIn(originals, Object.keys(JSON.parse(row.textos) as Textos));
  const [textos, origen] = [row.textos, row.origen].map((stored) => renamed(JSON.parse(stored), corrected)) as [
    Textos,
    Textos,
  ];
  const translated = originals.filter(({ campo }) => textos[campo] !== undefined);
  const named = titleIn(titulo, row.idioma);
  await db
    .updateTable('traducciones')
    .set({
      ...{ titulo: named, busqueda: plain(named), faltan: originals.length - translated.length },
      anticuados: translated.filter(({ campo, texto }) => origen[campo] !== texto).length,
      ...(corrected.size > 0 && {
        textos: JSON.stringify(textos),
        origen: JSON.stringify(origen),
        version: row.version + 1,
      }),
    })
    .where('id', '=', row.id)
    .execute();
  const common = { traduccion_id: row.id, idioma: row.idioma, tipo: row.tipo, cosa_id: row.cosa_id };
  const sin_leer = Number(row.revisada === 0);
  const pairs = translated.flatMap(({ campo, texto }) => formsOf(texto, textos[campo]!));
  const values = pairs.map(([huella, texto]) => ({ ...common, huella, texto, sin_leer }));
  for (let at = 0; at < values.length; at += batch)
    await db
      .insertInto('traduccion_textos')
      .values(values.slice(at, at + batch))
      .execute();
}

/** As it leaves: whole, or its beginning, where only a summary is made of it. */
function formsOf(spanish: string, texto: string): [huella: string, texto: string][] {
  const whole: [string, string] = [huellaOf(spanish), texto];
  const beginning = beginningOf(spanish);
  return beginning === spanish ? [whole] : [whole, [huellaOf(beginning), beginningOf(texto)]];
}

/** As the database cuts it: letters outside the first plane count as one. */
function beginningOf(text: string): string {
  return text.length <= longestBeginning
    ? text
    : [...text.slice(0, 2 * longestBeginning)].slice(0, longestBeginning).join('');
}

/** A text of a list is named after itself: where one has gone and one has come, it was corrected. Its name before → now. */
function correctedIn(originals: Original[], translated: string[]): Map<string, string> {
  const campos = originals.map(({ campo }) => campo);
  const gone = Map.groupBy(without(translated, campos), pathOf);
  const come = Map.groupBy(without(campos, translated), pathOf);
  const corrected = new Map<string, string>();
  for (const [path, before] of gone) {
    const after = come.get(path) ?? [];
    if (before.length === 1 && after.length === 1) corrected.set(before[0]!, after[0]!);
  }
  return corrected;
}

function without(names: string[], others: string[]): string[] {
  const left = new Set(others);
  return names.filter((name) => !left.has(name));
}

function renamed(textos: Textos, names: Map<string, string>): Textos {
  return Object.fromEntries(Object.entries(textos).map(([campo, texto]) => [names.get(campo) ?? campo, texto]));
}

/** "El castillo (inglés)" */
export function titleIn(titulo: string, idioma: string): string {
  return `${titulo} (${idiomaName(idioma)})`;
}

const names = new Intl.DisplayNames(['es'], { type: 'language' });

/** "inglés" */
export function idiomaName(codigo: string): string {
  return names.of(codigo) ?? codigo;
}
