/** What the QR of an invoice says: where the tax agency shows it. */
import { encode } from 'uqr';
import type { Day } from '#values/day.ts';

const hosts = { production: 'www2.agenciatributaria.gob.es', test: 'prewww2.aeat.es' };

interface Shown {
  nif: string;
  numero: string;
  fecha: Day;
  cents: number;
  /** The agency's test site knows only what was sent there. */
  isTest: boolean;
}

export function qrAddress({ nif, numero, fecha, cents, isTest }: Shown): string {
  const values = {
    nif,
    numserie: numero,
    fecha: fecha.split('-').reverse().join('-'),
    importe: (cents / 100).toFixed(2),
  };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://${hosts[isTest ? 'test' : 'production']}/wlpl/TIKE-CONT/ValidarQR?${query.join('&')}`;
}

/** Rows of dark and light, without the quiet border. */
export function qrRows(address: string): boolean[][] {
  return encode(address, { ecc: 'M', border: 0 }).data;
}
