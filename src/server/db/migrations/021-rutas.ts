import type { Migration } from './index.ts';

/** Walks with their track. `linea` and `perfil` are what pages draw of it; the whole is in ruta_trazados. */
export const rutas: Migration = {
  name: '021-rutas',
  up: [
    `create table rutas (
      id {ID}, nombre text not null, slug text not null unique, municipio_id integer references municipios (id),
      descripcion text, imagen_url text, dificultad text not null,
      dificultad_elegida integer not null check (dificultad_elegida in (0, 1)),
      distancia_m integer not null, subida_m integer, bajada_m integer, altitud_min integer, altitud_max integer,
      minutos integer not null, circular integer not null check (circular in (0, 1)),
      latitud double precision not null, longitud double precision not null, linea text not null, perfil text,
      etiquetas text not null default '[]',
      busqueda text not null, created_at text not null, updated_at text not null, version integer not null default 1)`,
    'create index rutas_todas on rutas (created_at desc, id desc)',
    'create index rutas_por_dificultad on rutas (dificultad, created_at desc, id desc)',
    'create index rutas_por_municipio on rutas (municipio_id, busqueda, id)',
    'create index rutas_por_latitud on rutas (latitud)',
    `create table ruta_trazados (
      id {ID}, ruta_id integer not null references rutas (id), puntos text not null)`,
    'create unique index ruta_trazados_por_ruta on ruta_trazados (ruta_id)',
    { postgres: "create table busqueda_indice_ruta partition of busqueda_indice for values in ('ruta')" },
    // The address is the routes' from now on: a category that had it moves, and its old addresses lead there.
    `insert into rutas_anteriores (ruta, tipo, id_cosa)
      select '/rutas/' || articulos.slug, 'articulo', articulos.id from articulos
      inner join categorias on categorias.id = articulos.categoria_id where categorias.slug = 'rutas'
      on conflict do nothing`,
    `update categorias set slug = 'articulos-de-rutas' where slug = 'rutas'`,
  ],
};
