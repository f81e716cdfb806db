/** Where things are, in degrees, and coordinates as people find and paste them: from maps, from signs, from their addresses. */
import { z } from 'zod';
import { optionalNumber } from '#values/fields.ts';

/** Where a thing is, in degrees; what has them is refined with `bothCoordinates`. */
export const coordinateFields = {
  latitud: optionalNumber({ invalid: 'La latitud debe estar entre -90 y 90.', min: -90, max: 90 }),
  longitud: optionalNumber({ invalid: 'La longitud debe estar entre -180 y 180.', min: -180, max: 180 }),
};

interface SentCoordinates {
  latitud?: number | null | undefined;
  longitud?: number | null | undefined;
}

/** A form sends both: one without the other is no place. A call that changes one of them may send it alone. */
export function bothCoordinates({ latitud, longitud }: SentCoordinates, context: z.RefinementCtx): void {
  if (latitud === undefined || longitud === undefined || typeof latitud === typeof longitud) return;
  const missing = latitud === null ? 'latitud' : 'longitud';
  const message = `Falta la ${missing}: escribe las dos coordenadas, o ninguna.`;
  context.addIssue({ code: 'custom', path: [missing], message });
}

/** Its own place, or the middle of its municipality: enough for a dot on our map. */
export const punto = z.object({ latitud: z.number(), longitud: z.number() }).nullable();
export type Punto = z.infer<typeof punto>;

interface Degrees {
  latitud: number | null;
  longitud: number | null;
}

/** The first that says where it is. */
export function puntoOf(...places: (Degrees | undefined)[]): Punto {
  for (const place of places)
    if (place && place.latitud !== null && place.longitud !== null)
      return { latitud: place.latitud, longitud: place.longitud };
  return null;
}

export interface Coordenadas {
  latitud: number;
  longitud: number;
}

/** 40.6128, −2.0931 · 40,6128; -2,0931 · 40°36'46.1"N 2°05'35.2"W · the address of a map. Undefined when it is none. */
export function parseCoordenadas(text: string): Coordenadas | undefined {
  const clean = decoded(text).replaceAll('−', '-').trim();
  const found = inAddress(clean) ?? inDegrees(clean) ?? inDecimals(clean);
  if (!found) return undefined;
  const [latitud, longitud] = found.map(rounded) as [number, number];
  return Math.abs(latitud) <= 90 && Math.abs(longitud) <= 180 ? { latitud, longitud } : undefined;
}

type Pair = [number, number];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const decimal = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** "https://…/@40.61,-2.09,15z", "…!3d40.61!4d-2.09", "…?q=40.61,-2.09", "geo:40.61,-2.09". The place before the view. */
function inAddress(text: string): Pair | undefined {
  if (!/^(?:https?:\/\/|geo:)/i.test(text)) return undefined;
  const patterns = [
    `!3d${decimal}!4d${decimal}`,
    `[?&](?:q|ll|query|mlat)=${decimal},\\s*${decimal}`,
    `@${decimal},${decimal}`,
  ];
  for (const pattern of [...patterns, `^geo:${decimal},${decimal}`, `mlat=${decimal}&mlon=${decimal}`]) {
    const match = text.match(new RegExp(pattern, 'i'));
    if (match) return [Number(match[1]), Number(match[2])];
  }
  return undefined;
}

/** Degrees, minutes and seconds, each with its side; O is west, as our maps print it. */
function inDegrees(text: string): Pair | undefined {
  const part = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*[°º]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''|’’)\s*)?`;
  const match = text.match(new RegExp(`^${part}([NS])[\\s,;]*${part}([EWO])$`, 'i'));
  if (!match) return undefined;
  const [, ...parts] = match;
  const value = (at: number) =>
    parts.slice(at, at + 3).reduce((sum, text, index) => sum + numberOf(text) / 60 ** index, 0);
  const latitud = value(0) * (/s/i.test(parts[3]!) ? -1 : 1);
  return [latitud, value(4) * (/e/i.test(parts[7]!) ? 1 : -1)];
}

/** Two numbers: with points, or with decimal commas when something else stands between them. */
function inDecimals(text: string): Pair | undefined {
  const bare = text.replaceAll(/[()[\]°º]/g, '').replaceAll(/\s+/g, ' ');
  const match =
    bare.match(/^(-?\d{1,3}(?:\.\d+)?) ?[,; ] ?(-?\d{1,3}(?:\.\d+)?)$/) ??
    bare.match(/^(-?\d{1,3}(?:,\d+)?) ?(?:[;/]|,? ) ?(-?\d{1,3}(?:,\d+)?)$/);
  return match ? [numberOf(match[1]), numberOf(match[2])] : undefined;
}

function numberOf(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

/** Six decimals are ten centimetres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
