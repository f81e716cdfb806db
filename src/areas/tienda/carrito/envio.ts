/** Where we deliver and what it costs, as the settings say. */

import type { Envios } from '#areas/ajustes/sitio.ts';
import { joined } from '#values/idioma/joined.ts';
import { later, say } from '#values/idioma/say.ts';
import { eurosToCents, formatCents } from '#values/money.ts';

export type Zona = Envios['zonas'][number];

/** What is said of an order that is sent to such a zone. */
export const sinIva = later('Sin IVA. Los impuestos y la aduana a la llegada los paga quien lo recibe.');

export type Destination = { zona: Zona; codigoPostal: string | null } | { notDelivered: string; codigoPostal: string };

/** The zone of an address: by its postal code, the last five digits in it; none found means the largest zone. */
export function destinationOf(address: string, envios: Envios): Destination {
  const codigoPostal = postalCodesIn(address).at(-1);
  if (!codigoPostal) return { zona: mainZona(envios), codigoPostal: null };
  const isThere = ({ provincias }: { provincias: string[] }) => provincias.includes(codigoPostal.slice(0, 2));
  const place = envios.no_entrega.find(isThere);
  if (place) return { notDelivered: place.nombre, codigoPostal };
  return { zona: envios.zonas.find(isThere) ?? mainZona(envios), codigoPostal };
}

/** Everywhere that no other zone names; its amounts are what the cart shows before there is an address. */
export function mainZona({ zonas }: Envios): Zona {
  return zonas.find(({ provincias }) => provincias.length === 0) ?? zonas[0]!;
}

/** Whether some postal code in it is of another zone: what is sold without IVA goes nowhere else. */
export function namesElsewhere(address: string, { provincias }: Zona): boolean {
  return postalCodesIn(address).some((code) => !provincias.includes(code.slice(0, 2)));
}

/** "35001", or else as some write it: "35 001", "35.001". */
function postalCodesIn(address: string): string[] {
  const found = (pattern: RegExp) => address.normalize('NFKC').match(pattern);
  const codes =
    found(/(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/g) ?? found(/(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])[ .]\d{3}(?!\d)/g);
  return (codes ?? []).map((code) => code.replace(/\D/g, ''));
}

/** "Península: 4,95 €, gratis desde 60,00 €. Illes Balears: 8,95 €. No enviamos a Canarias." */
export function shippingTerms(envios: Envios): string {
  const zones = envios.zonas.map(({ nombre, coste, gratis_desde }) => {
    const zona = say(nombre).replace(/^./u, (first) => first.toUpperCase());
    const terms = { zona, coste: formatCents(eurosToCents(coste)) };
    if (gratis_desde === null) return say('{zona}: {coste}.', terms);
    return say('{zona}: {coste}, gratis desde {desde}.', { ...terms, desde: formatCents(eurosToCents(gratis_desde)) });
  });
  const exempt = envios.zonas.filter(({ sin_iva }) => sin_iva);
  if (exempt.length > 0)
    zones.push(
      say('A {lugares} va sin IVA; los impuestos y la aduana a la llegada los paga quien lo recibe.', {
        lugares: placesOf(exempt),
      }),
    );
  const rest =
    envios.no_entrega.length > 0 ? [say('No enviamos a {lugares}.', { lugares: placesOf(envios.no_entrega) })] : [];
  return [...zones, ...rest].join(' ');
}

/** "Península e Illes Balears" */
export function placesOf(list: { nombre: string }[]): string {
  return joined(list.map(({ nombre }) => say(nombre)));
}
