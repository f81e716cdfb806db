import type { Migration } from './index.ts';

/** What the operator decides about the site, a row per section, and what each section said before. */
export const ajustes: Migration = {
  name: '012-ajustes',
  up: [
    `create table ajustes (
      id {ID}, seccion text not null unique, valores text not null,
      created_at text not null, updated_at text not null, version integer not null default 1)`,
    `create table versiones_ajuste (
      id {ID}, ajuste_id integer not null references ajustes (id), valores text not null,
      guardada_en text not null, guardada_por text not null)`,
    'create index versiones_por_ajuste on versiones_ajuste (ajuste_id, id desc)',
    // Without a mail server a mail becomes a file, and nobody has got it.
    'alter table correos add column en_archivo integer not null default 0',
    ...[
      ...['identidad', 'titular', 'redes', 'reservas', 'portada', 'menus'],
      ...['medios', 'envios', 'tienda', 'boletin', 'legal'],
    ].map(
      (seccion) =>
        `insert into ajustes (seccion, valores, created_at, updated_at) values ('${seccion}', '{}', '2026-11-15T00:00:00.000Z', '2026-11-15T00:00:00.000Z')`,
    ),
  ],
};
