/** How an order is paid: at the payment provider's, or by hand, which somebody at the desk confirms. */
import { later } from '#values/idioma/say.ts';
export const formasAMano = ['transferencia', 'bizum', 'recogida'] as const;
export type FormaAMano = (typeof formasAMano)[number];

export const formasPago = ['tarjeta', ...formasAMano] as const;
export type FormaPago = (typeof formasPago)[number];

export const formaPagoLabel = {
  tarjeta: later('Tarjeta'),
  transferencia: later('Transferencia bancaria'),
  bizum: 'Bizum',
  recogida: later('Al recoger el pedido'),
} satisfies Record<FormaPago, string>;

export function isAMano(name: string): name is FormaAMano {
  return (formasAMano as readonly string[]).includes(name);
}
