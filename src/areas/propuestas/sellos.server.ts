/** Every form is handed out with a seal: when, and a name of its own, signed. Robots that never saw the form have none. */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#server/api/refusal.ts';
import { later } from '#values/idioma/say.ts';

export interface Sellos {
  give(): string;
  /** The name of the form it was given to, or a refusal that loses nothing: the form takes another seal. */
  require(sello: string): string;
  /** The key of a link in a mail: the same of the same, so that a form sent twice is one mail with one link. */
  linkKey(of: string): string;
}

declare module '#server/app.ts' {
  interface App {
    sellos: Sellos;
  }
}

/** Nobody writes a proposal faster. */
const leastMs = 2000;
const mostMs = 24 * 60 * 60_000;

export function createSellos(key: string): Sellos {
  const signed = (what: string, text: string) =>
    createHmac('sha256', key).update(`propuesta ${what} ${text}`).digest('base64url');
  const sign = (text: string) => signed('sello', text);
  return {
    linkKey: (of) => signed('enlace', of),
    give() {
      const text = `${Date.now().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    require(sello) {
      const [given = '', name = '', signature = ''] = sello.split('.');
      const wanted = Buffer.from(sign(`${given}.${name}`));
      const got = Buffer.from(signature);
      const isOurs = wanted.length === got.length && timingSafeEqual(wanted, got);
      const ageMs = isOurs ? Date.now() - Number.parseInt(given, 36) : Number.POSITIVE_INFINITY;
      if (ageMs < leastMs) throw refused(later('Espera unos segundos y vuelve a enviarlo.'));
      if (ageMs > mostMs)
        throw refused(
          later('El formulario llevaba demasiado tiempo abierto. No se ha perdido nada: vuelve a enviarlo.'),
        );
      return name;
    },
  };
}

function refused(message: string): Refusal {
  return new Refusal(422, message, { sello: message });
}

/** What is kept of the key of a link: a copy of the site opens nobody's proposal. */
export function printOf(linkKey: string): string {
  return createHash('sha256').update(linkKey).digest('base64url');
}
