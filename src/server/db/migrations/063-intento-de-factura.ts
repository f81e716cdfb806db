import type { Migration } from './index.ts';

/** An invoice by hand that is sent twice, because its answer was lost, is issued once. */
export const intentoDeFactura: Migration = {
  name: '063-intento-de-factura',
  up: [
    'alter table facturas add column intento text',
    'create unique index facturas_por_intento on facturas (intento) where intento is not null',
  ],
};
