/** The shape of the demo content. Texts are Spanish; HTML uses p, h2, h3, ul, ol, li, blockquote, strong, em, a, table, figure, img, figcaption. */

import type { Lugar } from '#areas/patrocinadores/contratos/contrato.ts';
import type { Weekday } from '#values/day.ts';
import type { Etiqueta } from '#values/etiquetas.ts';
import type { Accesibilidad } from '#values/visita/accesibilidad.ts';
import type { CoverName, EmblemName, PictureName, ProductName, SceneName } from '../picture-names.ts';

export interface DemoContact {
  addressLine1?: string;
  addressLine2?: string;
  addressLine3?: string;
  phone1?: string;
  phone2?: string;
  phone3?: string;
  email1?: string;
  email2?: string;
  websiteUrl?: string;
  instagramUrl?: string;
  facebookUrl?: string;
  twitterUrl?: string;
}

export interface DemoArticulo {
  titulo: string;
  /** One of historia, leyendas-y-tradiciones, sucesos, rutas-y-naturaleza, personajes, enigmas-y-misterios, noticias, emprendedores. */
  categoria: string;
  /** Listed there besides. */
  otrasCategorias?: string[];
  destacado?: true;
  resumen: string;
  contenido: string;
  autor: string;
  fotografo: string;
  /** Published this many days before the demo is loaded. */
  daysAgo: number;
  portada: SceneName;
  /** Picture at the head of the page; the cover when absent. */
  inicial?: SceneName;
  map_search_text?: string;
  contact?: DemoContact;
}

export interface DemoActividad {
  nombre: string;
  descripcion: string;
  imagen: SceneName;
  lugar: string;
  duracion: string;
  min_personas: number;
  max_personas: number;
  disponibilidad: string;
  /** Up to three tariffs, in euro cents; null means free (GRATIS). */
  tarifas: { texto: string; precioCents: number | null }[];
}

export interface DemoLibro {
  titulo: string;
  autores: string;
  editorial?: string;
  ISBN?: string;
  num_pag?: number;
  fecha_edicion?: number;
  resumen: string;
  imagen: CoverName;
}

export interface DemoUbicacion {
  nombre: string;
  categoria: string;
  municipio: string;
  descripcion: string;
  portada: SceneName;
  imagenes: { imagen: SceneName; alt_text: string }[];
  meta_description: string;
  latitud: number;
  longitud: number;
  direccion: string;
  codigo_postal: string;
  horario?: string;
  precio?: string;
  telefono?: string;
  web?: string;
  accesibilidad?: Accesibilidad;
  faqs: { pregunta: string; respuesta: string }[];
  videos?: { url_video: string; titulo: string }[];
}

export interface DemoRuta {
  nombre: string;
  municipio: string;
  descripcion: string;
  imagen: SceneName;
  etiquetas: Etiqueta[];
  avisos?: string;
  /** Where it passes: latitude, longitude, altitude. */
  puntos: [number, number, number][];
}

export interface DemoEvento {
  titulo: string;
  municipio: string;
  tipo: string;
  descripcion: string;
  imagen?: SceneName;
  lugar?: string;
  hora?: string;
  enlace_web?: string;
  /** Either days from the day the demo is loaded … */
  startsInDays?: number;
  /** … on the next such day of the week then … */
  startsOn?: Weekday;
  lastsDays?: number;
  /** … or a recurrence rule in free Spanish text. */
  regla_recurrencia?: string;
  /** Of the days that the rule says from now on, counted from one: this one falls out, … */
  cancelsDay?: number;
  /** … and this one is some days earlier or later. */
  movesDay?: { number: number; byDays: number; hora: string };
}

export interface DemoEmpresa {
  nombre: string;
  municipio: string;
  categoria: string;
  descripcion: string;
  direccion: string;
  telefono: string;
  email: string;
  web: string;
  horario: string;
  imagen: SceneName;
  imagenes_adicionales: { imagen: PictureName; alt_text: string }[];
}

export interface DemoTienda {
  nombre: string;
  direccion: string;
  telefono: string;
  email: string;
  sitio_web: string;
  imagen: EmblemName;
}

export interface DemoProducto {
  nombre: string;
  tienda: string;
  categoria: string;
  descripcion: string;
  precioCents: number;
  /** 21, 10 or 4. */
  iva: number;
  /** null means unlimited. */
  stock: number | null;
  /** Grams unless told otherwise. */
  contenido_neto?: number;
  unidad_contenido?: 'ml';
  /** What it cost until it was lowered some days ago. */
  antesCents?: number;
  opciones?: { nombre: string; valores: string[] }[];
  /** One for each combination that is made. */
  variantes?: { valores: string[]; precioCents: number; stock: number | null; imagen?: ProductName }[];
  imagenes: (ProductName | SceneName)[];
}

export interface DemoCupon {
  codigo: string;
  tipo: 'porcentaje' | 'importe' | 'envio';
  /** Percent, or cents. */
  valor: number;
  minimoCents?: number;
  usos?: number;
  categorias?: string[];
  hastaInDays?: number;
}

export interface DemoContrato {
  /** Days before and after the demo is loaded. */
  desdeDaysAgo: number;
  hastaInDays?: number;
  importe: number;
  contacto: string;
  notas?: string;
  orden?: number;
  lugares: Lugar[];
  municipio?: string;
  /** Slugs. */
  categorias?: string[];
}

export interface DemoSponsorLink {
  nombre: string;
  url: string;
  imagen?: EmblemName;
  contrato?: DemoContrato;
}

export interface DemoAyuntamiento {
  nombre: string;
  escudo: EmblemName;
  direccion: string;
  email: string;
  telefono: string;
  fax?: string;
  nombre_alcaldesa?: string;
  contenido: string;
  youtube_url?: string;
}

export interface DemoPatrocinador {
  nombre: string;
  imagen: EmblemName;
  direccion: string;
  email: string;
  email2?: string;
  telefono: string;
  telefono2?: string;
  fax?: string;
  responsable?: string;
  contenido: string;
  youtube_url?: string;
}

export interface DemoItinerario {
  titulo: string;
  imagen: PictureName;
  etiquetas: Etiqueta[];
  resumen: string;
  contenido: string;
  /** The stops of each day by kind and name. */
  dias: (readonly ['ubicacion' | 'ruta' | 'empresa', string])[][];
}
