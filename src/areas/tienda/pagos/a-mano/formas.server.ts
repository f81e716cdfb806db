/** Which ways to pay by hand there are, and how an order is paid in each. */

import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import type { ComoPagar } from '#areas/tienda/pedidos/pedido.ts';
import type { Entrega } from '#areas/tienda/pedidos/peticion.ts';
import type { PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { madridInstant } from '#values/hora-local.ts';
import { later } from '#values/idioma/say.ts';
import { centsToEuros } from '#values/money.ts';
import { type FormaAMano, type FormaPago, formasAMano, isAMano } from '#values/pago/forma.ts';
import { formatIban } from '#values/pago/iban.ts';

export function formasAManoOf({ pagos, tienda }: Pick<Ajustes, 'pagos' | 'tienda'>): FormaAMano[] {
  // Nobody pays when they come for it where nobody can come for it.
  return formasAMano.filter(
    (forma) => pagos[forma].activa && (forma !== 'recogida' || tienda.recogida_direccion !== ''),
  );
}

export function requireForma(forma: FormaAMano, entrega: Entrega, ajustes: Ajustes): void {
  if (!formasAManoOf(ajustes).includes(forma))
    throw new Refusal(422, later('Ahora mismo no se puede pagar de esa forma: elige otra.'), {
      pago: later('Esta forma de pago ya no está disponible.'),
    });
  if (forma === 'recogida' && entrega !== 'recogida')
    throw new Refusal(422, later('Para pagar al recoger el pedido, elige recogerlo.'), {
      pago: later('Solo si recoges el pedido.'),
    });
}

/** Until the end of that day in Madrid. */
export function waitsUntil(forma: FormaAMano, { pagos }: Ajustes, now: Date): string {
  return new Date(madridInstant(addDays(todayInMadrid(now), pagos[forma].dias + 1), '00:00')).toISOString();
}

export function formaOf(proveedor: PedidoRow['proveedor']): FormaPago {
  return isAMano(proveedor) ? proveedor : 'tarjeta';
}

/** How an order that waits for it is paid, as the settings say now; null for any other. */
export function comoPagar(pedido: PedidoRow, { pagos }: Pick<Ajustes, 'pagos'>): ComoPagar | null {
  const { proveedor: forma, cod_pedido, total_cents, estado, caduca_en } = pedido;
  if (!isAMano(forma) || estado !== 'pendiente') return null;
  const { titular, iban } = pagos.transferencia;
  return {
    importe: centsToEuros(total_cents),
    concepto: cod_pedido,
    hasta: lastDay(caduca_en),
    cuenta: forma === 'transferencia' ? { titular, iban: formatIban(iban) } : null,
    telefono: forma === 'bizum' ? pagos.bizum.telefono : null,
    instrucciones: pagos[forma].instrucciones,
  };
}

function lastDay(caduca_en: string): string {
  return todayInMadrid(new Date(Date.parse(caduca_en) - 1));
}
