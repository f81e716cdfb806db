/** Cards of the site's own things in a text: stored as a reference, filled with what the thing says today. */
import { later } from '#values/idioma/say.ts';
import { tarjetaTipos } from '#values/rich-text/document.ts';

export type TarjetaTipo = (typeof tarjetaTipos)[number];

export const tarjetaLabel = {
  ...{
    producto: later('Producto'),
    ubicacion: later('Lugar'),
    evento: later('Evento'),
    articulo: later('Artículo'),
    actividad: later('Actividad'),
  },
  ...{ ruta: later('Ruta'), empresa: later('Negocio'), municipio: later('Pueblo'), libro: later('Libro') },
} satisfies Record<TarjetaTipo, string>;

export interface Tarjeta extends TarjetaRef {
  titulo: string;
  url: string;
  imagen: string | null;
  /** One line: what it costs, where it is, when it takes place. */
  detalle: string;
  /** The price that may be shown crossed out. */
  antes: string | null;
}

export interface TarjetaRef {
  tipo: TarjetaTipo;
  id: number;
}

export const tarjetaKey = ({ tipo, id }: TarjetaRef) => `${tipo}:${id}`;

/** As the cleaned text has them. */
const stored = new RegExp(`<div data-tarjeta="(${tarjetaTipos.join('|')})" data-id="(\\d{1,9})"></div>`, 'g');

/** Each once, and no more than a page can bear. */
export function tarjetasIn(html: string): TarjetaRef[] {
  const found = [...html.matchAll(stored)].map(([, tipo, id]) => ({ tipo: tipo as TarjetaTipo, id: Number(id) }));
  return [...new Map(found.map((ref) => [tarjetaKey(ref), ref])).values()].slice(0, maxTarjetas);
}

const maxTarjetas = 60;

export function fillTarjetas(html: string, show: (ref: TarjetaRef) => string): string {
  return html.replace(stored, (_, tipo: TarjetaTipo, id: string) => show({ tipo, id: Number(id) }));
}
