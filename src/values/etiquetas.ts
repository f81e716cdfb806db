/** Labels that visitors filter by: one closed set for places, activities, events and businesses. */
import { z } from 'zod';
import { jsonField } from './json-field.ts';

export const etiquetas = ['con-ninos', 'accesible', 'con-perro', 'gratis', 'bajo-techo'] as const;
export type Etiqueta = (typeof etiquetas)[number];

export const etiquetaLabel = {
  'con-ninos': 'Con niños',
  accesible: 'Accesible',
  'con-perro': 'Con perro',
  gratis: 'Gratis',
  'bajo-techo': 'Bajo techo',
} satisfies Record<Etiqueta, string>;

const known = `Las etiquetas posibles son: ${etiquetas.join(', ')}.`;

/** What a form or a call sends, a list or the JSON text of one; stored as JSON, each once and in the set's order. */
export function etiquetasField() {
  return jsonField(
    z
      .array(z.unknown(), { error: known })
      .max(50, known)
      .refine((sent): sent is Etiqueta[] => sent.every(isEtiqueta), known)
      .transform((sent) => JSON.stringify(etiquetas.filter((etiqueta) => sent.includes(etiqueta))))
      .optional(),
  );
}

/** As an answer gives them. */
export const etiquetasOut = z.array(z.enum(etiquetas));

/** `?etiqueta=gratis`; nothing chosen is no filter. */
export function etiquetaFilter() {
  return z
    .enum([...etiquetas, ''], { error: known })
    .transform((etiqueta) => etiqueta || undefined)
    .optional();
}

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
