import { NativeSelect } from '@mantine/core';
import { type Column, type Order, orderName } from './data-table.tsx';

interface Props<Row> {
  columns: Column<Row>[];
  order: Order;
}

/** On a phone the table has no headers to press. */
export function OrderSelect<Row>({ columns, order }: Props<Row>) {
  const sortable = columns.filter(({ sort }) => sort);
  if (sortable.length === 0) return null;
  return (
    <NativeSelect
      label="Ordenar por"
      name="orden"
      hiddenFrom="sm"
      w={170}
      data={[
        { value: '', label: 'Como siempre' },
        ...sortable.flatMap((column) => [
          { value: `${orderName(column)} asc`, label: `${column.title} ↑` },
          { value: `${orderName(column)} desc`, label: `${column.title} ↓` },
        ]),
      ]}
      value={order.orden ? `${order.orden} ${order.dir}` : ''}
      onChange={(event) => {
        const [orden = '', dir] = event.currentTarget.value.split(' ');
        order.onChange(orden, dir === 'desc' ? 'desc' : 'asc');
      }}
    />
  );
}
