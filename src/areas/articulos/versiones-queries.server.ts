/** Earlier states of an article: every change keeps the one before it, the last twenty stay. */
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Writer } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';

const keptVersions = 20;
const betweenVersionsMs = 10 * 60_000;

/** What a version holds: what was written. Where the article stands and whether it is seen is no part of it. */
export const writtenColumns = [
  'titulo',
  'resumen',
  'contenido',
  'temas',
  'autor',
  'fotografo',
  'imagen_portada_url',
  'imagen_ini_post',
  'meta_title',
  'imagen_compartir',
  'place_id',
  'map_search_text',
  'address_line1',
  'address_line2',
  'address_line3',
  'phone1',
  'phone2',
  'phone3',
  'email1',
  'email2',
  'website_url',
  'instagram_url',
  'facebook_url',
  'twitter_url',
] as const satisfies (keyof Schema['articulos'])[];

type VersionValues = Pick<Row<'articulo'>, (typeof writtenColumns)[number]>;

/** What is saved every few seconds leaves a version behind only after a while, or when it is somebody else's. */
export async function saveVersionNowAndThen(
  db: Db,
  before: Row<'articulo'>,
  writer: Writer,
  isOthers: boolean,
): Promise<void> {
  const last = await db
    .selectFrom('versiones_articulo')
    .select(['guardada_en', 'guardada_por'])
    .where('articulo_id', '=', before.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = last?.guardada_en ?? before.created_at;
  const isOwn = last ? last.guardada_por === writer.user!.usuario : before.escrito_por === writer.user!.usuario;
  if (isOthers || !isOwn || Date.parse(writer.now) - Date.parse(since) > betweenVersionsMs)
    await saveVersion(db, before, writer);
}

export async function saveVersion(db: Db, before: Row<'articulo'>, { user, now }: Writer): Promise<void> {
  const valores = JSON.stringify(Object.fromEntries(writtenColumns.map((column) => [column, before[column]])));
  await db
    .insertInto('versiones_articulo')
    .values({ articulo_id: before.id, titulo: before.titulo, valores, guardada_en: now, guardada_por: user!.usuario })
    .execute();
  const oldest = await db
    .selectFrom('versiones_articulo')
    .select('id')
    .where('articulo_id', '=', before.id)
    .orderBy('id', 'desc')
    .offset(keptVersions - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await db
      .deleteFrom('versiones_articulo')
      .where('articulo_id', '=', before.id)
      .where('id', '<', oldest.id)
      .execute();
}

export function listVersiones(db: Db, articuloId: number) {
  return db
    .selectFrom('versiones_articulo')
    .select(['id', 'titulo', 'guardada_en', 'guardada_por'])
    .where('articulo_id', '=', articuloId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findVersion(db: Db, id: number) {
  const row = await db.selectFrom('versiones_articulo').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { valores, ...version } = row;
  return { ...version, values: JSON.parse(valores) as VersionValues };
}
