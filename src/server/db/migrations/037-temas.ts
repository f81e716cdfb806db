import type { Migration } from './index.ts';

/**
 * Free topics of articles, further categories, and what is featured. `articulo_listas` says in which lists of categories
 * and topics each article is and from when on visitors see it there; it is worked out from the article (listas.ts).
 */
export const temas: Migration = {
  name: '037-temas',
  up: [
    `create table temas (
      id {ID}, nombre text not null, slug text not null unique, descripcion text,
      busqueda text not null, created_at text not null, updated_at text not null, version integer not null default 1)`,
    'create index temas_por_nombre on temas (busqueda, id)',
    "alter table articulos add column otras_categorias text not null default '[]'",
    "alter table articulos add column temas text not null default '[]'",
    'alter table articulos add column destacado integer not null default 0 check (destacado in (0, 1))',
    'create index articulos_destacados on articulos (estado, publicado_en desc, id desc) where destacado = 1',
    'create index articulos_por_firma on articulos (coalesce(autor, escrito_por), id)',
    `create table articulo_listas (
      articulo_id integer not null references articulos (id) on delete cascade, tipo text not null,
      id_cosa integer not null, visible_desde text, primary key (articulo_id, tipo, id_cosa))`,
    'create index articulo_listas_por_fecha on articulo_listas (tipo, id_cosa, visible_desde desc, articulo_id desc)',
    `insert into articulo_listas (articulo_id, tipo, id_cosa, visible_desde)
      select id, 'categoria', categoria_id, case when estado = 'publicado' then publicado_en end
      from articulos where categoria_id is not null`,
    { postgres: "create table busqueda_indice_tema partition of busqueda_indice for values in ('tema')" },
    // The addresses are the program's from now on: a category that had one moves, and its old addresses lead there.
    ...['articulos', 'tema'].flatMap((slug) => [
      `insert into rutas_anteriores (ruta, tipo, id_cosa)
        select '${slug}/' || articulos.slug, 'articulo', articulos.id from articulos
        inner join categorias on categorias.id = articulos.categoria_id where categorias.slug = '${slug}'
        on conflict do nothing`,
      `update categorias set slug = '${slug}-de-antes' where slug = '${slug}'`,
    ]),
  ],
};
