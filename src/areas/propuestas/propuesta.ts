/** What others propose: what their forms send, and what the desk sees of it. */

import { z } from 'zod';
import { eventoCreate, eventoForEdit, parecido } from '#areas/eventos/evento.ts';
import { clases, estadosPropuesta, origenes } from '#values/agenda/propuesta.ts';
import { flag, id, optionalText, requiredEmail, requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { fichaTipos } from './colaborador/colaborador.ts';
import { propuestaSentences as sentences } from './propuesta-errors.ts';

/** Of every form that a visitor sends. */
const sender = {
  nombre: requiredText(later('El nombre'), 100, sentences.nombre),
  email: requiredEmail(later('El correo electrónico'), sentences.email, sentences.emailInvalid),
  // A default, not optional: an absent optional field is never looked at, and silence is no consent.
  consent: flag('Consentimiento')
    .default(false)
    .refine((isGiven) => isGiven, sentences.consent),
  sello: requiredText(later('El sello'), 200, sentences.sello),
  /** Nobody sees this field; robots fill in all of them. */
  asunto: z.string().max(10_000).optional(),
};

/** Whoever was asked back comes with the key of the mail instead of saying again who they are. */
const corrected = {
  clave: optionalText(later('El enlace'), 100),
  nombre: sender.nombre.optional(),
  email: sender.email.optional(),
  consent: flag('Consentimiento').default(false),
};

export const propuestaForm = eventoCreate.extend({
  ...sender,
  ...corrected,
  /** They have seen what is here already, and it is another. */
  distinto: flag('Es otro').default(false),
  /** The poster the form still shows; empty means that it was taken away. */
  imagen_actual: z.string().max(255, later('La imagen actual no es válida.')).optional(),
});

/** Who they are, where no key says it. */
export const senderForm = z.object({ nombre: sender.nombre, email: sender.email, consent: sender.consent });

export const correccionForm = z.object({
  ...sender,
  ruta: requiredText(later('La página'), 300),
  texto: requiredText(later('El texto'), 3000, sentences.texto),
});

/** The remark, and the page that it is about. */
export interface CorreccionCampos {
  titulo: string;
  ruta: string;
  texto: string;
}

export const claveForm = z.object({ token: requiredText(later('El código'), 100) });

/** What is compared with what is here before it is sent. */
export const revisionForm = z.object({
  titulo: requiredText(later('El título'), 255),
  municipio_id: id(later('El municipio es obligatorio.')),
  fecha_inicio: optionalText(later('La fecha de inicio'), 40),
  fecha_fin: optionalText(later('La fecha de fin'), 40),
  regla_recurrencia: optionalText(later('La regla de recurrencia'), 255),
});

const text = z.string().nullable();

/** The fields of an event as its form knows them; it is none yet. */
const eventoPropuesto = eventoForEdit.omit({ id: true, slug: true, version: true }).extend({
  tipo_evento_nombre: text,
});
export type EventoPropuesto = z.infer<typeof eventoPropuesto>;

/** As whoever sent it may correct it. */
export const propuestaPropia = z.object({ nota: text, evento: eventoPropuesto });
export type PropuestaPropia = z.infer<typeof propuestaPropia>;

export const propuesta = z.object({
  id: z.number(),
  version: z.number(),
  clase: z.enum(clases),
  estado: z.enum(estadosPropuesta),
  origen: z.enum(origenes),
  titulo: z.string(),
  /** Of a collaborator. */
  usuario: text,
  nombre: z.string(),
  email: z.string(),
  nota: text,
  /** In which language the form was that sent it. */
  idioma: z.string(),
  fecha: z.string(),
  decidida_en: text,
  decidida_por: text,
  evento_id: z.number().nullable(),
  /** Of an event: what would be published, and what is here already near it. */
  evento: eventoPropuesto.nullable(),
  parecidos: z.array(parecido),
  /** Of a correction: the remark and the page it is about. */
  correccion: z.object({ ruta: z.string(), texto: z.string() }).nullable(),
  /** Of a change: what each field said, and what it is to say. */
  cambio: z
    .object({
      tipo: z.enum(['evento', ...fichaTipos]),
      id: z.number(),
      campos: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
      /** The event is to leave the agenda. */
      retira: z.boolean(),
    })
    .nullable(),
});
export type Propuesta = z.infer<typeof propuesta>;
