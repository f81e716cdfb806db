import type { Db } from '#server/db/open.ts';

export async function addPurga(db: Db, proceso: string, etiquetas: string[]): Promise<void> {
  await db
    .insertInto('purgas')
    .values({ proceso, etiquetas: JSON.stringify(etiquetas) })
    .execute();
}

/** In the order of the writes. */
export async function listPurgas(db: Db, most: number) {
  const rows = await db.selectFrom('purgas').selectAll().orderBy('id').limit(most).execute();
  return rows.map(({ etiquetas, ...row }) => ({ ...row, etiquetas: JSON.parse(etiquetas) as string[] }));
}

export async function markPurgas(db: Db, ids: number[], set: { fallos: number }): Promise<void> {
  if (ids.length > 0) await db.updateTable('purgas').set(set).where('id', 'in', ids).execute();
}

export async function deletePurgas(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('purgas').where('id', 'in', ids).execute();
}
