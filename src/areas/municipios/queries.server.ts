import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { type Punto, puntoOf } from '#values/coordenadas/coordenadas.ts';
import type { Day } from '#values/day.ts';
import { plain } from '#values/slug.ts';

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
    .where('municipios.id', '=', id)
    .executeTakeFirst();
}

/** The middle of the municipality that a text for a map names: "Castillo, Belmonte, Cuenca", "Lagunas de Cañada del Hoyo". */
export async function findPuntoIn(db: Db, text: string | null): Promise<Punto> {
  if (!text) return null;
  const parts = text.split(/[,;·]/).map((part) => plain(part.trim()));
  const rows = await db
    .selectFrom('municipios')
    .select(['busqueda', 'latitud', 'longitud'])
    .where('codigo_ine', 'is not', null)
    .where(sql<boolean>`${plain(text)} like '%' || busqueda || '%'`)
    .execute();
  /** Named for itself, at the end of a name, or no more than the province. */
  const rank = ({ busqueda }: { busqueda: string }) => {
    if (busqueda === 'cuenca') return 2;
    if (parts.includes(busqueda)) return 0;
    return parts.some((part) => part.endsWith(` de ${busqueda}`) || part.endsWith(` ${busqueda}`)) ? 1 : 3;
  };
  const named = rows.filter((row) => rank(row) < 3);
  return puntoOf(...named.sort((one, other) => rank(one) - rank(other) || other.busqueda.length - one.busqueda.length));
}
