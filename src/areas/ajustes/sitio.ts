/** The site's settings as pages know them. */

import type { Idioma } from '#values/idioma/say.ts';
import type { FormaAMano, FormaPago } from '#values/pago/forma.ts';
import type { Ajustes } from './ajustes.ts';
import type { LegalPage } from './defaults.ts';

type Shown =
  | 'identidad'
  | 'marca'
  | 'titular'
  | 'redes'
  | 'reservas'
  | 'portada'
  | 'menus'
  | 'envios'
  | 'tienda'
  | 'boletin';

export interface Sitio extends Pick<Ajustes, Shown> {
  /** The colours that are not the program's, as styles, and the one of the browser's own bars. */
  colores: { css: string; tema: string };
  /** How the newsletter is offered, at the foot of every page and of every article. */
  invitacion: { pie: string; titulo: string; articulo: string };
  secciones: Pick<Ajustes['secciones'], 'ocultar_vacias'>;
  /** Whether the home page begins with its picture, under the header. */
  abreConImagen: boolean;
  /** Links of the head, and the large one: of the operator's own picture, or the program's. */
  iconos: { links: { rel: string; href: string; type?: string; sizes?: string }[]; grande: string };
  /** What networks show of a page without a picture. */
  tarjeta: string;
  /** Where the site is: https://… */
  url: string;
  mapsKey: string;
  radioUrl: string | null;
  /** The ways to pay that there are now; none: nothing can be bought. */
  formas: FormaPago[];
  /** Whether there is payment by card, and how many days an order waits that is paid by hand. */
  pagos: Record<FormaAMano, { dias: number }> & { tarjeta: boolean };
  /** In which the site can be read besides Spanish. */
  idiomas: Idioma[];
  /** Whether orders are invoiced here. */
  facturacion: Pick<Ajustes['facturacion'], 'emitir'>;
  /** Version of each legal text, as consents store it. */
  legal: Record<LegalPage, string>;
}

export type Envios = Ajustes['envios'];

/** The title of a page that has none of its own. */
export function defaultTitle({ nombre, lema }: Sitio['identidad']): string {
  return `${nombre} | ${lema}`;
}
