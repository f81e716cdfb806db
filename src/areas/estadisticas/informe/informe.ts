/** What a sponsor reads of itself: the figures of a month. */
import { z } from 'zod';
import { cifras } from '#areas/estadisticas/estadistica.ts';

export const informe = cifras.extend({
  nombre: z.string(),
  imagen: z.string().nullable(),
  /** Of its contract, where it has such days. */
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  mes: z.string(),
  /** Of the month before. */
  antes: z.object({ vistas: z.number(), clics: z.number() }),
  /** Those of its contract that can be chosen, this one first. */
  meses: z.array(z.string()),
});
export type Informe = z.infer<typeof informe>;
