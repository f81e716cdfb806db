/** Accessibility as calls take and give it. Apart from its words, which public pages carry without any schema. */
import { z } from 'zod';
import { optionalDay } from '#values/fields.ts';
import { type Acceso, accesos } from '#values/visita/accesibilidad.ts';
import { jsonField } from './json.ts';

const names = Object.keys(accesos) as Acceso[];

function choiceOf(name: Acceso) {
  const { label, choices } = accesos[name];
  const known = Object.keys(choices);
  return z.enum([...known, ''], { error: `${label} solo puede ser: ${known.join(', ')}.` }).nullish();
}

const said = z.strictObject(
  {
    ...Object.fromEntries(names.map((name) => [name, choiceOf(name)])),
    comprobado_en: optionalDay('El día en que se comprobó'),
  },
  { error: `La accesibilidad solo dice: ${[...names, 'comprobado_en'].join(', ')}.` },
);

/** What a form or a call sends, an object or the JSON text of one; stored as JSON, without what was left open. */
export function accesibilidadField() {
  return jsonField(
    z
      .record(z.string(), z.unknown(), { error: 'La accesibilidad no es válida.' })
      .transform((sent, context) => {
        const { data, error } = said.safeParse(sent);
        // One field of the form, with one sentence beside it.
        if (error) context.addIssue({ code: 'custom', message: error.issues[0]!.message });
        return JSON.stringify(Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value)));
      })
      .optional(),
  );
}

/** As an answer gives it. */
export const accesibilidadOut = z.object({
  ...(Object.fromEntries(names.map((name) => [name, z.string().optional()])) as Record<
    Acceso,
    z.ZodOptional<z.ZodString>
  >),
  comprobado_en: z.string().optional(),
});
