/** One page of a list and how many there are in all. */
import type { SelectQueryBuilder } from 'kysely';

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
): Promise<Page<Row>> {
  const total = typeof count === 'number' ? count : (await count.executeTakeFirstOrThrow()).total;
  const found =
    total === 0
      ? []
      : await rows
          .limit(limit)
          .offset((page - 1) * limit)
          .execute();
  return { rows: found as Row[], total, page, limit, pages: Math.max(1, Math.ceil(total / limit)) };
}
