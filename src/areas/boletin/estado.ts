/** The states of a subscription. */
export const estadosSuscriptor = ['pendiente', 'confirmado', 'baja'] as const;
export type EstadoSuscriptor = (typeof estadosSuscriptor)[number];
export const estadoSuscriptorLabel = {
  pendiente: 'Pendiente',
  confirmado: 'Confirmado',
  baja: 'Baja',
} satisfies Record<EstadoSuscriptor, string>;

/** An address and the proof of its consent: when, on which page, to which text, and when it was confirmed. */
