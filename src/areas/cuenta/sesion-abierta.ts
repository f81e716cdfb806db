import { z } from 'zod';

/** One place where the account is signed in. */
export const sesionAbierta = z.object({
  id: z.string(),
  desde: z.string(),
  visto: z.string(),
  /** "Firefox en Windows". */
  dispositivo: z.string(),
  direccion: z.string(),
  es_esta: z.boolean(),
});
export type SesionAbierta = z.infer<typeof sesionAbierta>;
