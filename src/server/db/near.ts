/** Where rows are, by degrees: what a database can compare. */
import { type Expression, type SqlBool, sql } from 'kysely';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import { longitudeScale, type Point } from '#values/coordenadas/distance.ts';

const kmPerDegree = 111.195;

/** Of what is where one of these tables says: the first that does. */
export function placed(...tables: [string, ...string[]]) {
  const [latitud, longitud] = ['latitud', 'longitud'].map((name) => {
    const columns = tables.map((table) => sql.ref(`${table}.${name}`));
    return columns.length > 1 ? sql`coalesce(${sql.join(columns)})` : columns[0]!;
  });
  return {
    /** So many kilometres to each side of a point, or of all points of a line. */
    within(km: number, points: readonly Point[]) {
      const latitudes = points.map((point) => point.latitud);
      const longitudes = points.map((point) => point.longitud);
      const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
      const high = km / kmPerDegree;
      const wide = high / scaleAt((south + north) / 2);
      return sql<SqlBool>`${latitud} between ${south - high} and ${north + high}
        and ${longitud} between ${Math.min(...longitudes) - wide} and ${Math.max(...longitudes) + wide}`;
    },
    /** Orders them, nearest first. */
    distanceFrom(point: Point) {
      const squared = scaleAt(point.latitud) ** 2;
      return sql<number>`(${latitud} - ${point.latitud}) * (${latitud} - ${point.latitud})
        + (${longitud} - ${point.longitud}) * (${longitud} - ${point.longitud}) * ${squared}`;
    },
  };
}

export interface Somewhere {
  municipio_id: number;
  latitud: number | null;
  longitud: number | null;
}

interface Near {
  which: Expression<SqlBool>;
  order: Expression<unknown>;
}

/**
 * What `list` finds around something, nearest first; where that is nothing, or where it has no coordinates, what is in the
 * same municipality, by name. The first of the tables is what is looked for.
 */
export async function around<Row>(
  from: Somewhere,
  km: number,
  [table, ...more]: [string, ...string[]],
  list: (near: Near) => Promise<Row[]>,
): Promise<Row[]> {
  const here = puntoOf(from);
  const place = placed(table, ...more);
  const near = here ? await list({ which: place.within(km, [here]), order: place.distanceFrom(here) }) : [];
  if (near.length > 0) return near;
  const which = sql<SqlBool>`${sql.ref(`${table}.municipio_id`)} = ${from.municipio_id}`;
  return list({ which, order: sql.ref(`${table}.busqueda`) });
}

/** At a pole a degree of longitude is nothing. */
function scaleAt(latitud: number): number {
  return Math.max(longitudeScale(latitud), 0.01);
}
