import { z } from 'zod';
import { id, requiredText } from '#values/fields.ts';

export const categoriaProductoForm = z.object({ nombre: requiredText('El nombre', 100) });

export const categoriaProductoUpdate = categoriaProductoForm.extend({ id: id() });

export const categoriaProducto = z.object({ id: z.number(), nombre: z.string() });
export type CategoriaProducto = z.infer<typeof categoriaProducto>;
