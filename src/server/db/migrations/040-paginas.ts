import type { Migration } from './index.ts';

/** Pages of the site under an address of their own, with what they said before. */
export const paginas: Migration = {
  name: '040-paginas',
  up: [
    `create table paginas (
      id {ID}, titulo text not null, slug text not null unique, contenido text not null, imagen_url text,
      publicado integer not null check (publicado in (0, 1)),
      busqueda text not null, created_at text not null, updated_at text not null, version integer not null default 1)`,
    'create index paginas_por_titulo on paginas (busqueda, id)',
    `create table versiones_pagina (
      id {ID}, pagina_id integer not null references paginas (id), titulo text not null, valores text not null,
      guardada_en text not null, guardada_por text not null)`,
    'create index versiones_pagina_por_pagina on versiones_pagina (pagina_id, id)',
    { postgres: "create table busqueda_indice_pagina partition of busqueda_indice for values in ('pagina')" },
  ],
};
