import type { Migration } from './index.ts';

/** In which language somebody ordered, proposed or wrote: their mails are in it. */
export const idiomaDeQuienEscribe: Migration = {
  name: '059-idioma-de-quien-escribe',
  up: ['pedidos', 'propuestas', 'mensajes'].map(
    (table) => `alter table ${table} add column idioma text not null default 'es'`,
  ),
};
