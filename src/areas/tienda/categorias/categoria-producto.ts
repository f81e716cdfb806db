import { z } from 'zod';
import { changeOf, neededText, shapeOf } from '#values/fields/declared.ts';

const fields = { nombre: neededText('Nombre', 'El nombre', 100) };
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const categoriaProducto = z.object({ id: z.number(), nombre: z.string(), version: z.number() });
