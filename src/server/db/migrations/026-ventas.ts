import type { Migration } from './index.ts';

/** What was sold in a span of days is added up from the index alone; orders are found by the beginning of their code. */
export const ventas: Migration = {
  name: '026-ventas',
  up: [
    'drop index pedidos_por_dia_venta',
    'create index pedidos_por_dia_venta on pedidos (dia_venta, total_cents, reembolsado_cents)',
    {
      sqlite: 'create index pedidos_por_comienzo on pedidos (busqueda, id)',
      postgres: 'create index pedidos_por_comienzo on pedidos (busqueda text_pattern_ops, id)',
    },
  ],
};
