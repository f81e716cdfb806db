import { z } from 'zod';
import { flag, id, optionalText } from '#values/fields.ts';

export const tiposImportacion = ['wordpress', 'woocommerce', 'suscriptores'] as const;
export type TipoImportacion = (typeof tiposImportacion)[number];
export const tipoImportacionLabel = {
  wordpress: 'WordPress',
  woocommerce: 'Productos de WooCommerce',
  suscriptores: 'Suscriptores',
} satisfies Record<TipoImportacion, string>;

const estadosImportacion = ['analizada', 'en_curso', 'terminada', 'fallida', 'deshaciendo', 'deshecha'] as const;
export type EstadoImportacion = (typeof estadosImportacion)[number];
export const estadoImportacionLabel = {
  analizada: 'Analizada',
  en_curso: 'En curso',
  terminada: 'Terminada',
  fallida: 'Interrumpida',
  deshaciendo: 'Deshaciéndose',
  deshecha: 'Deshecha',
} satisfies Record<EstadoImportacion, string>;

/** While something is being done about it, by whoever does it. */
export const isAtWork = (estado: EstadoImportacion) => estado === 'en_curso' || estado === 'deshaciendo';

/** What the operator chooses before it begins; which of them matter depends on the kind. */
export const opcionesImportacion = z.object({
  /** Where articles without a category go. */
  categoria_id: id('La categoría no es válida.').optional(),
  /** Pages come too, as drafts. */
  paginas: flag('Páginas').optional(),
  tienda_id: id('La tienda no es válida.').optional(),
  /** A shop that is made for what comes. */
  tienda_nombre: optionalText('El nombre de la tienda', 150),
  /** The operator declares that these people agreed to get the newsletter. */
  consentimiento: flag('Consentimiento').optional(),
  procedencia: optionalText('De dónde viene el consentimiento', 1000),
});
export type OpcionesImportacion = z.output<typeof opcionesImportacion>;

const cuenta = z.object({ que: z.string(), cuantos: z.number() });
export type Cuenta = z.infer<typeof cuenta>;
/** What it is about, and why it cannot come, or not as it was. */
const aviso = z.object({ que: z.string(), motivo: z.string() });
export type Aviso = z.infer<typeof aviso>;

const analisis = z.object({
  /** Where it comes from: "https://blog.example". */
  origen: z.string(),
  vienen: z.array(cuenta),
  /** Only the first ones; how many there are in all is beside. */
  avisos: z.array(aviso),
  total_avisos: z.number(),
  total: z.number(),
});
export type Analisis = z.infer<typeof analisis>;

const informe = z.object({
  hecho: z.array(cuenta),
  avisos: z.array(aviso),
  total_avisos: z.number(),
  /** Why it stopped, when it did. */
  error: z.string().optional(),
});
export type Informe = z.infer<typeof informe>;

export const importacion = z.object({
  id: z.number(),
  tipo: z.enum(tiposImportacion),
  archivo: z.string(),
  estado: z.enum(estadosImportacion),
  hechos: z.number(),
  total: z.number(),
  usuario: z.string(),
  creado_en: z.string(),
  terminado_en: z.string().nullable(),
  /** The process that was at it has gone; another takes it up. */
  parada: z.boolean(),
  analisis,
  informe: informe.nullable(),
  consentimiento: z.string().nullable(),
});
export type Importacion = z.infer<typeof importacion>;

export const maxAvisos = 300;
