import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBecome, estadosPedido, eventLabelOf, nextByHand, wasPaid } from './estado.ts';
import { codeAlphabet, newCode, normalizeCode } from './pedido.ts';

describe('the states of an order', () => {
  test('what happened while it stayed as it was is called by its name: a refund is not titled "Enviado"', () => {
    const sent = { estado: 'enviado', nota: null } as const;
    expect(eventLabelOf(sent, { estado: 'pagado' }, 'envio')).toBe('Enviado');
    expect(eventLabelOf({ estado: 'enviado', nota: 'Reembolso de 5,00 €.' }, sent, 'envio')).toBe(
      'Reembolso de 5,00 €.',
    );
    expect(eventLabelOf({ estado: 'enviado', nota: null }, sent, 'recogida')).toBe('Listo para recoger');
  });

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
