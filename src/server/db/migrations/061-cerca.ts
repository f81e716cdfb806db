import type { Migration } from './index.ts';

/** What is near an event that somebody proposes, and proposals by a word: looked for without reading all that there ever was. */
export const cerca: Migration = {
  name: '061-cerca',
  up: [
    // Those of one day are found by their day; of the others there are few.
    'create index eventos_de_varios_dias on eventos (ultimo_dia) where fecha_fin is not null',
    'create index eventos_de_varios_dias_del_municipio on eventos (municipio_id, ultimo_dia) where fecha_fin is not null',
    'drop index propuestas_por_estado',
    'create index propuestas_por_estado on propuestas (estado, created_at, id, busqueda)',
  ],
};
