/** What the QR of an invoice says: where the tax agency shows it. */
import { encode } from 'uqr';
import type { Day } from '#values/day.ts';

const verify = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR';

export function qrAddress({ nif, numero, fecha, cents }: { nif: string; numero: string; fecha: Day; cents: number }) {
  const values = {
    nif,
    numserie: numero,
    fecha: fecha.split('-').reverse().join('-'),
    importe: (cents / 100).toFixed(2),
  };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${verify}?${query.join('&')}`;
}

/** Rows of dark and light, without the quiet border. */
export function qrRows(address: string): boolean[][] {
  return encode(address, { ecc: 'M', border: 0 }).data;
}
