import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultAjustes } from '#ajustes/ajustes.ts';
import { mainZona, shippingCents } from '#tienda/carrito/envio.ts';
import { ivaRates } from '#tienda/productos/producto.ts';
import {
  canBecome,
  codeAlphabet,
  estadosPedido,
  ivaParts,
  lineTotals,
  newCode,
  nextByHand,
  normalizeCode,
  pedidoTotals,
  wasPaid,
} from './pedido.ts';

const { envios } = defaultAjustes;
const line = fc.record({
  unitCents: fc.integer({ min: 0, max: 100_000_00 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  iva: fc.constantFrom(...ivaRates),
});
const carrito = fc.array(line, { minLength: 1, maxLength: 40 });
const zona = fc.constantFrom(...envios.zonas);
const peninsula = mainZona(envios);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the money of an order', () => {
  test('a line is its base plus its tax, to the cent, and the base is the nearest one', () => {
    fc.assert(
      fc.property(line, ({ unitCents, quantity, iva }) => {
        const { totalCents, baseCents, ivaCents } = lineTotals(unitCents, quantity, iva);
        expect(totalCents).toBe(unitCents * quantity);
        expect(baseCents + ivaCents).toBe(totalCents);
        expect(Math.abs(baseCents * (100 + iva) - totalCents * 100)).toBeLessThanOrEqual((100 + iva) / 2);
      }),
    );
  });

  test('lines and shipping add up to the total, and so do the parts per rate', () => {
    fc.assert(
      fc.property(carrito, zona, (lines, where) => {
        const pedido = pedidoTotals(lines, where, envios.iva);
        expect(Number.isSafeInteger(pedido.totalCents)).toBe(true);
        expect(sum(pedido.lines.map(({ totalCents }) => totalCents))).toBe(pedido.subtotalCents);
        expect(pedido.subtotalCents + pedido.envio.totalCents).toBe(pedido.totalCents);
        const parts = ivaParts([...pedido.lines, { ...pedido.envio, iva: envios.iva }]);
        expect(sum(parts.map(({ totalCents }) => totalCents))).toBe(pedido.totalCents);
        expect(sum(parts.map(({ baseCents, ivaCents }) => baseCents + ivaCents))).toBe(pedido.totalCents);
      }),
    );
  });

  test('the order of the lines does not change what is paid', () => {
    fc.assert(
      fc.property(carrito, zona, (lines, where) => {
        expect(pedidoTotals([...lines].reverse(), where, envios.iva).totalCents).toBe(
          pedidoTotals(lines, where, envios.iva).totalCents,
        );
      }),
    );
  });

  test('shipping is 4,95 €, free from 60 € to the cent, and nothing for an empty cart', () => {
    expect(shippingCents(1, peninsula)).toBe(495);
    expect(shippingCents(5999, peninsula)).toBe(495);
    expect(shippingCents(6000, peninsula)).toBe(0);
    expect(pedidoTotals([], peninsula, envios.iva).totalCents).toBe(0);
  });

  test('the tax of 12,10 € at 21 % is 2,10 €', () => {
    expect(lineTotals(1210, 1, 21)).toEqual({ totalCents: 1210, baseCents: 1000, ivaCents: 210 });
  });
});

describe('the states of an order', () => {
  test('whatever was paid never becomes cancelled or expired', () => {
    for (const from of estadosPedido.filter(wasPaid))
      for (const to of ['cancelado', 'caducado', 'pendiente'] as const)
        expect(canBecome(from, to), `${from} → ${to}`).toBe(false);
  });

  test('a payment brings back an order that was closed unpaid, and nobody can say by hand that one was paid', () => {
    expect(canBecome('caducado', 'pagado')).toBe(true);
    expect(canBecome('cancelado', 'pagado')).toBe(true);
    for (const from of estadosPedido) {
      expect(nextByHand(from)).not.toContain('pagado');
      expect(nextByHand(from)).not.toContain('reembolsado');
    }
    expect(nextByHand('pagado')).toEqual(['preparando', 'enviado']);
  });

  test('a refunded order stays so', () => {
    expect(estadosPedido.filter((to) => canBecome('reembolsado', to))).toEqual([]);
  });
});

describe('the code of an order', () => {
  test('is found again however it is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(codeAlphabet.length - 1), { minLength: 8, maxLength: 8 }), (picks) => {
        const waiting = [...picks];
        const code = newCode(() => waiting.shift()!);
        expect(code).toMatch(/^SC-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
        for (const typed of [
          code,
          code.toLowerCase(),
          code.replaceAll('-', ' '),
          code.replaceAll('-', ''),
          ` ${code.slice(3)} `,
        ])
          expect(normalizeCode(typed)).toBe(code);
      }),
    );
  });

  test('has no characters that are mistaken for each other', () => {
    for (const pair of ['0O', '1I', '1L', 'IL', 'BV', 'MN', '5S', '2Z', 'SC', 'B8', 'UV'])
      expect(
        [...pair].every((character) => codeAlphabet.includes(character)),
        pair,
      ).toBe(false);
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
  });
});
