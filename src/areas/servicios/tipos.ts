/** What somebody on the way looks for. Apart from the schemas, which public pages do without. */
export const tiposServicio = {
  aparcamiento: 'Aparcamiento',
  gasolinera: 'Gasolinera',
  recarga: 'Punto de recarga',
  farmacia: 'Farmacia',
  cajero: 'Cajero',
  agua: 'Fuente de agua',
  aseos: 'Aseos',
  turismo: 'Oficina de turismo',
} as const satisfies Record<string, string>;

export type TipoServicio = keyof typeof tiposServicio;
export const tipoNames = Object.keys(tiposServicio) as TipoServicio[];
