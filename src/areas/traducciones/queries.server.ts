/** Reads of the translations: those of a language, what there is to translate, and which pages are visited. */
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { anyTable } from '#server/things/thing-row.ts';
import { readTranslated } from '#server/things/traducciones.ts';
import { type Tipo, thingOf } from '#things.ts';
import type { Day } from '#values/day.ts';

export function findTraduccion(db: Db, tipo: Tipo, id: number, idioma: string) {
  return db
    .selectFrom('traducciones')
    .selectAll()
    .where('tipo', '=', tipo)
    .where('cosa_id', '=', id)
    .where('idioma', '=', idioma)
    .executeTakeFirst();
}

/** How far each of a language is. */
export function listProgress(db: Db, idioma: string) {
  return db
    .selectFrom('traducciones')
    .select(['tipo', 'cosa_id', 'faltan', 'anticuados', 'revisada'])
    .where('idioma', '=', idioma)
    .execute();
}

/** Of a kind the things with text: one that has only a name has nothing to translate. */
export async function listIdsWithText(db: Db, tipo: Tipo): Promise<Set<number>> {
  if (tipo === 'ajuste') return ajustesWithText(db);
  const { translated = [], translatedHtml = [] } = thingOf(tipo);
  const columns = [...translated, ...translatedHtml].filter((path) => !path.includes('.'));
  const rows = await db
    .selectFrom(anyTable(tipo))
    .select('id')
    .where((eb) => eb.or(columns.map((column) => eb(sql<string>`coalesce(${sql.ref(column)}, '')`, '<>', ''))))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What a section says is inside its JSON, or the program's own. */
async function ajustesWithText(db: Db): Promise<Set<number>> {
  const withText = new Set<number>();
  for (const { id } of await db.selectFrom('ajustes').select('id').execute())
    if ((await readTranslated(db, 'ajuste', id))!.originals.length > 0) withText.add(id);
  return withText;
}

/** Of a kind without pages of its own: all of them. */
export async function listNamed(db: Db, tipo: Tipo): Promise<{ id: number; titulo: string }[]> {
  const rows = await db
    .selectFrom(anyTable(tipo))
    .select(['id', sql<string>`${sql.ref(thingOf(tipo).title)}`.as('titulo')])
    .orderBy('id')
    .execute();
  return rows;
}

/** Page → how often it was opened since that day. */
export async function listVisits(db: Db, since: Day): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('estadisticas')
    .innerJoin('estadisticas_claves', 'estadisticas_claves.id', 'estadisticas.clave_id')
    .where('dia', '>=', since)
    .where('tipo', '=', 'pagina')
    .groupBy('clave')
    .select(['clave', (eb) => eb.fn.sum<number>('cuenta').as('cuenta')])
    .execute();
  return new Map(rows.map(({ clave, cuenta }) => [clave, Number(cuenta)]));
}

/** By their Spanish; of several the last one: what somebody has read, and of those the newest. */
export function listTranslations(db: Db, idioma: string, huellas: string[]) {
  return db
    .selectFrom('traduccion_textos')
    .select(['huella', 'texto', 'sin_leer', 'tipo', 'cosa_id'])
    .where('idioma', '=', idioma)
    .where('huella', 'in', huellas)
    .orderBy('sin_leer', 'desc')
    .orderBy('id')
    .execute();
}

/** In which languages a thing is translated whole. */
export async function listWholeIdiomas(db: Db, tipo: Tipo, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('traducciones')
    .select('idioma')
    .where('tipo', '=', tipo)
    .where('cosa_id', '=', id)
    .where('faltan', '=', 0)
    .orderBy('idioma')
    .execute();
  return rows.map(({ idioma }) => idioma);
}
