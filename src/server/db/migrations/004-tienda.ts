import type { Migration } from './index.ts';

const stamps = 'created_at text not null, updated_at text not null';
const estados = "'pendiente', 'pagado', 'preparando', 'enviado', 'entregado', 'cancelado', 'reembolsado', 'caducado'";

export const tienda: Migration = {
  name: '004-tienda',
  up: [
    `create table tiendas (
      id {ID}, referencia text not null unique, nombre text not null, direccion text, telefono text, email text,
      sitio_web text, imagen_url text, busqueda text not null, ${stamps})`,
    'create index tiendas_por_nombre on tiendas (busqueda, id)',

    `create table categorias_producto (id {ID}, nombre text not null, busqueda text not null unique, ${stamps})`,

    `create table productos (
      id {ID}, tienda_id integer not null references tiendas (id),
      categoria_id integer not null references categorias_producto (id),
      referencia text not null unique, nombre text not null, slug text not null unique, descripcion text,
      precio_cents integer not null check (precio_cents >= 0), iva integer not null check (iva in (21, 10, 4)),
      stock integer check (stock >= 0), activo integer not null check (activo in (0, 1)),
      url_imagen text, imagenes_adicionales text not null, busqueda text not null, ${stamps})`,
    'create index productos_por_tienda on productos (tienda_id, id desc)',
    'create index productos_por_categoria on productos (categoria_id, id desc)',
    'create index productos_a_la_venta on productos (activo, id desc)',
    'create index productos_por_stock on productos (activo, stock)',

    `create table precios_producto (
      id {ID}, producto_id integer not null references productos (id), precio_cents integer not null, desde text not null)`,
    'create index precios_por_producto on precios_producto (producto_id, desde)',

    `create table pedidos (
      id {ID}, cod_pedido text not null unique, estado text not null check (estado in (${estados})),
      cliente_nombre text not null, cliente_email text not null, cliente_telefono text not null,
      cliente_direccion text not null, codigo_postal text, zona text not null,
      subtotal_cents integer not null, envio_cents integer not null, envio_base_cents integer not null,
      envio_iva integer not null, total_cents integer not null,
      reembolsado_cents integer not null check (reembolsado_cents between 0 and total_cents),
      unidades integer not null, condiciones_version text, proveedor text not null, session_id text unique, pago_id text,
      transportista text, seguimiento text, notas text, busqueda text not null, creado_en text not null,
      caduca_en text not null, pagado_en text, dia_venta text, enviado_en text, entregado_en text,
      updated_at text not null, check (subtotal_cents + envio_cents = total_cents))`,
    'create index pedidos_por_fecha on pedidos (creado_en desc, id desc)',
    'create index pedidos_por_estado on pedidos (estado, creado_en desc, id desc)',
    'create index pedidos_que_caducan on pedidos (estado, caduca_en)',
    'create index pedidos_por_dia_venta on pedidos (dia_venta)',

    `create table pedido_articulos (
      id {ID}, pedido_id integer not null references pedidos (id), producto_id integer not null,
      referencia text not null, descripcion text not null, cantidad integer not null check (cantidad > 0),
      unit_cents integer not null, iva integer not null, total_cents integer not null, base_cents integer not null,
      reservado integer not null)`,
    'create index pedido_articulos_por_pedido on pedido_articulos (pedido_id)',
    'create index pedido_articulos_por_producto on pedido_articulos (producto_id)',

    `create table pedido_historia (
      id {ID}, pedido_id integer not null references pedidos (id), hecho_en text not null, usuario text not null,
      estado text not null, nota text)`,
    'create index pedido_historia_por_pedido on pedido_historia (pedido_id, id)',

    `create table reembolsos (
      id {ID}, pedido_id integer not null references pedidos (id), clave text not null unique,
      importe_cents integer not null check (importe_cents > 0), motivo text, reponer_stock integer not null,
      estado text not null check (estado in ('pedido', 'hecho', 'fallido', 'dudoso')), proveedor_id text,
      usuario text not null, creado_en text not null, hecho_en text)`,
    'create index reembolsos_por_pedido on reembolsos (pedido_id, id)',
    'create index reembolsos_por_estado on reembolsos (estado, creado_en)',

    'create table avisos_pago (id text primary key, tipo text not null, recibido_en text not null)',

    `create table sesiones_demo (
      id text primary key, referencia text not null unique, importe_cents integer not null,
      estado text not null check (estado in ('abierta', 'pagada', 'cancelada')), success_url text not null,
      cancel_url text not null, creada_en text not null, caduca_en text not null, reembolsado_cents integer not null)`,

    `create table desistimientos (
      id {ID}, pedido_id integer not null unique references pedidos (id), nombre text not null, email text not null,
      recibido_en text not null)`,
    'create index desistimientos_por_fecha on desistimientos (recibido_en desc, id desc)',
  ],
};
