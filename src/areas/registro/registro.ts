import { z } from 'zod';
import { acciones } from './accion.ts';

export const apunte = z.object({
  id: z.number(),
  hecho_en: z.string(),
  usuario: z.string(),
  accion: z.enum(acciones),
  tipo: z.string(),
  id_cosa: z.number(),
  titulo: z.string(),
  /** What an edit changed, in short. */
  cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
});
export type Apunte = z.infer<typeof apunte>;
