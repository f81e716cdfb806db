import { type SelectQueryBuilder, sql } from 'kysely';
import type { FilterOption } from '#values/filter-option.ts';

/** What the rows are of, in a table that is joined to them: by name, with how many each has. */
export function optionsIn<DB, TB extends keyof DB & string>(
  rows: SelectQueryBuilder<DB, TB, object>,
  table: TB,
): Promise<FilterOption[]> {
  const [id, nombre, busqueda] = ['id', 'nombre', 'busqueda'].map((column) => sql.ref(`${table}.${column}`));
  return rows
    .select((eb) => [id!.as('id'), nombre!.as('nombre'), eb.fn.countAll().as('total')])
    .groupBy([id!, nombre!, busqueda!])
    .orderBy(busqueda!)
    .$castTo<FilterOption>()
    .execute();
}
