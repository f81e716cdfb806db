import type { Migration } from './index.ts';

/** What is issued is fixed: not even our own connection may change it, nor delete it before the law lets it go. */
const fixed = (table: string, isOld: { sqlite: string; postgres: string }) => [
  {
    sqlite: `create trigger ${table}_no_cambia before update on ${table} begin
      select raise(abort, 'Lo que se ha facturado no se cambia'); end`,
    postgres: `create trigger ${table}_no_cambia before update on ${table}
      for each row execute function facturado_no_cambia()`,
  },
  {
    sqlite: `create trigger ${table}_no_se_borra before delete on ${table} when not (${isOld.sqlite}) begin
      select raise(abort, 'Lo que se ha facturado no se borra'); end`,
    postgres: `create trigger ${table}_no_se_borra before delete on ${table}
      for each row when (not (${isOld.postgres})) execute function facturado_no_cambia()`,
  },
];

const sixYears = (column: string) => ({
  sqlite: `old.${column} < date('now', '-6 years', 'start of year')`,
  postgres: `old.${column} < to_char(date_trunc('year', now() - interval '6 years'), 'YYYY-MM-DD')`,
});

/** Invoices, their numbers and their chain of billing records. */
export const facturas: Migration = {
  name: '034-facturas',
  up: [
    {
      postgres: `create function facturado_no_cambia() returns trigger language plpgsql as $$
        begin raise exception 'Lo que se ha facturado ni se cambia ni se borra'; end $$`,
    },
    `create table facturas (
      id {ID}, clave text not null unique, numero text not null unique, tipo text not null, fecha text not null,
      emitida_en text not null, pedido_id integer references pedidos (id), reembolso_id integer references reembolsos (id),
      cliente_nombre text, cliente_nif text, motivo text, datos text not null,
      base_cents integer not null, cuota_cents integer not null, total_cents integer not null, busqueda text not null)`,
    'create index facturas_por_fecha on facturas (fecha desc, id desc)',
    'create index facturas_por_tipo on facturas (tipo, fecha desc, id desc)',
    'create index facturas_por_pedido on facturas (pedido_id)',
    'create index facturas_por_reembolso on facturas (reembolso_id)',
    'create index facturas_por_nif on facturas (cliente_nif)',
    {
      sqlite: 'create index facturas_por_busqueda on facturas (busqueda, id)',
      postgres: 'create index facturas_por_busqueda on facturas (busqueda text_pattern_ops, id)',
    },
    `create table factura_desglose (
      id {ID}, factura_id integer not null references facturas (id), fecha text not null, iva integer not null,
      exenta integer not null check (exenta in (0, 1)), base_cents integer not null, cuota_cents integer not null)`,
    'create index factura_desglose_por_factura on factura_desglose (factura_id)',
    'create index factura_desglose_por_fecha on factura_desglose (fecha, iva, exenta, base_cents, cuota_cents)',
    `create table factura_enlaces (
      id {ID}, factura_id integer not null references facturas (id), otra_id integer not null references facturas (id),
      tipo text not null, fecha text not null)`,
    'create index factura_enlaces_por_factura on factura_enlaces (factura_id)',
    'create index factura_enlaces_por_otra on factura_enlaces (otra_id)',
    `create table facturas_series (
      serie text not null, ejercicio integer not null, ultimo integer not null, fecha text not null,
      primary key (serie, ejercicio))`,
    `create table registros_facturacion (
      id {ID}, factura_id integer not null references facturas (id), tipo text not null, nif text not null,
      numero text not null, fecha text not null, tipo_factura text, cuota_cents integer, total_cents integer,
      generado_en text not null, huella text not null unique, anterior text, xml text not null)`,
    'create index registros_facturacion_por_factura on registros_facturacion (factura_id)',
    'create index registros_facturacion_por_fecha on registros_facturacion (generado_en)',
    // The one lock of the chain, and its last link.
    `create table facturacion_cadena (
      id integer primary key, nif text, numero text, fecha text, huella text, generado_en text, instalacion text not null)`,
    {
      sqlite: `insert into facturacion_cadena (id, instalacion) values (1, lower(hex(randomblob(8))))`,
      postgres: `insert into facturacion_cadena (id, instalacion) values (1, substr(md5(random()::text), 1, 16))`,
    },
    `insert into ajustes (seccion, valores, created_at, updated_at)
      values ('facturacion', '{}', '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z')`,
    'alter table correos add column factura_id integer references facturas (id)',
    ...fixed('facturas', sixYears('fecha')),
    ...fixed('factura_desglose', sixYears('fecha')),
    ...fixed('factura_enlaces', sixYears('fecha')),
    ...fixed('registros_facturacion', sixYears('fecha')),
  ],
};
