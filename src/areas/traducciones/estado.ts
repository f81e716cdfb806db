/** What is to be done with it: some text is missing, its Spanish has changed since, nobody has read it, nothing. */
export const estados = ['falta', 'anticuada', 'sin_revisar', 'hecha'] as const;
export type Estado = (typeof estados)[number];

interface Known {
  faltan: number;
  anticuados: number;
  revisada: number;
}

export function estadoOf(row: Known | undefined): Estado {
  if (!row || row.faltan > 0) return 'falta';
  if (row.anticuados > 0) return 'anticuada';
  return row.revisada ? 'hecha' : 'sin_revisar';
}
