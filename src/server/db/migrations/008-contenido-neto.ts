import type { Migration } from './index.ts';

/** What is inside a pack, so that its price per kilo or litre can be shown. */
export const contenidoNeto: Migration = {
  name: '008-contenido-neto',
  up: [
    'alter table productos add column contenido_neto integer check (contenido_neto > 0)',
    "alter table productos add column unidad_contenido text not null default 'g' check (unidad_contenido in ('g', 'ml'))",
  ],
};
