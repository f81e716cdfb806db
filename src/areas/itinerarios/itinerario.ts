import { z } from 'zod';
import { cosa } from '#areas/viaje/cosa.ts';
import { planProblem } from '#areas/viaje/plan-problem.ts';
import { maxPlanLength } from '#areas/viaje/viaje.ts';
import {
  changeOf,
  field,
  labels,
  neededText,
  picture,
  rich,
  shapeOf,
  shown,
  textarea,
} from '#values/fields/declared.ts';
import { etiquetasOut } from '#values/fields/etiquetas.ts';
import { requiredText, slugField } from '#values/fields.ts';
import { shownText } from '#values/rich-text/shown.ts';

/** Days with their stops, as Mi viaje writes them: "_-u12.r3_-n5". */
const plan = requiredText('El plan', maxPlanLength, 'Añade al menos un día con una parada.').superRefine(
  (text, context) => {
    const message = planProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  },
);

const fields = {
  titulo: neededText('Título', 'El título', 255),
  resumen: textarea('Resumen', 'El resumen', 300, 2),
  plan: field('Días y paradas', plan, { isRequired: true }),
  contenido: rich('Texto', 'El texto'),
  etiquetas: labels(),
  imagen: picture('Imagen', 'imagen_url'),
  activo: shown('Publicado', 'Si lo desactivas, deja de verse en el sitio'),
};

const form = z.object(shapeOf(fields));

export const kind = {
  fields,
  form,
  update: form.extend({ ...changeOf(fields), slug: slugField().optional() }),
  missing: 'Por favor, completa los campos obligatorios: Título y Días y paradas.',
};

const optional = z.string().nullable();

export const itinerarioListItem = z.object({
  id: z.number(),
  titulo: z.string(),
  slug: z.string(),
  resumen: optional,
  imagen_url: optional,
  etiquetas: etiquetasOut,
  dias: z.number(),
  paradas: z.number(),
});

export const itinerario = itinerarioListItem.extend({
  contenido: shownText.nullable(),
  plan: z.string(),
  /** Its stops that visitors can see today, in order. */
  cosas: z.array(cosa),
  fecha_modificacion: z.string(),
});
export type Itinerario = z.infer<typeof itinerario>;

export const itinerarioAdminListItem = itinerarioListItem.extend({
  plan: z.string(),
  activo: z.number(),
  updated_at: z.string(),
});

export const itinerarioAdmin = itinerarioAdminListItem.extend({
  contenido: optional,
  version: z.number(),
});
export type ItinerarioAdmin = z.infer<typeof itinerarioAdmin>;
