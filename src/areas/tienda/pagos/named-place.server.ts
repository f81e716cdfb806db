/** Places that are served otherwise than the mainland, as people write them, by the province's two digits. */
import type { Envios } from '#areas/ajustes/sitio.ts';
import { plain } from '#values/slug.ts';

const places: [RegExp, string][] = [
  [/\b(?:illes|islas) balear(?:es|s)\b|\bbalear(?:es|s)\b|\b(?:mallorca|menorca|ibiza|eivissa|formentera)\b/, '07'],
  [/(?<!la )\bpalma\b(?! del )|\b(?:mahon|mao|ciutadella)\b/, '07'],
  [/\bcanarias\b|\blas palmas\b|\b(?:gran canaria|lanzarote|fuerteventura|la graciosa|maspalomas|arrecife)\b/, '35'],
  [/\b(?:tenerife|la palma|la gomera|el hierro)\b(?! del )/, '38'],
  [/\bceuta\b/, '51'],
  [/\bmelilla\b/, '52'],
];

/** The zone, or the region not delivered, whose place an address without a postal code names. */
export function placeNamedIn(address: string, { zonas, no_entrega }: Envios): string | undefined {
  const text = plain(address);
  const province = places.find(([written]) => written.test(text))?.[1];
  return province && [...no_entrega, ...zonas].find(({ provincias }) => provincias.includes(province))?.nombre;
}
