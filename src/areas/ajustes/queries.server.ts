/** The settings as they are stored, and what each section said before. */
import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import type { Writer } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { lockRow } from '#server/things/versions.ts';
import { type Ajustes, defaultAjustes, type Seccion, secciones, sections } from './ajustes.ts';
import { namingItsPlace } from './marca/built-place.server.ts';

const keptVersions = 50;

export function listAjustes(db: Db) {
  return db.selectFrom('ajustes').selectAll().orderBy('id').execute();
}

export async function findAjuste(db: Db, seccion: Seccion) {
  return db.selectFrom('ajustes').selectAll().where('seccion', '=', seccion).executeTakeFirstOrThrow();
}

/** Every section, whole: what was never said is as the program has it, of the place that the site is about. */
export function toAjustes(rows: { seccion: string; valores: string }[]): Ajustes {
  const stored = new Map(rows.map(({ seccion, valores }) => [seccion, valores]));
  const all = Object.fromEntries(
    secciones.map((seccion) => [seccion, valoresOf(seccion, stored.get(seccion) ?? '{}')]),
  ) as Ajustes;
  return namingItsPlace(all);
}

/** A section that a newer or older version wrote in a way this one does not know is not shown half: the rest stays. */
export function valoresOf<S extends Seccion>(seccion: S, json: string): Ajustes[S] {
  const parsed = sections[seccion].safeParse({ ...defaultAjustes[seccion], ...(JSON.parse(json) as object) });
  if (parsed.success) return parsed.data as Ajustes[S];
  logError(`settings «${seccion}»`, parsed.error);
  return defaultAjustes[seccion];
}

/** What they say in other languages, by field (values/idioma/texts-in.ts). */
export async function listTranslatedAjustes(db: Db): Promise<Map<string, Record<string, string>>> {
  const rows = await db.selectFrom('traducciones').select(['idioma', 'textos']).where('tipo', '=', 'ajuste').execute();
  const byIdioma = new Map<string, Record<string, string>>();
  for (const { idioma, textos } of rows) byIdioma.set(idioma, { ...byIdioma.get(idioma), ...JSON.parse(textos) });
  return byIdioma;
}

/** Keeps what a section said before it was changed. */
export async function keepVersion(db: Db, before: Row<'ajuste'>, { user, now }: Writer): Promise<void> {
  await db
    .insertInto('versiones_ajuste')
    .values({ ajuste_id: before.id, valores: before.valores, guardada_en: now, guardada_por: user!.usuario })
    .execute();
  const kept = db
    .selectFrom('versiones_ajuste')
    .select('id')
    .where('ajuste_id', '=', before.id)
    .orderBy('id', 'desc')
    .limit(keptVersions);
  await db.deleteFrom('versiones_ajuste').where('ajuste_id', '=', before.id).where('id', 'not in', kept).execute();
}

/** A section as it is, until the end of the transaction nobody else's. */
export async function lockValores<S extends Seccion>(db: Db, seccion: S): Promise<Ajustes[S]> {
  const { id } = await findAjuste(db, seccion);
  return valoresOf(seccion, (await lockRow(db, 'ajustes', id))!.valores);
}

/** Nothing that somebody wrote: a form of that section that is open meanwhile stays as good as it was. */
export async function putValores<S extends Seccion>(db: Db, seccion: S, valores: Ajustes[S]): Promise<void> {
  await db
    .updateTable('ajustes')
    .set({ valores: JSON.stringify(valores) })
    .where('seccion', '=', seccion)
    .execute();
}

export function listVersiones(db: Db, ajusteId: number) {
  return db
    .selectFrom('versiones_ajuste')
    .select(['id', 'valores', 'guardada_en', 'guardada_por'])
    .where('ajuste_id', '=', ajusteId)
    .orderBy('id', 'desc')
    .execute();
}

export function findVersion(db: Db, id: number) {
  return db
    .selectFrom('versiones_ajuste')
    .innerJoin('ajustes', 'ajustes.id', 'versiones_ajuste.ajuste_id')
    .select(['ajustes.id', 'ajustes.seccion', 'versiones_ajuste.valores'])
    .where('versiones_ajuste.id', '=', id)
    .executeTakeFirst();
}

/** Those of which somebody has said something. */
export async function savedSecciones(db: Db): Promise<ReadonlySet<string>> {
  const rows = await listAjustes(db);
  return new Set(rows.filter(({ valores }) => valores !== '{}').map(({ seccion }) => seccion));
}

/** Whether the mail server has ever taken a mail that was sent to try it. */
export async function hasSentTestMail(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('correos')
    .select('id')
    .where('clave', 'like', `${key}%`)
    .where('enviado_en', 'is not', null)
    .where('en_archivo', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPublishedArticulo(db: Db): Promise<boolean> {
  return (await publicKinds.articulo.shown(db).select('cosa.id').limit(1).executeTakeFirst()) !== undefined;
}
