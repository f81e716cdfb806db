/** The order of a list, kept in the address: the server's, or made here where all rows are. */
import { type Column, type Order, orderName } from './data-table.tsx';
import type { ListSearch } from './list-search.ts';
import type { useListSearch } from './use-list-search.ts';

export function useOrder(search: ReturnType<typeof useListSearch>): Order {
  const { orden, dir } = search.values;
  return {
    orden: orden === undefined ? undefined : String(orden),
    dir: dir === 'desc' ? 'desc' : 'asc',
    onChange: (next, way) => search.set({ orden: next, dir: way }),
  };
}

/** What the call of a list takes of it; anything else in the address is not for it. */
export function orderFields<Name extends string>(
  orders: Record<Name, string>,
  { orden, dir }: ListSearch,
): { orden?: Name; dir?: 'asc' | 'desc' } {
  const known = (Object.keys(orders) as Name[]).find((name) => name === orden);
  return known ? { orden: known, dir: dir === 'desc' ? 'desc' : 'asc' } : {};
}

/** Where all rows are here: in the order of the column that is asked for. */
export function inOrder<Row>(rows: Row[], columns: Column<Row>[], { orden, dir }: Order): Row[] {
  const sort = columns.find((column) => column.sort && orderName(column) === orden)?.sort;
  if (typeof sort !== 'function') return rows;
  const way = dir === 'desc' ? -1 : 1;
  return [...rows].sort((one, other) => way * compare(sort(one), sort(other)));
}

/** What is empty comes last. */
function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'es', { numeric: true });
}
