import type { Db } from '#server/db/open.ts';

function withProvincia(db: Db) {
  return db
    .selectFrom('municipios')
    .innerJoin('provincias', 'provincias.id', 'municipios.provincia_id')
    .select(['municipios.id', 'municipios.nombre', 'municipios.provincia_id', 'municipios.place_id'])
    .select(['municipios.version', 'provincias.nombre as provincia_nombre']);
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
