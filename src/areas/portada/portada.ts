/** The home page as its call answers it: sections from top to bottom, with what each shows. */
import { z } from 'zod';
import { tiposSeccion } from '#areas/ajustes/secciones/secciones.ts';
import { shownText } from '#values/rich-text/shown.ts';

const cosa = z.object({
  titulo: z.string(),
  url: z.string(),
  imagen: z.string().nullable(),
  antetitulo: z.string().nullable(),
  detalle: z.string(),
});

export const seccionPortada = z.object({
  tipo: z.enum(tiposSeccion),
  titulo: z.string(),
  entradilla: z.string(),
  antetitulo: z.string(),
  /** Of the kinds that are made of things. */
  cosas: z.array(cosa).optional(),
  /** What is said when there are none. */
  vacia: z.string().optional(),
  enlace: z.object({ texto: z.string(), destino: z.string() }).optional(),
  html: shownText.optional(),
  /** In another language: what of it is still in Spanish. */
  _es: z.array(z.string()).optional(),
});
export type SeccionPortada = z.output<typeof seccionPortada>;
