import { z } from 'zod';

export const enPapelera = z.object({
  id: z.number(),
  tipo: z.string(),
  titulo: z.string(),
  borrado_en: z.string(),
  borrado_por: z.string(),
  /** From this instant on it is gone. */
  caduca_en: z.string(),
});
export type EnPapelera = z.infer<typeof enPapelera>;
