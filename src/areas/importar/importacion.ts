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
  /** Whether pages come too; they do unless it is refused. */
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

/** What a report says, by kind, in the order it is shown. */
export const claseAvisoLabel = {
  articulo: 'Artículos que no vienen',
  pagina: 'Páginas que no vienen',
  producto: 'Productos que no vienen',
  estado: 'Vienen como borrador',
  cambio: 'Vienen de otra manera',
  imagen: 'Imágenes que no vienen',
  archivo: 'Audios, vídeos y archivos que no vienen',
  nota: 'Notas al pie que no vienen',
  incrustado: 'Incrustados que no vienen',
  codigo: 'Códigos de complementos que se quitan',
  categoria: 'Categorías que no vienen',
  tema: 'Temas que no vienen',
  menu: 'Entradas de menú que no vienen',
  comentario: 'Comentarios que no vienen',
  otro: 'Otras cosas',
} as const;
export type ClaseAviso = keyof typeof claseAvisoLabel;
export const clasesAviso = Object.keys(claseAvisoLabel) as ClaseAviso[];

/** What it is about, and why it cannot come, or not as it was. */
const aviso = z.object({
  que: z.string(),
  motivo: z.string(),
  clase: z.enum(clasesAviso).optional(),
  /** How many it speaks of, if not of one. */
  cuantos: z.number().optional(),
  /** The thing that came, with which this could not come. */
  cosa: z.object({ tipo: z.enum(['articulo', 'pagina', 'producto', 'categoria', 'tema']), id: z.number() }).optional(),
  /** Where that is edited. */
  ruta: z.string().optional(),
});
export type Aviso = z.infer<typeof aviso>;
/** What is said of it besides. */
export type AvisoMore = Omit<Aviso, 'que' | 'motivo' | 'ruta'>;

const reported = {
  /** Only the first ones of each kind; how many there are in all is beside. */
  avisos: z.array(aviso),
  total_avisos: z.number(),
  /** How many there are of each kind. */
  por_clase: z.array(z.object({ clase: z.enum(clasesAviso), total: z.number() })).optional(),
};

const enlace = z.object({ texto: z.string(), destino: z.string() });
const menuPropuesto = z.object({
  nombre: z.string(),
  entradas: z.array(z.object({ texto: z.string(), destino: z.string().nullable(), enlaces: z.array(enlace) })),
});
export type MenuPropuesto = z.infer<typeof menuPropuesto>;

const analisis = z.object({
  /** Where it comes from: "https://blog.example". */
  origen: z.string(),
  vienen: z.array(cuenta),
  ...reported,
  total: z.number(),
});
export type Analisis = z.infer<typeof analisis>;

const informe = z.object({
  hecho: z.array(cuenta),
  ...reported,
  /** Menus of the other site, as the header's could be. */
  menus: z.array(menuPropuesto).optional(),
  /** Categories that this import made. */
  categorias: z.array(enlace).optional(),
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

/** Of each kind. */
export const maxAvisos = 100;
