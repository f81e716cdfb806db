import { later } from './idioma/say.ts';

/** Labels that visitors filter by: one closed set for places, activities, events and businesses. */
export const etiquetas = ['con-ninos', 'accesible', 'con-perro', 'gratis', 'bajo-techo'] as const;
export type Etiqueta = (typeof etiquetas)[number];

export const etiquetaLabel = {
  'con-ninos': later('Con niños'),
  accesible: later('Accesible'),
  'con-perro': later('Con perro'),
  gratis: later('Gratis'),
  'bajo-techo': later('Bajo techo'),
} satisfies Record<Etiqueta, string>;

export function isEtiqueta(value: unknown): value is Etiqueta {
  return (etiquetas as readonly unknown[]).includes(value);
}

/** A row as it is stored, with its labels as a list. */
export function withEtiquetas<Row extends { etiquetas: string }>(row: Row): Omit<Row, 'etiquetas'> & Labelled {
  return { ...row, etiquetas: parseEtiquetas(row.etiquetas) };
}

export interface Labelled {
  etiquetas: Etiqueta[];
}

export function parseEtiquetas(stored: string): Etiqueta[] {
  return (JSON.parse(stored) as unknown[]).filter(isEtiqueta);
}

/** What a stored list contains when it has this label. */
export function etiquetaPattern(etiqueta: Etiqueta): string {
  return `%"${etiqueta}"%`;
}
