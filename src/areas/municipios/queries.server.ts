import type { Db } from '#server/db/open.ts';
import type { Day } from '#values/day.ts';

function withProvincia(db: Db) {
  return db
    .selectFrom('municipios')
    .innerJoin('provincias', 'provincias.id', 'municipios.provincia_id')
    .select(['municipios.id', 'municipios.nombre', 'municipios.provincia_id', 'municipios.place_id'])
    .select(['municipios.version', 'municipios.slug', 'provincias.nombre as provincia_nombre']);
}

interface MunicipioFilter {
  provinciaId?: number | undefined;
  /** Only those where something takes place from this day on. */
  withEventosFrom?: Day | undefined;
}

/** As a dictionary has them: Cañamares after Canalejas. */
const { compare } = new Intl.Collator('es');

export async function listMunicipios(db: Db, { provinciaId, withEventosFrom }: MunicipioFilter = {}) {
  const rows = await withProvincia(db)
    .$if(provinciaId !== undefined, (query) => query.where('municipios.provincia_id', '=', provinciaId!))
    .$if(withEventosFrom !== undefined, (query) =>
      query.where('municipios.id', 'in', (eb) =>
        eb
          .selectFrom('eventos')
          .select('eventos.municipio_id')
          .where((eb) =>
            eb.or([eb('eventos.ultimo_dia', 'is', null), eb('eventos.ultimo_dia', '>=', withEventosFrom!)]),
          ),
      ),
    )
    .orderBy('municipios.id')
    .execute();
  return rows.sort((one, other) => compare(one.nombre, other.nombre));
}

export function findMunicipio(db: Db, id: number) {
  return withProvincia(db)
    .select(['municipios.codigo_ine', 'municipios.latitud', 'municipios.longitud'])
    .select(['municipios.descripcion', 'municipios.imagen'])
    .select(['municipios.habitantes', 'municipios.altitud', 'municipios.superficie'])
    .select(['municipios.carretera_km', 'municipios.autobus'])
    .where('municipios.id', '=', id)
    .executeTakeFirst();
}
