import type { Migration } from './index.ts';

/** One table says whose work each job is; imports no longer keep a lease of their own. */
export const trabajos: Migration = {
  name: '030-trabajos',
  up: [
    `create table trabajos (
      nombre text primary key, dueno text, hasta text, progreso text, siguiente_en text not null,
      fallos integer not null default 0)`,
    'alter table importaciones drop column turno',
    'alter table importaciones drop column latido_en',
  ],
};
