import type { Migration } from './index.ts';

/** Newsletters that are written, sent and kept; a mail of one is a row of the outbox like any other. */
export const boletin: Migration = {
  name: '022-boletin',
  up: [
    `create table envios (
      id {ID}, asunto text not null, slug text not null unique, bloques text not null,
      estado text not null default 'borrador'
        check (estado in ('borrador', 'programado', 'enviando', 'pausado', 'enviado')),
      programado_para text, contenido text, publico integer not null default 0,
      empezado_en text, terminado_en text, siguiente_en text,
      ultimo_suscriptor integer not null default 0, hasta_suscriptor integer not null default 0,
      destinatarios integer not null default 0, enviados integer not null default 0,
      rechazados integer not null default 0,
      busqueda text not null, created_at text not null, updated_at text not null, version integer not null default 1)`,
    'create index envios_por_estado on envios (estado, programado_para)',
    'create index envios_por_fecha on envios (created_at desc, id desc)',
    `create table envio_enlaces (
      id {ID}, envio_id integer not null references envios (id), numero integer not null, url text not null,
      clics integer not null default 0, unique (envio_id, numero))`,

    // Its text is its newsletter's: fifty thousand copies of it would be a gigabyte.
    'alter table correos add column envio_id integer',
    'alter table correos add column suscriptor_id integer',
    'drop index correos_pendientes',
    'create index correos_pendientes on correos (envio_id, siguiente_en) where enviado_en is null',
    'create index correos_propios on correos (id desc) where envio_id is null',
    'create index correos_por_destinatario on correos (para)',

    `alter table suscriptores add column consentimiento_version text not null default ''`,
    'alter table suscriptores add column rebotado_en text',
  ],
};
