/** What a published article will say, kept apart from what it says until somebody publishes it. */
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/things/thing-row.ts';
import { findCategoria } from '../categorias/queries.server.ts';
import type { ArticuloRow } from '../queries.server.ts';
import { writtenColumns } from '../versiones-queries.server.ts';

/** Where it stands and when it is seen can be changed too; whether it is published is no unpublished change. */
const columns = [...writtenColumns, 'slug', 'categoria_id', 'otras_categorias', 'destacado', 'publicado_en'] as const;

export type Cambios = Partial<Pick<Row<'articulo'>, (typeof columns)[number]>>;

export function cambiosOf({ cambios }: Pick<Row<'articulo'>, 'cambios'>): Cambios {
  return cambios ? (JSON.parse(cambios) as Cambios) : {};
}

/** Only what differs from what visitors see; null when nothing does. */
export function toCambios(row: Row<'articulo'>, written: Cambios): string | null {
  const whole = { ...cambiosOf(row), ...written };
  const differing = columns.flatMap((column) =>
    whole[column] === undefined || whole[column] === row[column] ? [] : [[column, whole[column]]],
  );
  return differing.length > 0 ? JSON.stringify(Object.fromEntries(differing)) : null;
}

/** The article as it will be; undefined when it has no changes. */
export async function withCambios(db: Db, row: ArticuloRow): Promise<ArticuloRow | undefined> {
  if (!row.cambios) return undefined;
  const cambios = cambiosOf(row);
  const categoria = cambios.categoria_id ? await findCategoria(db, { id: cambios.categoria_id }) : undefined;
  return {
    ...row,
    ...cambios,
    // A category that was deleted meanwhile is chosen again.
    ...(cambios.categoria_id && !categoria && { categoria_id: row.categoria_id }),
    ...(categoria && { categoria_slug: categoria.slug, nombre_categoria: categoria.nombre_categoria }),
  };
}

/** Of an article whose changes are published or thrown away. */
export const noCambios = { cambios: null, cambios_en: null, cambios_por: null };
