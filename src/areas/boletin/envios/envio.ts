/** One newsletter: what it is made of, and what can become of it. */

import { z } from 'zod';
import { parseSentJson } from '#values/fields/sent-json.ts';
import { id, requiredText, version } from '#values/fields.ts';
import { shownText } from '#values/rich-text/shown.ts';
import { estadosEnvio } from './estado.ts';

export const tiposLista = ['articulos', 'eventos', 'productos'] as const;
export type TipoLista = (typeof tiposLista)[number];
const tiposBloque = ['texto', ...tiposLista] as const;
export type TipoBloque = (typeof tiposBloque)[number];
export const bloqueLabel = {
  texto: 'Texto',
  articulos: 'Artículos',
  eventos: 'Eventos',
  productos: 'Productos',
} satisfies Record<TipoBloque, string>;
/** What a list is headed with until somebody says otherwise. */
export const bloqueTitulo = {
  articulos: 'Para leer',
  eventos: 'En la agenda',
  productos: 'De la tienda',
} satisfies Record<TipoLista, string>;

export const maxBloques = 20;
export const maxCosas = 12;

/** Of all texts together: what is longer is cut off by mail programs. */
const maxTexto = 100_000;

const bloqueTexto = z.object({
  tipo: z.literal('texto'),
  texto: z.string({ error: 'El texto no es válido.' }).max(maxTexto, 'El texto es demasiado largo.').default(''),
});
const bloqueLista = z.object({
  tipo: z.enum(tiposLista),
  titulo: z.string({ error: 'El título no es válido.' }).trim().max(120, 'El título es demasiado largo.').default(''),
  ids: z
    .array(id('Elige qué se enseña.'), { error: 'Elige qué se enseña.' })
    .max(maxCosas, `Como mucho ${maxCosas} por bloque.`)
    .default([]),
});
export const bloque = z.discriminatedUnion('tipo', [bloqueTexto, bloqueLista], {
  error: 'Un bloque es de texto, de artículos, de eventos o de productos.',
});
export type Bloque = z.output<typeof bloque>;

const listOfBloques = z
  .array(bloque, { error: 'Los bloques no son válidos.' })
  .max(maxBloques, { error: `Como mucho ${maxBloques} bloques.`, abort: true })
  .refine(
    (list) => list.reduce((sum, one) => sum + (one.tipo === 'texto' ? one.texto.length : 0), 0) <= maxTexto,
    'Los textos del boletín son demasiado largos: entre todos caben 100.000 caracteres.',
  );

/** A list, or its JSON in a field of a form. */
export const bloques = z.union([listOfBloques, z.string().transform(asJson).pipe(listOfBloques)]);

export const asunto = requiredText('El asunto', 150).refine(
  (text) => !/\p{Cc}/u.test(text),
  'El asunto lleva caracteres que no se ven.',
);

export const envioCreate = z.object({ asunto, bloques: bloques.default([]) });
export const envioUpdate = z.object({
  id: id(),
  version: version(),
  asunto: asunto.optional(),
  bloques: bloques.optional(),
});

/** Something of the site as a newsletter shows it. */
export const tarjeta = z.object({
  titulo: z.string(),
  /** One line: when and where, or how much. */
  dato: z.string(),
  texto: z.string(),
  /** A path of this site. */
  url: z.string(),
  imagen: z.string().nullable(),
});
export type Tarjeta = z.infer<typeof tarjeta>;

const listaHecha = z.object({ tipo: z.enum(tiposLista), titulo: z.string(), tarjetas: z.array(tarjeta) });

/** A block as it goes out. */
const bloqueHecho = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('texto'), html: z.string() }),
  listaHecha,
]);
export type BloqueHecho = z.infer<typeof bloqueHecho>;

const instant = z.string().nullable();

export const envioListItem = z.object({
  id: z.number(),
  asunto: z.string(),
  slug: z.string(),
  estado: z.enum(estadosEnvio),
  programado_para: instant,
  empezado_en: instant,
  terminado_en: instant,
  destinatarios: z.number(),
  enviados: z.number(),
  /** Mails that became files for want of a mail server. */
  en_archivo: z.number(),
  rechazados: z.number(),
  clics: z.number(),
  created_at: z.string(),
});
export type EnvioListItem = z.infer<typeof envioListItem>;

export const envioAdmin = envioListItem.extend({
  bloques: z.array(bloque),
  /** Mails that are still to go. */
  pendientes: z.number(),
  /** It is paused and nothing of it has gone out: it can be a draft again. */
  sin_salir: z.boolean(),
  enlaces: z.array(z.object({ url: z.string(), clics: z.number() })),
  version: z.number(),
});
export type EnvioAdmin = z.infer<typeof envioAdmin>;

export const boletinListItem = z.object({
  slug: z.string(),
  asunto: z.string(),
  fecha: z.string(),
  resumen: z.string(),
});
export const boletinPublico = z.object({
  slug: z.string(),
  asunto: z.string(),
  fecha: z.string(),
  bloques: z.array(z.discriminatedUnion('tipo', [z.object({ tipo: z.literal('texto'), html: shownText }), listaHecha])),
});
export type BoletinPublico = z.infer<typeof boletinPublico>;

function asJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return text.trim() === '' ? [] : parseSentJson(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'Los bloques no se entienden.' });
    return z.NEVER;
  }
}
