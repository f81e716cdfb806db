import type { Migration } from './index.ts';

/** The search index. It is filled from the tables whenever it is empty, so it may always be made anew. */
export const busqueda: Migration = {
  name: '006-busqueda',
  up: [
    { sqlite: 'drop table if exists busqueda_fts' },
    'drop table if exists busqueda_indice',
    // What a search looks at comes first in the row, the long texts last: SQLite reads rows from their beginning.
    `create table busqueda_indice (
      id {ID}, tipo text not null, id_cosa integer not null, visible_desde text not null, visible_hasta text not null,
      url text not null, imagen text, titulo text not null, titulo_busqueda text not null, texto text not null,
      texto_busqueda text not null, unique (tipo, id_cosa))`,
    {
      sqlite: `create virtual table busqueda_fts using fts5 (
        titulo_busqueda, texto_busqueda, content = 'busqueda_indice', content_rowid = 'id',
        tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`,
      // Stems find the plural by the singular; whole words find a word by its beginning.
      postgres: `alter table busqueda_indice add column vector tsvector generated always as (
        setweight(to_tsvector('spanish', titulo_busqueda), 'A') || setweight(to_tsvector('simple', titulo_busqueda), 'A') ||
        setweight(to_tsvector('spanish', texto_busqueda), 'D') || setweight(to_tsvector('simple', texto_busqueda), 'D')) stored`,
    },
    {
      sqlite: `create trigger busqueda_entra after insert on busqueda_indice begin
        insert into busqueda_fts (rowid, titulo_busqueda, texto_busqueda) values (new.id, new.titulo_busqueda, new.texto_busqueda);
      end`,
      postgres: 'create index busqueda_por_palabras on busqueda_indice using gin (vector)',
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
