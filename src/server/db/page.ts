/** One page of a list and how many there are in all. */
import { type SelectQueryBuilder, sql } from 'kysely';

export interface PageRequest {
  page: number;
  limit: number;
}

export interface Page<Row> extends PageRequest {
  rows: Row[];
  total: number;
  pages: number;
}

export async function listPage<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  /** How many there are, or the query that counts them. */
  count: number | { executeTakeFirstOrThrow(): Promise<{ total: number }> },
  { page, limit }: PageRequest,
  /** How many are passed over, where the query does not begin with the first. */
  skip = (page - 1) * limit,
): Promise<Page<Row>> {
  const total = typeof count === 'number' ? count : (await count.executeTakeFirstOrThrow()).total;
  // Past the last there is nothing to look for.
  const found = (page - 1) * limit >= total ? [] : await rows.limit(limit).offset(skip).execute();
  return { rows: found as Row[], total, page, limit, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** The same of a list that is no table, or that has to be read whole. */
export function pageOf<Row>(all: Row[], { page, limit }: PageRequest): Page<Row> {
  const rows = all.slice((page - 1) * limit, page * limit);
  return { rows, total: all.length, page, limit, pages: Math.max(1, Math.ceil(all.length / limit)) };
}

const portion = 500;

/** All of a list that may be long, in the order of these numbers, so many at a time; what is gone meanwhile is left out. */
export async function* inPortions<Row extends { id: number }>(
  ids: number[],
  read: (ids: number[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let at = 0; at < ids.length; at += portion) {
    const some = ids.slice(at, at + portion);
    const found = new Map((await read(some)).map((row) => [row.id, row]));
    for (const id of some) if (found.has(id)) yield found.get(id)!;
  }
}

export interface Sorting {
  /** What the list is put in order by, as the call names it; its own order without it. */
  orden?: string | undefined;
  dir?: 'asc' | 'desc' | undefined;
}

/** The columns of a table that its list can be put in order by; of those with a question mark some rows have none. */
export type Orders = Record<string, string>;

/** In the order that is asked for, or else in the list's own; what has nothing to compare comes last. */
export function inOrder<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  table: string,
  orders: Orders,
  { orden, dir }: Sorting,
  own: [column: string, dir: 'asc' | 'desc'],
): SelectQueryBuilder<DB, TB, Row> {
  const asked = orden === undefined ? undefined : orders[orden];
  const [column, way] = asked === undefined ? own : [asked, dir ?? 'asc'];
  const ref = sql.ref(`${table}.${column.replace('?', '')}`);
  return query
    .orderBy(ref, (by) => {
      const directed = way === 'asc' ? by.asc() : by.desc();
      return column.endsWith('?') ? directed.nullsLast() : directed;
    })
    .orderBy(sql.ref(`${table}.id`), way);
}
