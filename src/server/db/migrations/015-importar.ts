import type { Migration } from './index.ts';

/** What was brought from elsewhere: each file once, and what became of each of its things. */
export const importar: Migration = {
  name: '015-importar',
  up: [
    `create table importaciones (
      id {ID}, tipo text not null, archivo text not null, estado text not null, opciones text not null,
      analisis text not null, informe text, hechos integer not null, total integer not null, usuario text not null,
      creado_en text not null, empezado_en text, terminado_en text, turno text, latido_en text)`,
    'create index importaciones_por_estado on importaciones (estado, creado_en)',
    `create table importados (
      fuente text not null, clave text not null, importacion_id integer not null references importaciones (id),
      tipo text not null, id_cosa integer not null, version integer not null, valor text, avisos text,
      primary key (fuente, clave))`,
    'create index importados_por_importacion on importados (importacion_id, tipo, id_cosa)',
  ],
};
