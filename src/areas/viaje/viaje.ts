/**
 * A trip as the browser keeps it and as an address carries it. Both are the same short text:
 * `u12.e4_20261121-u3.r1_-a5`: first what has no day yet, then each day with its date, if it has one.
 */
import { type Day, isDay } from '#values/day.ts';

/** What one can go to or take along, each kind by a letter. Letters are in addresses that people have sent: none is ever reused. */
export const letters = {
  actividad: 'a',
  articulo: 't',
  ayuntamiento: 'g',
  empresa: 'n',
  evento: 'e',
  libro: 'l',
  municipio: 'p',
  patrocinador: 'c',
  producto: 'o',
  ruta: 'r',
  ubicacion: 'u',
} as const;
export type TipoViaje = keyof typeof letters;

/** A thing by kind and number: 'u12'. */
export type Clave = string;

export interface Dia {
  fecha: Day | null;
  cosas: readonly Clave[];
}

export interface Viaje {
  /** Kept, without a day yet. */
  sueltas: readonly Clave[];
  dias: readonly Dia[];
}

/** How many of the next dates of an event are shown: what comes later is not known of what repeats. */
export const maxFechas = 12;
export const maxCosas = 60;
export const maxDias = 14;
/** No trip within the limits is longer than this. */
export const maxPlanLength = 1000;

export const emptyViaje: Viaje = { sueltas: [], dias: [] };

export function claveOf(tipo: TipoViaje, id: number): Clave {
  return letters[tipo] + id;
}

export function parseClave(clave: Clave): { tipo: TipoViaje; id: number } | undefined {
  const [, letter, number] = /^([a-z])([1-9]\d{0,9})$/.exec(clave) ?? [];
  const tipo = (Object.keys(letters) as TipoViaje[]).find((name) => letters[name] === letter);
  const id = Number(number);
  return tipo && id < 2 ** 31 ? { tipo, id } : undefined;
}

export function encodeViaje({ sueltas, dias }: Viaje): string {
  const days = dias.map(({ fecha, cosas }) => `${fecha?.replaceAll('-', '') ?? ''}-${cosas.join('.')}`);
  return [sueltas.join('.'), ...days].join('_');
}

/** Whatever came: what is no thing, no date, twice there or too much is left out. */
export function decodeViaje(text: string): Viaje {
  const taken = new Set<Clave>();
  const cosasOf = (part: string): Clave[] =>
    part.split('.').filter((clave) => {
      if (!parseClave(clave) || taken.has(clave) || taken.size >= maxCosas) return false;
      taken.add(clave);
      return true;
    });
  const [loose = '', ...days] = text.slice(0, maxPlanLength).split('_');
  return {
    sueltas: cosasOf(loose),
    dias: days.slice(0, maxDias).map((part) => {
      const at = part.indexOf('-');
      return { fecha: dateOf(part.slice(0, Math.max(at, 0))), cosas: cosasOf(part.slice(at + 1)) };
    }),
  };
}

function dateOf(digits: string): Day | null {
  const day = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : null;
}

export function cosasOf({ sueltas, dias }: Viaje): Clave[] {
  return [...sueltas, ...dias.flatMap(({ cosas }) => cosas)];
}

/** At the end of what has no day; a trip that is full stays as it is. */
export function withCosa(viaje: Viaje, clave: Clave): Viaje {
  const present = cosasOf(viaje);
  if (present.includes(clave) || present.length >= maxCosas) return viaje;
  return { ...viaje, sueltas: [...viaje.sueltas, clave] };
}

export function withoutCosa({ sueltas, dias }: Viaje, clave: Clave): Viaje {
  const without = (cosas: readonly Clave[]) => cosas.filter((other) => other !== clave);
  return { sueltas: without(sueltas), dias: dias.map((dia) => ({ ...dia, cosas: without(dia.cosas) })) };
}
