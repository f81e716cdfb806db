/** What a collaborator keeps: the opening hours of their places and businesses, and their events. */
import { z } from 'zod';
import { evento } from '#areas/eventos/evento.ts';
import { estadosPropuesta } from '#values/agenda/propuesta.ts';
import { id, optionalText, optionalUrl, version } from '#values/fields.ts';

export const fichaTipos = ['empresa', 'ubicacion'] as const;
export type FichaTipo = (typeof fichaTipos)[number];

/** What of a place or a business is theirs to change. */
const fields = {
  horario: optionalText('El horario', 500),
  precio: optionalText('El precio', 200),
  telefono: optionalText('El teléfono', 20),
  web: optionalUrl('La página web'),
};
export const fichaFields = Object.keys(fields) as (keyof typeof fields)[];

export const fichaForm = z.object({ tipo: z.enum(fichaTipos), id: id(), version: version(), ...fields });

const text = z.string().nullable();

const ficha = z.object({
  tipo: z.enum(fichaTipos),
  id: z.number(),
  nombre: z.string(),
  municipio_nombre: z.string(),
  horario: text,
  precio: text,
  telefono: text,
  web: text,
  version: z.number(),
});
export type Ficha = z.infer<typeof ficha>;

export const misCosas = z.object({
  de_confianza: z.boolean(),
  /** Where their events may be. */
  municipios: z.array(z.object({ id: z.number(), nombre: z.string() })),
  fichas: z.array(ficha),
  /** Those that are to come, and the series. */
  eventos: z.array(evento),
  /** What they sent and what became of it, the last first. */
  propuestas: z.array(
    z.object({
      id: z.number(),
      titulo: z.string(),
      estado: z.enum(estadosPropuesta),
      nota: text,
      fecha: z.string(),
    }),
  ),
});
export type MisCosas = z.infer<typeof misCosas>;

/** A change of something that is here: what it said, and what it is to say. */
export interface CambioCampos {
  titulo: string;
  tipo: FichaTipo | 'evento';
  id: number;
  antes: Record<string, unknown>;
  despues: Record<string, unknown>;
  /** It is to leave the agenda: an event that will not take place. */
  retira?: true;
}
