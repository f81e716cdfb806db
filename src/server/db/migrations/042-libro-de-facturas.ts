import type { Migration } from './index.ts';

/** What counts: neither annulled nor replaced. */
const counts = `not exists (select 1 from registros_facturacion r where r.factura_id = f.id and r.tipo = 'anulacion')
  and not exists (select 1 from factura_enlaces e where e.otra_id = f.id and e.tipo = 'sustituye')`;

/** Whatever separates words; the words of invoices of before are found well enough by these. */
const spaced = [...".,;:()/&'-"].reduce(
  (made, sign) => `replace(${made}, '${sign.replace("'", "''")}', ' ')`,
  'busqueda',
);

/** The book of 100,000 invoices is searched, counted and added up as that of a hundred: by words, and by sums of each day. */
export const libroDeFacturas: Migration = {
  name: '042-libro-de-facturas',
  up: [
    `create table facturas_por_dia (
      fecha text not null, tipo text not null, iva integer not null, exenta integer not null, facturas integer not null,
      base_cents bigint not null, cuota_cents bigint not null, primary key (fecha, tipo, iva, exenta))`,
    `insert into facturas_por_dia (fecha, tipo, iva, exenta, facturas, base_cents, cuota_cents)
      select f.fecha, f.tipo, d.iva, d.exenta,
        sum(case when d.id = (select min(o.id) from factura_desglose o where o.factura_id = f.id) then 1 else 0 end),
        sum(case when ${counts} then d.base_cents else 0 end), sum(case when ${counts} then d.cuota_cents else 0 end)
      from facturas f join factura_desglose d on d.factura_id = f.id group by f.fecha, f.tipo, d.iva, d.exenta`,
    {
      sqlite: `create table factura_palabras (palabra text not null, factura_id integer not null references facturas (id),
        primary key (palabra, factura_id)) without rowid`,
      // Words that begin alike lie together, whatever the language of the database.
      postgres: `create table factura_palabras (palabra text collate "C" not null,
        factura_id integer not null references facturas (id), primary key (palabra, factura_id))`,
    },
    'create index factura_palabras_por_factura on factura_palabras (factura_id, palabra)',
    {
      sqlite: `with recursive partes (id, palabra, resto) as (
          select id, '', ${spaced} || ' ' from facturas
          union all
          select id, substr(resto, 1, instr(resto, ' ') - 1), substr(resto, instr(resto, ' ') + 1) from partes where resto != '')
        insert or ignore into factura_palabras (palabra, factura_id)
          select palabra, id from partes where palabra != ''
          union select ltrim(palabra, '0'), id from partes where palabra like '0%' and ltrim(palabra, '0') != ''`,
      postgres: `with partes as (select id, regexp_split_to_table(${spaced}, ' +') as palabra from facturas)
        insert into factura_palabras (palabra, factura_id)
          select palabra, id from partes where palabra != ''
          union select ltrim(palabra, '0'), id from partes where palabra like '0%' and ltrim(palabra, '0') != ''`,
    },
    'drop index facturas_por_busqueda',
    // Whether one is annulled or replaced is told by the index alone: records are long.
    'drop index registros_facturacion_por_factura',
    'create index registros_facturacion_por_factura on registros_facturacion (factura_id, tipo)',
    'drop index factura_enlaces_por_otra',
    'create index factura_enlaces_por_otra on factura_enlaces (otra_id, tipo)',
  ],
};
