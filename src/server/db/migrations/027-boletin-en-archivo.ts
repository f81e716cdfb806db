import type { Migration } from './index.ts';

/** Of a newsletter, mails that became files for want of a mail server are counted apart from those that went out. */
export const boletinEnArchivo: Migration = {
  name: '027-boletin-en-archivo',
  up: [
    'alter table envios add column en_archivo integer not null default 0',
    `update envios set en_archivo =
      (select count(*) from correos where correos.envio_id = envios.id and correos.en_archivo = 1)`,
    'update envios set enviados = enviados - en_archivo where en_archivo > 0',
  ],
};
