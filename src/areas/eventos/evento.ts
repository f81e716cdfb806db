import { z } from 'zod';
import { cambiosOut, fechasCanceladasField, fechasMovidasField } from '#values/agenda/cambios.ts';
import { bothCoordinates, coordinateFields, punto } from '#values/coordenadas/coordenadas.ts';
import { type Day, isDay, isOurTime } from '#values/day.ts';
import { etiquetasField, etiquetasOut } from '#values/fields/etiquetas.ts';
import { id, optionalNumber, optionalText, optionalUrl, requiredText, slugField, version } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';

export const missingEventoMessage = later('Por favor, completa todos los campos obligatorios.');
export const missingWhenMessage = later('Debe proporcionar una Fecha de Inicio o una Regla de Recurrencia.');

export const reglaMaxLength = 255;

const fields = {
  titulo: requiredText('El título', 255),
  municipio_id: id(later('El municipio es obligatorio.')),
  tipo_evento_id: optionalNumber({
    invalid: later('El tipo de evento no es válido.'),
    integer: true,
    min: 1,
    max: 2_147_483_647,
  }),
  // Whether these two are right is asked in eventoWhen: beside a rule they do not count, not even to be wrong.
  fecha_inicio: optionalText('La fecha de inicio', 40),
  fecha_fin: optionalText('La fecha de fin', 40),
  hora: optionalText('La hora', 5).refine(
    (text) => !text || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
    later('La hora debe tener la forma HH:mm.'),
  ),
  lugar: optionalText('El lugar', 255),
  enlace_web: optionalUrl('El enlace web'),
  descripcion: optionalText('La descripción', 20_000),
  regla_recurrencia: optionalText('La regla de recurrencia', reglaMaxLength),
  etiquetas: etiquetasField(),
  ...coordinateFields,
  fechas_canceladas: fechasCanceladasField(),
  fechas_movidas: fechasMovidasField(),
};

export const eventoCreate = z.object(fields).superRefine(bothCoordinates);

export const eventoUpdate = z
  .object({
    id: id(),
    version: version(),
    ...fields,
    titulo: fields.titulo.optional(),
    municipio_id: fields.municipio_id.optional(),
    slug: slugField().optional(),
    /** The picture the form still shows; empty means that it was taken away. */
    imagen_actual: z.string().max(255, later('La imagen actual no es válida.')).optional(),
  })
  .superRefine(bothCoordinates);

export interface SentWhen {
  fecha_inicio?: string | null | undefined;
  fecha_fin?: string | null | undefined;
  regla_recurrencia?: string | null | undefined;
}

export type EventoWhen =
  | { fecha_inicio: Day; fecha_fin: Day | null; ultimo_dia: Day; regla_recurrencia: null }
  | { fecha_inicio: null; fecha_fin: null; ultimo_dia: Day | null; regla_recurrencia: string };

/** An event's days or its rule, or what is wrong with them. With a rule the date fields are ignored. */
export function eventoWhen({ fecha_inicio, fecha_fin, regla_recurrencia }: SentWhen): EventoWhen | WrongWhen {
  if (regla_recurrencia) return { fecha_inicio: null, fecha_fin: null, ultimo_dia: null, regla_recurrencia };
  if (!fecha_inicio) return { field: 'fecha_inicio', message: missingWhenMessage };
  if (!isDay(fecha_inicio)) return { field: 'fecha_inicio', message: later('La fecha de inicio no es válida.') };
  if (fecha_fin && !isDay(fecha_fin)) return { field: 'fecha_fin', message: later('La fecha de fin no es válida.') };
  if (!isOurTime(fecha_inicio))
    return { field: 'fecha_inicio', message: later('Revisa el año de la fecha de inicio.') };
  if (fecha_fin && !isOurTime(fecha_fin))
    return { field: 'fecha_fin', message: later('Revisa el año de la fecha de fin.') };
  if (fecha_fin && fecha_fin < fecha_inicio)
    return { field: 'fecha_fin', message: later('La fecha de fin no puede ser anterior a la fecha de inicio.') };
  const ultimo_dia = fecha_fin || fecha_inicio;
  return { fecha_inicio, fecha_fin: fecha_fin || null, ultimo_dia, regla_recurrencia: null };
}

interface WrongWhen {
  field: 'fecha_inicio' | 'fecha_fin';
  message: string;
}

const text = z.string().nullable();

export const evento = z.object({
  id: z.number(),
  slug: z.string(),
  titulo: z.string(),
  municipio_id: z.number(),
  municipio_nombre: z.string(),
  tipo_evento_id: z.number().nullable(),
  tipo_evento_nombre: text,
  fecha_inicio: text,
  fecha_fin: text,
  hora: text,
  lugar: text,
  enlace_web: text,
  descripcion: text,
  imagen: text,
  regla_recurrencia: text,
  etiquetas: etiquetasOut,
});
export type Evento = z.infer<typeof evento>;

export const eventoForEdit = evento.extend({
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
  ...cambiosOut,
  version: z.number(),
});
export type EventoForEdit = z.infer<typeof eventoForEdit>;

/** One time an event takes place, or an event whose rule nobody understands: then without a date. */
export const agendaItem = evento.omit({ municipio_id: true, tipo_evento_id: true }).extend({
  es_recurrente: z.boolean(),
  /** There is a rule and it was turned into days. */
  regla_entendida: z.boolean(),
});
export type AgendaItem = z.infer<typeof agendaItem>;

/** fecha_fin is null when it lasts one day. */
const fechas = z.object({
  fecha_inicio: z.string(),
  fecha_fin: text,
  /** Moved here from this day, and perhaps to another hour. */
  antes: z.string().optional(),
  hora: z.string().optional(),
});
export type Fechas = z.infer<typeof fechas>;

export const eventoPublico = agendaItem.extend({
  /** The rule in our own words, when it was understood. */
  regla_descripcion: text,
  proximas_fechas: z.array(fechas),
  /** `hora` is that of its next date, which may have been moved to another. */
  hora_habitual: text,
  municipio_id: z.number(),
  municipio_slug: z.string(),
  /** Where our map shows it. */
  punto,
  ...cambiosOut,
});
export type EventoPublico = z.infer<typeof eventoPublico>;

/** An event of the agenda once, however often it takes place: with its next days. */
export const agendaSerie = agendaItem.omit({ descripcion: true, enlace_web: true }).extend({
  regla_descripcion: text,
  fechas: z.array(fechas),
  /** There are more than those. */
  hay_mas: z.boolean(),
});
export type AgendaSerie = z.infer<typeof agendaSerie>;

/** The days of a month on which something takes place. */
export const agendaMes = z.object({
  mes: z.string(),
  dias: z.array(
    z.object({
      dia: z.string(),
      total: z.number(),
      /** The first ones. */
      eventos: z.array(z.object({ slug: z.string(), titulo: z.string() })),
    }),
  ),
});
export type AgendaMes = z.infer<typeof agendaMes>;

/** An event that is here already, near another in time and place. */
export const parecido = evento
  .pick({ id: true, slug: true, titulo: true, municipio_nombre: true, hora: true, lugar: true })
  .extend({
    fecha_inicio: z.string(),
    fecha_fin: text,
    /** By all appearances the same one. */
    es_igual: z.boolean(),
  });
export type Parecido = z.infer<typeof parecido>;

export const recurrenciaPreview = z.object({
  entendida: z.boolean(),
  descripcion: text,
  proximas_fechas: z.array(fechas),
});
