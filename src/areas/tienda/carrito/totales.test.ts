import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
import { byAmount, byLines, centsOf, leftOf, partsOf, type Share } from '#areas/tienda/pedidos/devuelto.ts';
import { ivaRates } from '#values/price.ts';
import { mainZona } from './envio.ts';
import { type CuponTerms, ivaParts, pedidoSums, pedidoTotals, shareOut, shippingCents, taxed } from './totales.ts';

const { envios } = defaultAjustes;
const line = fc.record({
  unitCents: fc.integer({ min: 0, max: 100_000_00 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  iva: fc.constantFrom(...ivaRates),
  categoria: fc.integer({ min: 1, max: 3 }),
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;
const carrito = fc.array(line, { minLength: 1, maxLength: 40 });
const canarias = { ...mainZona(envios), clave: 'canarias', provincias: ['35', '38'], sin_iva: true };
const zona = fc.constantFrom(undefined, ...envios.zonas, canarias);
const envioIva = fc.constantFrom('proporcional' as const, 0, 4, 10, 21);
const cupon = fc.option(
  fc
    .record({
      tipo: fc.constantFrom('porcentaje' as const, 'importe' as const, 'envio' as const),
      valor: fc.integer({ min: 1, max: 100_00 }),
      categoria: fc.integer({ min: 0, max: 3 }),
    })
    .map(
      ({ tipo, valor, categoria }): CuponTerms<Line> => ({
        tipo,
        valor: tipo === 'porcentaje' ? ((valor - 1) % 100) + 1 : valor,
        covers: (line) => categoria === 0 || line.categoria === categoria,
      }),
    ),
  { nil: undefined },
);
const terms = fc.record({ zona, envioIva, cupon });
const peninsula = mainZona(envios);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the money of an order', () => {
  test('an amount is its base plus its tax, to the cent, and the base is the nearest one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), fc.constantFrom(...ivaRates), (cents, iva) => {
        const { totalCents, baseCents, ivaCents } = taxed(cents, iva);
        expect(totalCents).toBe(cents);
        expect(baseCents + ivaCents).toBe(cents);
        expect(Math.abs(baseCents * (100 + iva) - cents * 100)).toBeLessThanOrEqual((100 + iva) / 2);
      }),
    );
    expect(taxed(1210, 21)).toEqual({ totalCents: 1210, baseCents: 1000, ivaCents: 210 });
  });

  test('lines, discount and shipping add up to the total, and so do the parts per rate; cart and server agree', () => {
    fc.assert(
      fc.property(carrito, terms, (lines, how) => {
        const pedido = pedidoTotals(lines, how);
        const cart = pedidoSums(lines, how);
        expect(cart.totalCents).toBe(pedido.totalCents);
        expect(cart.envioCents).toBe(pedido.envio.totalCents);
        expect(pedido.brutoCents - pedido.descuentoCents).toBe(pedido.subtotalCents);
        expect(pedido.subtotalCents + pedido.envio.totalCents).toBe(pedido.totalCents);
        expect(sum(pedido.lines.map(({ totalCents }) => totalCents))).toBe(pedido.subtotalCents);
        expect(sum(pedido.lines.map(({ descuentoCents }) => descuentoCents))).toBe(pedido.descuentoCents);
        for (const one of pedido.lines) {
          expect(one.totalCents).toBeGreaterThanOrEqual(0);
          expect(one.totalCents + one.descuentoCents).toBe(one.unitCents * one.quantity);
          if (!how.cupon?.covers(one)) expect(one.descuentoCents).toBe(0);
        }
        const parts = ivaParts([...pedido.lines, ...pedido.envio.partes]);
        expect(sum(parts.map(({ totalCents }) => totalCents))).toBe(pedido.totalCents);
        expect(sum(parts.map(({ baseCents, ivaCents }) => baseCents + ivaCents))).toBe(pedido.totalCents);
      }),
    );
  });

  test('sent without IVA each thing costs its price less the tax', () => {
    fc.assert(
      fc.property(carrito, envioIva, (lines, envioIva) => {
        const pedido = pedidoTotals(lines, { zona: canarias, envioIva });
        expect(pedido.lines.map(({ unitCents }) => unitCents)).toEqual(
          lines.map(({ unitCents, iva }) => taxed(unitCents, iva).baseCents),
        );
        const parts = ivaParts([...pedido.lines, ...pedido.envio.partes]);
        expect(parts.every(({ iva, ivaCents }) => iva === 0 && ivaCents === 0)).toBe(true);
        expect(pedido.envio.totalCents).toBe(shippingCents(pedido.subtotalCents, canarias));
      }),
    );
    const one = pedidoTotals([{ unitCents: 1210, quantity: 3, iva: 21 }], { zona: canarias, envioIva: 21 });
    expect([one.subtotalCents, one.envio.totalCents, one.totalCents]).toEqual([3000, 495, 3495]);
  });

  test('the order of the lines does not change what is paid', () => {
    fc.assert(
      fc.property(carrito, terms, (lines, how) => {
        expect(pedidoTotals([...lines].reverse(), how).totalCents).toBe(pedidoTotals(lines, how).totalCents);
      }),
    );
  });

  test('shipping follows the goods in their proportion, unless the settings name a rate; one rate of goods is its rate', () => {
    const goods = [
      { unitCents: 3000, quantity: 1, iva: 21 },
      { unitCents: 1000, quantity: 1, iva: 10 },
    ];
    const { envio } = pedidoTotals(goods, { zona: peninsula, envioIva: 'proporcional' });
    expect(envio.partes.map(({ iva, totalCents }) => [iva, totalCents])).toEqual([
      [21, 371],
      [10, 124],
    ]);
    expect(pedidoTotals(goods, { zona: peninsula, envioIva: 4 }).envio.partes).toMatchObject([
      { iva: 4, totalCents: 495 },
    ]);
    expect(pedidoTotals([goods[1]!], { zona: peninsula, envioIva: 'proporcional' }).envio.partes).toMatchObject([
      { iva: 10, totalCents: 495, baseCents: 450 },
    ]);
  });

  test('shipping is 4,95 €, free from 60 € to the cent (after the coupon), for nothing and for whoever fetches it', () => {
    expect(shippingCents(5999, peninsula)).toBe(495);
    expect(shippingCents(6000, peninsula)).toBe(0);
    const all = { covers: () => true };
    const of = (unitCents: number, cupon?: CuponTerms) =>
      pedidoSums([{ unitCents, quantity: 1, iva: 21 }], { zona: peninsula, cupon }).envioCents;
    expect(of(6000, { tipo: 'importe', valor: 1, ...all })).toBe(495);
    expect(of(100, { tipo: 'envio', valor: 0, ...all })).toBe(0);
    expect(pedidoSums([], { zona: peninsula }).totalCents).toBe(0);
    expect(pedidoSums([{ unitCents: 100, quantity: 1, iva: 21 }], {}).totalCents).toBe(100);
  });

  test('shared out cents add up, and nobody gets more than there was', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const cents = Math.floor(sum(list) * part);
        const shares = shareOut(cents, list);
        expect(sum(shares)).toBe(cents);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(list[index]!);
        }
      }),
    );
  });
});

describe('what is given back', () => {
  const step = fc.record({ line: fc.nat(39), units: fc.nat(99), cents: fc.nat(5000), isAmount: fc.boolean() });

  test('refunds in any order add up to what was paid, tax included', () => {
    fc.assert(
      fc.property(carrito, terms, fc.array(step, { maxLength: 12 }), (lines, how, steps) => {
        const pedido = pedidoTotals(lines, how);
        const whole = sharesOf(pedido);
        const given: Share[] = [];
        for (const { line, units, cents, isAmount } of steps) {
          const left = leftOf(whole, given);
          const rest = left.find(({ articuloId }) => articuloId === line % lines.length)!;
          const next = isAmount
            ? byAmount(left, Math.min(cents, centsOf(left)))
            : byLines(whole, left, [{ id: line % lines.length, cantidad: Math.min(units, rest.cantidad) }], false);
          given.push(...next);
          for (const part of next) {
            expect(part.totalCents).toBeGreaterThanOrEqual(0);
            expect(part.baseCents).toBeLessThanOrEqual(part.totalCents);
          }
        }
        const left = leftOf(whole, given);
        expect(centsOf(left) + centsOf(given)).toBe(pedido.totalCents);
        given.push(...byAmount(left, centsOf(left)));
        expect(centsOf(given)).toBe(pedido.totalCents);
        expect(partsOf(given)).toEqual(partsOf(whole));
        expect(sum(leftOf(whole, given).map(({ cantidad }) => cantidad))).toBe(0);
      }),
    );
  });

  test('a line in three goes: its cents, once each', () => {
    const whole = [{ articuloId: 1, iva: 21, cantidad: 3, totalCents: 1000, baseCents: 826 }];
    const given: Share[] = [];
    const cents = [1, 2, 3].map(() => {
      const next = byLines(whole, leftOf(whole, given), [{ id: 1, cantidad: 1 }], false);
      given.push(...next);
      return centsOf(next);
    });
    expect(cents).toEqual([333, 334, 333]);
    expect(partsOf(given)).toEqual([{ iva: 21, totalCents: 1000, baseCents: 826, ivaCents: 174 }]);
  });
});

function sharesOf({ lines, envio }: ReturnType<typeof pedidoTotals<Line>>): Share[] {
  return [
    ...lines.map((line, articuloId) => ({ ...line, articuloId, cantidad: line.quantity })),
    ...envio.partes.map((part) => ({ ...part, articuloId: null, cantidad: 0 })),
  ];
}
