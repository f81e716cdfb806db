import type { Migration } from './index.ts';

/** What counts: neither annulled, nor replaced by one that stands. */
const counts = `not exists (select 1 from registros_facturacion r where r.factura_id = f.id and r.tipo = 'anulacion')
  and not exists (select 1 from factura_enlaces e where e.otra_id = f.id and e.tipo = 'sustituye' and not exists (
    select 1 from registros_facturacion a where a.factura_id = e.factura_id and a.tipo = 'anulacion'))`;

const fixed = ['facturas', 'factura_desglose', 'factura_enlaces', 'registros_facturacion'];

/** A simplified invoice counts again once the one in its place is annulled; what is issued cannot be emptied out either, and keeps its logo. */
export const libroDeNuevo: Migration = {
  name: '060-libro-de-nuevo',
  up: [
    'delete from facturas_por_dia',
    `insert into facturas_por_dia (fecha, tipo, iva, exenta, facturas, base_cents, cuota_cents)
      select f.fecha, f.tipo, d.iva, d.exenta,
        sum(case when d.id = (select min(o.id) from factura_desglose o where o.factura_id = f.id) then 1 else 0 end),
        sum(case when ${counts} then d.base_cents else 0 end), sum(case when ${counts} then d.cuota_cents else 0 end)
      from facturas f join factura_desglose d on d.factura_id = f.id group by f.fecha, f.tipo, d.iva, d.exenta`,
    'create table factura_logos (nombre text primary key, png text not null)',
    // SQLite knows no truncate.
    ...fixed.map((table) => ({
      postgres: `create trigger ${table}_no_se_vacia before truncate on ${table}
        for each statement execute function facturado_no_cambia()`,
    })),
  ],
};
