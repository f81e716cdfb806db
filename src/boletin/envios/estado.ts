/** The states a newsletter goes through. */
export const estadosEnvio = ['borrador', 'programado', 'enviando', 'pausado', 'enviado'] as const;
export type EstadoEnvio = (typeof estadosEnvio)[number];
export const estadoEnvioLabel = {
  borrador: 'Borrador',
  programado: 'Programado',
  enviando: 'Enviando',
  pausado: 'Pausado',
  enviado: 'Enviado',
} satisfies Record<EstadoEnvio, string>;

/** What may follow what. */
const next: Record<EstadoEnvio, readonly EstadoEnvio[]> = {
  borrador: ['programado'],
  programado: ['programado', 'borrador', 'enviando'],
  enviando: ['pausado', 'enviado'],
  pausado: ['enviando'],
  enviado: [],
};

export function canBecome(from: EstadoEnvio, to: EstadoEnvio): boolean {
  return next[from].includes(to);
}

/** Nobody has got it yet. */
export function isEditable(estado: EstadoEnvio): boolean {
  return estado === 'borrador' || estado === 'programado';
}

/** Kinds of things that a block shows as cards. */
