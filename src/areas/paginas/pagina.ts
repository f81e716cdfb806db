import { z } from 'zod';
import { flag, id, notValid, requiredText, slugField, version } from '#values/fields.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { shownText } from '#values/rich-text/shown.ts';

export const missingPaginaMessage = 'Por favor, rellena el título de la página.';

export const estadosPagina = ['publicado', 'borrador'] as const;
export type EstadoPagina = (typeof estadosPagina)[number];
const estado = z.enum(estadosPagina, { error: 'El estado debe ser publicado o borrador.' });

/** Its text may be empty only while it is a draft. */
const contenido = z.string({ error: notValid('El contenido') }).max(maxRichText, 'El contenido es demasiado largo.');

export const paginaForm = z.object({
  titulo: requiredText('El título', 255),
  contenido: contenido.optional(),
  /** Absent: published. */
  estado: estado.optional(),
  /** Absent, it is made from the title. */
  slug: z.union([z.literal('').transform(() => undefined), slugField()]).optional(),
});

export const paginaUpdate = paginaForm.partial().extend({
  id: id(),
  version: version(),
  /** Ticked to take the picture away without putting another in its place. */
  quitar_imagen: flag('Quitar la imagen').optional(),
});

export const paginaListItem = z.object({
  id: z.number(),
  titulo: z.string(),
  slug: z.string(),
  estado,
  imagen_url: z.string().nullable(),
  version: z.number(),
  updated_at: z.string(),
});

export const paginaAdmin = paginaListItem.extend({ contenido: z.string() });
export type PaginaAdmin = z.infer<typeof paginaAdmin>;

export const pagina = paginaListItem
  .pick({ id: true, titulo: true, slug: true, imagen_url: true, updated_at: true })
  .extend({ contenido: shownText });
export type Pagina = z.infer<typeof pagina>;

export const versionPagina = z.object({
  id: z.number(),
  titulo: z.string(),
  guardada_en: z.string(),
  guardada_por: z.string(),
});
