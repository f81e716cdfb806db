import type { Db } from '#server/db/open.ts';
import { idsInUse } from '#server/things/thing-checks.ts';
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
  /** Those of the program's place of which nothing is written are left out, where the site is of another (`marca.mapa`). */
  isElsewhere?: boolean | undefined;
}

/** As a dictionary has them: Cañamares after Canalejas. */
const { compare } = new Intl.Collator('es');

export async function listMunicipios(db: Db, { provinciaId, withEventosFrom, isElsewhere }: MunicipioFilter = {}) {
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
  const left = isElsewhere ? await unusedOfProgram(db) : new Set();
  return rows.filter(({ id }) => !left.has(id)).sort((one, other) => compare(one.nombre, other.nombre));
}

/** The municipalities that came with the program and of which nobody has written anything, and in which nothing is. */
export async function unusedOfProgram(db: Db): Promise<Set<number>> {
  const rows = await db
    .selectFrom('municipios')
    .select('id')
    .where('codigo_ine', 'is not', null)
    .where('descripcion', 'is', null)
    .where('imagen', 'is', null)
    .execute();
  const used = await idsInUse(db, 'municipio');
  return new Set(rows.map(({ id }) => id).filter((id) => !used.has(id)));
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
