import type { Migration } from './index.ts';

/** What comes next, in its order: the agenda and a village's page read the first of it and no more. And titles by their beginning. */
export const proximos: Migration = {
  name: '025-proximos',
  up: [
    `create index eventos_proximos on eventos (fecha_inicio, coalesce(hora, ''), id, ultimo_dia)`,
    `create index eventos_proximos_del_municipio on eventos
      (municipio_id, fecha_inicio, coalesce(hora, ''), id, ultimo_dia)`,
    `create index eventos_recurrentes_del_municipio on eventos (municipio_id, busqueda, id)
      where regla_recurrencia is not null`,
    ...['articulos', 'ubicaciones', 'eventos'].map((table) => ({
      // Its own order of letters is of no use for that.
      postgres: `create index ${table}_por_comienzo on ${table} (busqueda text_pattern_ops, id)`,
    })),
  ],
};
