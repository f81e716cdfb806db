import { z } from 'zod';

/** What of opening hours a program can read; empty when they are not understood whole. */
export const aperturaOut = z.array(
  z.object({
    dias: z.array(z.string()),
    abre: z.string(),
    cierra: z.string(),
    /** Only in this part of every year: "04-01". */
    desde: z.string().optional(),
    hasta: z.string().optional(),
  }),
);
