import type { Migration } from './index.ts';

const pending = `(select coalesce(sum(importe_cents), 0) from reembolsos
  where reembolsos.pedido_id = pedidos.id and reembolsos.estado in ('pedido', 'dudoso'))`;

/** What unpaid orders may keep aside, refunds that wait for the provider, and disputes. */
export const cobros: Migration = {
  name: '011-cobros',
  up: [
    'alter table pedidos add column origen text',
    'create index pedidos_por_origen on pedidos (origen, creado_en)',
    'create index pedidos_por_correo on pedidos (cliente_email, creado_en)',
    'create index pedidos_por_pago on pedidos (pago_id)',
    'create index pedidos_por_proveedor on pedidos (proveedor, pagado_en)',

    `alter table pedidos add column reembolso_pendiente_cents integer not null default 0
      check (reembolso_pendiente_cents >= 0)`,
    `update pedidos set reembolso_pendiente_cents = ${pending}, reembolsado_cents = reembolsado_cents - ${pending}`,
    'alter table reembolsos add column consultado_en text',

    `create table disputas (
      id {ID}, pedido_id integer not null references pedidos (id), proveedor_id text not null unique,
      importe_cents integer not null, motivo text not null,
      estado text not null check (estado in ('abierta', 'ganada', 'perdida')),
      abierta_en text not null, cerrada_en text)`,
    'create index disputas_por_pedido on disputas (pedido_id, id)',
  ],
};
