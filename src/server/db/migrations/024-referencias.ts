import type { Migration } from './index.ts';

/** A variant can have a reference of its own, as a shop that moves in brings it; lists that stay quick when they grow. */
export const referencias: Migration = {
  name: '024-referencias',
  up: [
    'alter table producto_variantes add column referencia text',
    // The desk's lists in the orders that they offer, read from their end too.
    'create index articulos_por_estado_y_titulo on articulos (estado, busqueda, id)',
    'create index articulos_por_estado_y_alta on articulos (estado, created_at desc, id desc)',
    'create index articulos_por_estado_e_id on articulos (estado, id)',
    'create index articulos_por_categoria_y_titulo on articulos (categoria_id, busqueda, id)',
    'create index articulos_por_categoria_e_id on articulos (categoria_id, id)',
    'create index eventos_por_titulo on eventos (busqueda, id)',
    'create index eventos_por_inicio on eventos (fecha_inicio, id)',
    'create index eventos_por_fin on eventos (fecha_fin, id)',
    { postgres: 'create index eventos_del_ultimo_inicio on eventos (fecha_inicio desc nulls last, id desc)' },
    { postgres: 'create index eventos_del_ultimo_fin on eventos (fecha_fin desc nulls last, id desc)' },
  ],
};
