import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';

interface MunicipioValues {
  nombre: string;
  provincia_id: number;
  place_id?: string | null | undefined;
}

function withProvincia(db: Db) {
  return db
    .selectFrom('municipios')
    .innerJoin('provincias', 'provincias.id', 'municipios.provincia_id')
    .select([
      'municipios.id',
      'municipios.nombre',
      'municipios.provincia_id',
      'provincias.nombre as provincia_nombre',
      'municipios.place_id',
    ]);
}

export function listMunicipios(db: Db, { provinciaId }: { provinciaId?: number | undefined } = {}) {
  return withProvincia(db)
    .$if(provinciaId !== undefined, (query) => query.where('municipios.provincia_id', '=', provinciaId!))
    .orderBy('municipios.busqueda')
    .orderBy('municipios.id')
    .execute();
}

export function findMunicipio(db: Db, id: number) {
  return withProvincia(db).where('municipios.id', '=', id).executeTakeFirst();
}

/** Another municipality of the same name in the province, accents and case aside. */
export function findMunicipioNamed(db: Db, provinciaId: number, nombre: string) {
  return db
    .selectFrom('municipios')
    .select('id')
    .where('provincia_id', '=', provinciaId)
    .where('busqueda', '=', plain(nombre))
    .executeTakeFirst();
}

export async function insertMunicipio(db: Db, values: MunicipioValues, now: string): Promise<number> {
  const row = await db
    .insertInto('municipios')
    .values({
      nombre: values.nombre,
      provincia_id: values.provincia_id,
      place_id: values.place_id ?? null,
      busqueda: plain(values.nombre),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateMunicipio(db: Db, id: number, values: MunicipioValues, now: string): Promise<void> {
  await db
    .updateTable('municipios')
    .set({ ...values, busqueda: plain(values.nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function countMunicipiosIn(db: Db, provinciaId: number): Promise<number> {
  const row = await db
    .selectFrom('municipios')
    .where('provincia_id', '=', provinciaId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}
