/** Where we deliver and what it costs. The amounts are site settings. */
import { site } from '#site-settings.ts';

export const zonas = ['peninsula', 'baleares'] as const;
export type Zona = (typeof zonas)[number];

export const zonaLabel = { peninsula: 'Península', baleares: 'Illes Balears' } satisfies Record<Zona, string>;

export type Destination = { zona: Zona; codigoPostal: string | null } | { notDelivered: string; codigoPostal: string };

/** Provinces by the first two digits of the postal code. */
const balearic = '07';
const notDelivered: Record<string, string> = { 35: 'Canarias', 38: 'Canarias', 51: 'Ceuta', 52: 'Melilla' };

/** The zone of an address: by its postal code, the last five digits in it; none found means the mainland. */
export function destinationOf(address: string): Destination {
  const codigoPostal = postalCodeIn(address);
  if (!codigoPostal) return { zona: 'peninsula', codigoPostal: null };
  const province = codigoPostal.slice(0, 2);
  const place = notDelivered[province];
  if (place) return { notDelivered: place, codigoPostal };
  return { zona: province === balearic ? 'baleares' : 'peninsula', codigoPostal };
}

/** Nothing to send costs nothing. */
export function shippingCents(subtotalCents: number, zona: Zona, isEmpty = false): number {
  if (isEmpty) return 0;
  const { costCents, freeFromCents } = site.shipping.zones[zona];
  return subtotalCents >= freeFromCents ? 0 : costCents;
}

function postalCodeIn(address: string): string | undefined {
  const candidates = address.match(/(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/g);
  return candidates?.at(-1);
}
