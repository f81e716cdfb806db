/** What becomes of what others propose. */
export const clases = ['evento', 'correccion', 'cambio'] as const;
export type Clase = (typeof clases)[number];

export const origenes = ['persona', 'colaborador', 'fuente'] as const;
export type OrigenPropuesta = (typeof origenes)[number];

export const estadosPropuesta = ['sin_confirmar', 'pendiente', 'devuelta', 'aceptada', 'rechazada'] as const;
export type EstadoPropuesta = (typeof estadosPropuesta)[number];

export const estadoPropuestaLabel = {
  sin_confirmar: 'Sin confirmar',
  pendiente: 'Pendiente',
  devuelta: 'Esperando respuesta',
  aceptada: 'Aceptada',
  rechazada: 'Rechazada',
} satisfies Record<EstadoPropuesta, string>;

/** Somebody can still say yes or no. */
export function isOpen(estado: EstadoPropuesta): boolean {
  return estado === 'pendiente' || estado === 'devuelta';
}
