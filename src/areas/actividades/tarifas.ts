import type { Actividad } from './actividad.ts';

export interface Tarifa {
  texto: string | null;
  /** Euros; null when there is nothing to pay. */
  precio: number | null;
}

/** An activity's price lines, three at most; a line with neither text nor amount is no line. */
export function tarifas(actividad: Actividad): Tarifa[] {
  return [
    { texto: actividad.texto_precio_1, precio: actividad.precio_1 || null },
    { texto: actividad.texto_precio_2, precio: actividad.precio_2 || null },
    { texto: actividad.texto_precio_3, precio: actividad.precio_3 || null },
  ].filter(({ texto, precio }, index) => index === 0 || texto || precio);
}
