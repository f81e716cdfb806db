import type { Migration } from './index.ts';

/** The introduction of an article category, read under the title of its page. */
export const categoriaDescrita: Migration = {
  name: '065-categoria-descrita',
  up: ['alter table categorias add column descripcion text'],
};
