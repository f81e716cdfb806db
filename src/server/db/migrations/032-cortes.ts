import type { Migration } from './index.ts';

/**
 * Where a track is interrupted, and its named points. Tracks in one piece have no interruptions; of the others they are
 * worked out from the whole track when the program starts (null until then).
 */
export const cortes: Migration = {
  name: '032-cortes',
  up: [
    'alter table rutas add column cortes text',
    "alter table rutas add column hitos text not null default '[]'",
    `update rutas set cortes = '[]' where not exists (
      select 1 from ruta_trazados where ruta_trazados.ruta_id = rutas.id and ruta_trazados.puntos like '%;%')`,
  ],
};
