/** What invoices are called, without the schemas of what is sent: pages and lists say no more of them. */
import { later } from '#values/idioma/say.ts';

export const tiposFactura = ['F1', 'F2', 'F3', 'R1', 'R5'] as const;
export type TipoFactura = (typeof tiposFactura)[number];

export const tipoFacturaLabel = {
  F1: later('Factura'),
  F2: later('Factura simplificada'),
  F3: later('Factura en sustitución de simplificada'),
  R1: later('Factura rectificativa'),
  R5: later('Factura rectificativa de simplificada'),
} satisfies Record<TipoFactura, string>;

/** Whether one of these invoices counts for its order: a correction or one that was annulled does not. */
export function isInvoiced(facturas: { tipo: TipoFactura; anulada: boolean }[]): boolean {
  return facturas.some(({ tipo, anulada }) => tipo.startsWith('F') && !anulada);
}

/** −1, with a minus: units that are given back. */
export function writtenUnits(cantidad: number): string {
  return String(cantidad).replace('-', '−');
}
