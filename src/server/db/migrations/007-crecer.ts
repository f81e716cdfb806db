import type { Migration } from './index.ts';

/** As they were when this was written: what landed is never changed. */
const searched = ['articulo', 'libro', 'actividad', 'evento', 'ubicacion', 'empresa', 'producto'];
const columns = `tipo text not null, id_cosa integer not null, visible_desde text not null, visible_hasta text not null,
  url text not null, imagen text, titulo text not null, titulo_busqueda text not null, texto text not null,
  texto_busqueda text not null`;
const vector = (column: string, weight: string) =>
  `setweight(to_tsvector('spanish', ${column}), '${weight}') || setweight(to_tsvector('simple', ${column}), '${weight}')`;

/**
 * Lists and searches that take as long with many things as with few. The search index is made anew, its kinds apart:
 * SQLite finds one kind by its ids, PostgreSQL keeps each in a part with figures of its own on how common a word is.
 */
export const crecer: Migration = {
  name: '007-crecer',
  up: [
    'create index ubicaciones_publicadas on ubicaciones (publicado, busqueda, id)',
    'drop index ubicaciones_por_categoria',
    'create index ubicaciones_por_categoria on ubicaciones (categoria_id, publicado, busqueda, id)',
    'drop index ubicaciones_por_municipio',
    'create index ubicaciones_por_municipio on ubicaciones (municipio_id, publicado, busqueda, id)',
    'create index ubicaciones_por_ambos on ubicaciones (categoria_id, municipio_id, publicado, busqueda, id)',

    { sqlite: 'drop table busqueda_fts' },
    'drop table busqueda_indice',
    {
      sqlite: `create table busqueda_indice (id integer primary key, ${columns}, unique (tipo, id_cosa))`,
      postgres: `create table busqueda_indice (id bigint not null, ${columns},
        titulo_vector tsvector generated always as (${vector('titulo_busqueda', 'A')}) stored,
        vector tsvector generated always as (
          ${vector('titulo_busqueda', 'A')} || ${vector('texto_busqueda', 'D')}) stored,
        primary key (tipo, id), unique (tipo, id_cosa)) partition by list (tipo)`,
    },
    ...searched.map((tipo) => ({
      postgres: `create table busqueda_indice_${tipo} partition of busqueda_indice for values in ('${tipo}')`,
    })),
    { postgres: 'create index busqueda_por_palabras on busqueda_indice using gin (vector)' },
    { postgres: 'create index busqueda_por_titulo on busqueda_indice using gin (titulo_vector)' },
    {
      sqlite: `create virtual table busqueda_fts using fts5 (
        titulo_busqueda, texto_busqueda, content = 'busqueda_indice', content_rowid = 'id',
        tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4 5 6')`,
    },
    {
      sqlite: `create trigger busqueda_entra after insert on busqueda_indice begin
        insert into busqueda_fts (rowid, titulo_busqueda, texto_busqueda) values (new.id, new.titulo_busqueda, new.texto_busqueda);
      end`,
    },
    {
      sqlite: `create trigger busqueda_sale after delete on busqueda_indice begin
        insert into busqueda_fts (busqueda_fts, rowid, titulo_busqueda, texto_busqueda)
          values ('delete', old.id, old.titulo_busqueda, old.texto_busqueda);
      end`,
    },
    {
      sqlite: `create trigger busqueda_cambia after update on busqueda_indice begin
        insert into busqueda_fts (busqueda_fts, rowid, titulo_busqueda, texto_busqueda)
          values ('delete', old.id, old.titulo_busqueda, old.texto_busqueda);
        insert into busqueda_fts (rowid, titulo_busqueda, texto_busqueda) values (new.id, new.titulo_busqueda, new.texto_busqueda);
      end`,
    },
  ],
};
