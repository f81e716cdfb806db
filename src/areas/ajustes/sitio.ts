/** The site's settings as pages know them. */
import type { FormaAMano, FormaPago } from '#values/pago/forma.ts';
import type { Ajustes } from './ajustes.ts';
import type { LegalPage } from './defaults.ts';

type Shown = 'identidad' | 'titular' | 'redes' | 'reservas' | 'portada' | 'menus' | 'envios' | 'tienda' | 'boletin';

export interface Sitio extends Pick<Ajustes, Shown> {
  /** Where the site is: https://… */
  url: string;
  mapsKey: string;
  radioUrl: string | null;
  /** The ways to pay that there are now; none: nothing can be bought. */
  formas: FormaPago[];
  /** How many days an order waits that is paid by hand. */
  pagos: Record<FormaAMano, { dias: number }>;
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
