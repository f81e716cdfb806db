/** Labels as calls take and give them. Apart from the labels themselves, which public pages carry without any schema. */
import { z } from 'zod';
import { type Etiqueta, etiquetas, isEtiqueta } from '#values/etiquetas.ts';
import { jsonField } from './json.ts';

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
