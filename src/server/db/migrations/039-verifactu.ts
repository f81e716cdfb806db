import type { Migration } from './index.ts';

/** Sending billing records to the tax agency, what happened to the chain, and orders that still lack their invoice. */
export const verifactu: Migration = {
  name: '039-verifactu',
  up: [
    // The year whose records went to the agency: until it is over, they go on going.
    'alter table facturacion_cadena add column verifactu_ejercicio integer',
    // Set by a restore: nothing is issued until the operator says which numbers were given.
    'alter table facturacion_cadena add column restaurada_en text',
    "alter table registros_facturacion add column subsana text not null default 'no'",
    `create table registro_envios (
      registro_id integer primary key references registros_facturacion (id),
      factura_id integer not null references facturas (id), entorno text not null, estado text not null,
      codigo text, descripcion text, csv text, respondido_en text)`,
    'create index registro_envios_por_estado on registro_envios (estado, registro_id)',
    'create index registro_envios_por_factura on registro_envios (factura_id, estado)',
    `create table facturacion_eventos (
      id {ID}, tipo text not null, en text not null, usuario text not null, detalle text not null)`,
    'create index facturas_por_cliente on facturas (cliente_nombre)',
    // Closed with the site's key, which is not in the database.
    'create table secretos (nombre text primary key, valor text not null, updated_at text not null)',
    'alter table pedidos add column sin_factura text',
    'create index pedidos_sin_factura on pedidos (sin_factura, id) where sin_factura is not null',
  ],
};
