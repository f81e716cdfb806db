import type { Migration } from './index.ts';

/** What uses which file is a fact now. On a site that somebody has used, all things are looked through once before one goes. */
export const usos: Migration = {
  name: '033-usos',
  up: [
    'alter table medio_borrables add column borrando_en text',
    'create index papelera_por_cosa on papelera (tipo, id_cosa)',
    "insert into meta (clave, valor) select 'medio_usos_completos', '1' where not exists (select 1 from \"user\")",
  ],
};
