/** Orders added up: for the accountant and for the chart. */
import { z } from 'zod';
import type { IvaPart } from '#areas/tienda/carrito/totales.ts';
import { call } from '#server/api/call.ts';
import { recordTaken } from '#server/api/taken.ts';
import { csvResponse } from '#server/csv.ts';
import { dayOf, monthOf, todayInMadrid, yearOf } from '#values/day.ts';
import { centsToEuros } from '#values/money.ts';
import { formaPagoLabel, isAMano } from '#values/pago/forma.ts';
import { ivaRates } from '#values/price.ts';
import { countPedidos, type ExportedPedido, exportPedidos, salesByMonth } from './admin-queries.server.ts';
import { partsOf, withLines } from './devuelto.ts';
import { estadoLabelOf } from './estado.ts';
import { filterFields, toFilter } from './filter.server.ts';
import { brutoCents, sharesOf } from './wire.server.ts';

export const ventas = {
  'export_pedidos.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'The orders as a CSV file for the accountant: bases and taxes by rate. Not invoices',
    input: z.object(filterFields),
    async handle(context) {
      const { db, input } = context;
      const filter = await toFilter(db, input);
      await recordTaken(context, 'pedido', `Pedidos descargados en CSV: ${await countPedidos(db, filter)}`);
      return csvResponse('pedidos', csvColumns, csvRows(exportPedidos(db, filter)));
    },
  }),

  'get_ventas_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'Sales of the last 12 months, this one included; refunds count in the month of the sale',
    output: z.object({
      data: z.array(z.object({ mes: z.string(), pedidos: z.number(), ventas: z.number(), reembolsado: z.number() })),
    }),
    async handle({ app, db, now }) {
      const months = lastMonths(todayInMadrid(new Date(now)), 12);
      const rows = await app.totals.get(`ventas ${months[0]}`, ['pedidos'], () => salesByMonth(db, months[0]!));
      const sales = new Map(rows.map((row) => [row.mes, row]));
      return {
        data: months.map((mes) => {
          const row = sales.get(mes);
          return {
            mes,
            pedidos: row?.pedidos ?? 0,
            ventas: centsToEuros(row?.total_cents ?? 0),
            reembolsado: centsToEuros(row?.reembolsado_cents ?? 0),
          };
        }),
      };
    },
  }),
};

const csvColumns = [
  'Pedido',
  'Estado',
  'Fecha del pedido',
  'Fecha de la venta',
  'Cliente',
  'Correo electrónico',
  'Teléfono',
  'Dirección',
  'Productos',
  'Envío',
  'Total',
  ...ivaRates.flatMap((rate) => [`Base ${rate} %`, `IVA ${rate} %`]),
  'Reembolsado',
  'Pago',
  'Entrega',
  'Cupón',
  'Descuento',
  ...ivaRates.flatMap((rate) => [`Base devuelta ${rate} %`, `IVA devuelto ${rate} %`]),
  'Factura: nombre',
  'Factura: NIF',
  'Factura: dirección',
  'Nota',
  // Sent where there is no IVA; or shipping alone, where the settings say so.
  'Base 0 %',
  'Base devuelta 0 %',
];

async function* csvRows(pedidos: AsyncIterable<ExportedPedido>) {
  for await (const one of pedidos) yield toCsvRow(one);
}

function toCsvRow({ pedido, articulos, reembolsos }: ExportedPedido) {
  const whole = sharesOf(pedido, articulos);
  const back = withLines(whole, reembolsos).flatMap(({ estado, lineas }) => (estado === 'hecho' ? lineas : []));
  const at = (parts: IvaPart[], rate: number) => {
    const part = parts.find(({ iva }) => iva === rate);
    return [{ cents: part?.baseCents ?? 0 }, { cents: part?.ivaCents ?? 0 }] as const;
  };
  const perRate = (parts: IvaPart[]) => ivaRates.flatMap((rate) => at(parts, rate));
  return [
    pedido.cod_pedido,
    estadoLabelOf(pedido),
    todayInMadrid(new Date(pedido.creado_en)),
    pedido.dia_venta,
    pedido.cliente_nombre,
    pedido.cliente_email,
    pedido.cliente_telefono,
    pedido.cliente_direccion,
    { cents: brutoCents(pedido) },
    { cents: pedido.envio_cents },
    { cents: pedido.total_cents },
    ...perRate(partsOf(whole)),
    { cents: pedido.reembolsado_cents },
    isAMano(pedido.proveedor) ? formaPagoLabel[pedido.proveedor] : pedido.pago_id,
    pedido.entrega === 'recogida' ? 'Recogida' : 'Envío',
    pedido.cupon_codigo,
    { cents: pedido.descuento_cents },
    ...perRate(partsOf(back)),
    pedido.factura_nombre,
    pedido.factura_nif,
    pedido.factura_direccion,
    pedido.nota,
    at(partsOf(whole), 0)[0],
    at(partsOf(back), 0)[0],
  ];
}

/** 'YYYY-MM', the oldest first. */
function lastMonths(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = yearOf(today) * 12 + monthOf(today) - 1 - (count - 1 - index);
    return dayOf(Math.floor(month / 12), (month % 12) + 1, 1).slice(0, 7);
  });
}
