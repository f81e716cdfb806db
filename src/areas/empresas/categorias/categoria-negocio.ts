import { z } from 'zod';
import { changeOf, field, neededText, shapeOf, shown, textarea } from '#values/fields/declared.ts';
import { later } from '#values/idioma/say.ts';
import { paras } from './para.ts';

/** Empty: only among all. */
const para = z
  .enum([...paras, ''], { error: later('La lista debe ser comer o dormir.') })
  .transform((chosen) => chosen || null)
  .nullish();

const fields = {
  nombre: neededText('Nombre', 'El nombre', 100),
  descripcion: textarea('Descripción', 'La descripción', 1000, 3),
  para: field('Además, en la lista', para, {
    kind: 'choice',
    hint: 'Sus empresas se ven siempre en «Emprendedores»; elige si también en «Dónde comer» o en «Dónde dormir»',
  }),
  activo: shown('Activa', 'Si la desactivas, ella y sus empresas dejan de verse en el sitio'),
};
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const categoriaNegocio = z.object({
  id: z.number(),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  para: z.enum(paras).nullable(),
  activo: z.number(),
});

export const categoriaNegocioAdmin = categoriaNegocio.extend({ version: z.number() });
