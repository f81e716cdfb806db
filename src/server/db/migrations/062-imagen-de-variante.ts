import type { Migration } from './index.ts';

/** Which of the product's pictures shows a variant. */
export const imagenDeVariante: Migration = {
  name: '062-imagen-de-variante',
  up: ['alter table producto_variantes add column imagen text'],
};
