import type { Migration } from './index.ts';

/** What was sold in a span of days is added up from the index alone. */
export const ventas: Migration = {
  name: '026-ventas',
  up: [
    'drop index pedidos_por_dia_venta',
    'create index pedidos_por_dia_venta on pedidos (dia_venta, total_cents, reembolsado_cents)',
  ],
};
