import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { type Punto, puntoOf } from '#values/coordenadas/coordenadas.ts';
import { plain } from '#values/slug.ts';

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
