import type { Migration } from './index.ts';

/** Variants of a product, coupons, pickup, what a buyer asks for, and refunds line by line. */
export const variantesYCupones: Migration = {
  name: '019-variantes-y-cupones',
  up: [
    "alter table productos add column opciones text not null default '[]'",
    `create table producto_variantes (
      id {ID}, producto_id integer not null references productos (id), orden integer not null, valores text not null,
      precio_cents integer not null check (precio_cents >= 0), stock integer check (stock >= 0),
      activo integer not null check (activo in (0, 1)), retirada integer not null check (retirada in (0, 1)))`,
    'create index producto_variantes_por_producto on producto_variantes (producto_id, orden)',
    'create index producto_variantes_por_stock on producto_variantes (activo, stock)',
    'alter table precios_producto add column variante_id integer',
    'create index precios_por_fecha on precios_producto (desde)',

    `create table cupones (
      id {ID}, codigo text not null, tipo text not null check (tipo in ('porcentaje', 'importe', 'envio')),
      valor integer not null check (valor >= 0), desde text, hasta text,
      minimo_cents integer not null check (minimo_cents >= 0), usos integer check (usos > 0),
      usados integer not null default 0 check (usados >= 0), categorias text not null,
      activo integer not null check (activo in (0, 1)), busqueda text not null unique,
      created_at text not null, updated_at text not null, version integer not null default 1)`,

    "alter table pedidos add column entrega text not null default 'envio' check (entrega in ('envio', 'recogida'))",
    'alter table pedidos add column recogida_direccion text',
    'alter table pedidos add column recogida_horario text',
    'alter table pedidos add column nota text',
    'alter table pedidos add column factura_nombre text',
    'alter table pedidos add column factura_nif text',
    'alter table pedidos add column factura_direccion text',
    'alter table pedidos add column cupon_id integer',
    'alter table pedidos add column cupon_codigo text',
    'alter table pedidos add column cupon_tipo text',
    'alter table pedidos add column cupon_usado integer not null default 0 check (cupon_usado in (0, 1))',
    'alter table pedidos add column descuento_cents integer not null default 0 check (descuento_cents >= 0)',
    'alter table pedidos add column envio_partes text',

    'alter table pedido_articulos add column variante_id integer',
    'alter table pedido_articulos add column variante text',
    'alter table pedido_articulos add column descuento_cents integer not null default 0 check (descuento_cents >= 0)',
    'alter table pedido_articulos add column repuestas integer not null default 0 check (repuestas >= 0)',
    'create index pedido_articulos_por_variante on pedido_articulos (variante_id)',

    `create table reembolso_lineas (
      id {ID}, reembolso_id integer not null references reembolsos (id),
      articulo_id integer references pedido_articulos (id), iva integer not null, cantidad integer not null,
      total_cents integer not null, base_cents integer not null)`,
    'create index reembolso_lineas_por_reembolso on reembolso_lineas (reembolso_id)',
  ],
};
