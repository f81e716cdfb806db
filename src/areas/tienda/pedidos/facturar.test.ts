/** Laws over 10,000 random orders: an invoice is the order to the cent, its rates add up, correctives never exceed it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { desgloseOf, leftLineas, negated, totalsOf } from '#areas/facturas/factura.ts';
import { pedidoTotals } from '#areas/tienda/carrito/totales.ts';
import { lineasOf } from '#areas/tienda/pagos/facturar.server.ts';
import { amountColumns } from '#areas/tienda/pagos/place-pedido.server.ts';
import { byAmount, leftOf } from './devuelto.ts';
import type { PedidoArticuloRow, PedidoRow } from './queries.server.ts';
import { sharesOf } from './wire.server.ts';

const line = fc.record({
  unitCents: fc.integer({ min: 1, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  iva: fc.constantFrom(21, 10, 4),
  variante: fc.constantFrom(null, 'Azul, talla M'),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  percent: fc.integer({ min: 0, max: 100 }),
  shipping: fc.integer({ min: 0, max: 2000 }),
  envioIva: fc.constantFrom('proporcional' as const, 21, 10, 4, 0),
  sinIva: fc.boolean(),
  refunds: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 5 }),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

function placed({ lines, percent, shipping, envioIva, sinIva }: Order) {
  const prices = { coste: shipping / 100, gratis_desde: null, sin_iva: sinIva };
  const zona = { clave: 'x', nombre: 'X', provincias: [], ...prices };
  const cupon = { tipo: 'porcentaje' as const, valor: percent, covers: () => true };
  const totals = pedidoTotals(lines, { zona, cupon, envioIva });
  const articulos = totals.lines.map((one, index) => ({
    ...{ id: index + 1, descripcion: 'Miel', variante: one.variante, cantidad: one.quantity, iva: one.iva },
    ...{ total_cents: one.totalCents, base_cents: one.baseCents },
  })) as PedidoArticuloRow[];
  const pedido = amountColumns(totals) as PedidoRow;
  return { pedido, articulos };
}

test('a line says which variant it is once', () => {
  const { pedido, articulos } = placed({
    ...{ lines: [{ unitCents: 1000, quantity: 2, iva: 21, variante: 'Azul, talla M' }], percent: 0, shipping: 500 },
    ...{ envioIva: 21, sinIva: false, refunds: [] },
  });
  const named = articulos.map((one) => ({ ...one, descripcion: 'Camiseta (Azul, M)' }));
  const lineas = lineasOf(named, sharesOf(pedido, named));
  expect(lineas.map(({ descripcion }) => descripcion)).toEqual(['Camiseta (Azul, M)', 'Gastos de envío']);
});

test('10,000 random orders', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(order, (wanted) => {
      const { pedido, articulos } = placed(wanted);
      const whole = sharesOf(pedido, articulos);
      const invoice = lineasOf(articulos, whole);
      const { base_cents, cuota_cents, total_cents } = totalsOf(invoice);
      expect(total_cents).toBe(pedido.total_cents);
      expect(base_cents + cuota_cents).toBe(total_cents);
      const rates = desgloseOf(invoice);
      expect(rates.every(({ exenta, iva }) => exenta === wanted.sinIva && (!exenta || iva === 0))).toBe(true);
      expect(rates.reduce((sum, part) => sum + part.base_cents + part.cuota_cents, 0)).toBe(total_cents);

      let left = whole;
      const correctives: ReturnType<typeof lineasOf> = [];
      for (const percent of wanted.refunds) {
        const open = left.reduce((sum, { totalCents }) => sum + totalCents, 0);
        const given = byAmount(left, Math.ceil((open * percent) / 100));
        left = leftOf(left, given);
        correctives.push(...negated(lineasOf(articulos, given)));
        const rest = totalsOf(leftLineas(invoice, correctives));
        expect(rest.total_cents).toBe(left.reduce((sum, { totalCents }) => sum + totalCents, 0));
        expect(rest.total_cents).toBeGreaterThanOrEqual(0);
        for (const part of desgloseOf([...invoice, ...correctives]))
          expect(Math.min(part.base_cents, part.cuota_cents)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 10_000 },
  );
});
