/** Books, sponsors, businesses and locations. */
import type { Generated } from 'kysely';

interface Stamped {
  id: Generated<number>;
  busqueda: string;
  created_at: string;
  updated_at: string;
  version: Generated<number>;
}

interface Sponsored extends Stamped {
  /** Days of the contract, both included. */
  desde: string | null;
  hasta: string | null;
  importe_cents: number | null;
  contacto: string | null;
  notas: string | null;
  /** Those without a place in the order come last. */
  orden: number | null;
  /** JSON: where it is shown, and on the pages of which categories. */
  lugares: Generated<string>;
  municipio_id: number | null;
  categorias: Generated<string>;
  informe_mensual: Generated<number>;
  informe_email: string | null;
}

interface SponsorPage extends Sponsored {
  nombre: string;
  slug: string;
  direccion: string;
  email: string;
  telefono: string;
  fax: string | null;
  contenido: string | null;
  youtube_url: string | null;
}

export interface ContenidoTables {
  libros: Stamped & {
    titulo: string;
    slug: string;
    autores: string;
    editorial: string | null;
    isbn: string | null;
    num_pag: number | null;
    fecha_edicion: number | null;
    resumen: string | null;
    imagen_url: string | null;
  };
  /** Links in the footer. */
  sponsors: Sponsored & {
    tipo: 'ayuntamiento' | 'empresa' | 'texto';
    nombre: string;
    url: string;
    imagen: string | null;
  };
  /** Town halls that sponsor and have their page here. */
  ayuntamientos: SponsorPage & { escudo_url: string | null; nombre_alcaldesa: string | null };
  /** Companies that sponsor and have their page here. */
  patrocinadores: SponsorPage & {
    imagen_url: string | null;
    email2: string | null;
    telefono2: string | null;
    responsable: string | null;
  };
  categorias_negocio: Stamped & {
    nombre: string;
    descripcion: string | null;
    activo: number;
    /** Which of the lists "Dónde comer" and "Dónde dormir" has its businesses. */
    para: 'comer' | 'dormir' | null;
  };
  empresas: Stamped & {
    nombre: string;
    slug: string;
    municipio_id: number;
    categoria_id: number;
    descripcion: string | null;
    direccion: string | null;
    telefono: string | null;
    email: string | null;
    web: string | null;
    imagen: string | null;
    horario: string | null;
    precio: string | null;
    /** JSON (values/accesibilidad.ts). */
    accesibilidad: Generated<string>;
    activo: number;
    etiquetas: Generated<string>;
    latitud: number | null;
    longitud: number | null;
  };
  itinerarios: Stamped & {
    titulo: string;
    slug: string;
    resumen: string | null;
    contenido: string | null;
    imagen_url: string | null;
    /** Days with stops (areas/viaje/viaje.ts). */
    plan: string;
    etiquetas: Generated<string>;
    activo: number;
  };
  empresa_imagenes: { id: Generated<number>; empresa_id: number; imagen: string; alt_text: string; orden: number };
  ubicaciones: Stamped & {
    nombre: string;
    slug: string;
    descripcion: string | null;
    imagen_portada: string | null;
    place_id: string | null;
    meta_title: string | null;
    meta_description: string | null;
    categoria_id: number;
    municipio_id: number;
    publicado: number;
    latitud: number | null;
    longitud: number | null;
    direccion: string | null;
    codigo_postal: string | null;
    horario: string | null;
    precio: string | null;
    telefono: string | null;
    web: string | null;
    /** JSON (values/accesibilidad.ts). */
    accesibilidad: Generated<string>;
    /** JSON list of labels. */
    etiquetas: Generated<string>;
  };
  ubicacion_imagenes: UbicacionPart & { ruta_imagen: string; alt_text: string };
  ubicacion_videos: UbicacionPart & { url_video: string; titulo: string };
  ubicacion_faqs: UbicacionPart & { pregunta: string; respuesta: string };
}

/** `orden` is the place in its list. */
interface UbicacionPart {
  id: Generated<number>;
  ubicacion_id: number;
  orden: number;
}
