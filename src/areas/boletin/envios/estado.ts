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
  pausado: ['enviando', 'borrador', 'enviado'],
  enviado: [],
};

export function canBecome(from: EstadoEnvio, to: EstadoEnvio): boolean {
  return next[from].includes(to);
}

/** Nobody has got it yet. */
export function isEditable(estado: EstadoEnvio): boolean {
  return estado === 'borrador' || estado === 'programado';
}

/** Without a mail server its mails became files: nobody has got one. */
export function isOnlyFiled({ enviados, en_archivo }: { enviados: number; en_archivo: number }): boolean {
  return enviados === 0 && en_archivo > 0;
}
