import { z } from 'zod';
import { id, requiredText, version } from '#values/fields.ts';

export const categoriaProductoForm = z.object({ nombre: requiredText('El nombre', 100) });

export const categoriaProductoUpdate = categoriaProductoForm.extend({ id: id(), version: version() });

export const categoriaProducto = z.object({ id: z.number(), nombre: z.string(), version: z.number() });
export type CategoriaProducto = z.infer<typeof categoriaProducto>;
