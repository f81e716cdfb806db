/** Imports: what their files held, how far they are, what came of them. */
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Analisis, EstadoImportacion, Informe, OpcionesImportacion, TipoImportacion } from './importacion.ts';

interface NewImportacion {
  tipo: TipoImportacion;
  archivo: string;
  analisis: Analisis;
  usuario: string;
  now: string;
}

export async function insertImportacion(db: Db, { analisis, now, ...values }: NewImportacion): Promise<number> {
  const { id } = await db
    .insertInto('importaciones')
    .values({
      ...values,
      estado: 'analizada',
      opciones: '{}',
      analisis: JSON.stringify(analisis),
      hechos: 0,
      total: analisis.total,
      creado_en: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ImportacionRow = NonNullable<Awaited<ReturnType<typeof findImportacion>>>;

export async function findImportacion(db: Db, id: number) {
  const row = await db.selectFrom('importaciones').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      ...row,
      opciones: JSON.parse(row.opciones) as OpcionesImportacion,
      analisis: JSON.parse(row.analisis) as Analisis,
      informe: row.informe === null ? null : (JSON.parse(row.informe) as Informe),
    }
  );
}

export async function listImportaciones(db: Db, request: PageRequest) {
  const page = await listPage(
    db.selectFrom('importaciones').select('id').orderBy('id', 'desc'),
    db.selectFrom('importaciones').select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
  const rows = [];
  for (const { id } of page.rows) rows.push(await findImportacion(db, id));
  return { ...page, rows: rows.filter((row) => row !== undefined) };
}

/** Analysed long ago and never begun: they go, with their files. */
export async function deleteForgotten(db: Db, before: string): Promise<number[]> {
  const rows = await db
    .deleteFrom('importaciones')
    .where('estado', '=', 'analizada')
    .where('creado_en', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** They failed long ago and nobody went on with them. */
export async function listGivenUp(db: Db, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom('importaciones')
    .select('id')
    .where('estado', '=', 'fallida')
    .where('terminado_en', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that somebody is at, or was when its process ended. */
export function listAtWork(db: Db) {
  return db
    .selectFrom('importaciones')
    .select('id')
    .where('estado', 'in', ['en_curso', 'deshaciendo'])
    .orderBy('id')
    .execute();
}

interface Beginning {
  estado: 'en_curso' | 'deshaciendo';
  from: EstadoImportacion[];
  opciones?: OpcionesImportacion;
  now: string;
}

/** False when it is no longer in one of the states it could begin from. */
export async function beginImportacion(db: Db, id: number, { estado, from, opciones, now }: Beginning) {
  const { numUpdatedRows } = await db
    .updateTable('importaciones')
    .set({
      estado,
      hechos: 0,
      empezado_en: now,
      terminado_en: null,
      ...(opciones && { opciones: JSON.stringify(opciones) }),
    })
    .where('id', '=', id)
    .where('estado', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Progress {
  hechos: number;
  total: number;
}

export async function noteProgress(db: Db, id: number, { hechos, total }: Progress): Promise<void> {
  await db.updateTable('importaciones').set({ hechos, total }).where('id', '=', id).execute();
}

interface End extends Progress {
  estado: 'terminada' | 'deshecha' | 'fallida';
  informe: Informe;
  now: string;
}

export async function endImportacion(db: Db, id: number, { informe, now, ...values }: End): Promise<void> {
  await db
    .updateTable('importaciones')
    .set({ ...values, informe: JSON.stringify(informe), terminado_en: now })
    .where('id', '=', id)
    .where('estado', 'in', ['en_curso', 'deshaciendo'])
    .execute();
}
