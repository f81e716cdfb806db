import type { Actividad } from './actividad.ts';

export interface Tarifa {
  texto: string | null;
  /** Euros; null when there is nothing to pay. */
  precio: number | null;
  campo: 'texto_precio_1' | 'texto_precio_2' | 'texto_precio_3';
}

/** An activity's price lines, three at most; a line with neither text nor amount is no line. */
export function tarifas(actividad: Actividad): Tarifa[] {
  const all: Tarifa[] = [
    { texto: actividad.texto_precio_1, precio: actividad.precio_1 || null, campo: 'texto_precio_1' },
    { texto: actividad.texto_precio_2, precio: actividad.precio_2 || null, campo: 'texto_precio_2' },
    { texto: actividad.texto_precio_3, precio: actividad.precio_3 || null, campo: 'texto_precio_3' },
  ];
  return all.filter(({ texto, precio }, index) => index === 0 || texto || precio);
}
