import type { Migration } from './index.ts';

/** Plans by the editors, in the form of Mi viaje. */
export const itinerarios: Migration = {
  name: '053-itinerarios',
  up: [
    `create table itinerarios (
      id {ID}, titulo text not null, slug text not null unique, resumen text, contenido text, imagen_url text,
      plan text not null, etiquetas text not null default '[]', activo integer not null check (activo in (0, 1)),
      busqueda text not null, created_at text not null, updated_at text not null, version integer not null default 1)`,
    'create index itinerarios_todos on itinerarios (activo, created_at desc, id desc)',
    { postgres: "create table busqueda_indice_itinerario partition of busqueda_indice for values in ('itinerario')" },
    // The address is the program's from now on: what had it moves, and articles are found at their old ones.
    `insert into rutas_anteriores (ruta, tipo, id_cosa)
      select 'itinerarios/' || articulos.slug, 'articulo', articulos.id from articulos
      inner join categorias on categorias.id = articulos.categoria_id where categorias.slug = 'itinerarios'
      on conflict do nothing`,
    "update categorias set slug = 'itinerarios-de-antes' where slug = 'itinerarios'",
    "update paginas set slug = 'itinerarios-de-antes' where slug = 'itinerarios'",
  ],
};
