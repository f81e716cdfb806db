/**
 * The tables, as Kysely sees them. One storage form on both databases: integer cents, 0/1 flags, ISO text for
 * instants and days, `busqueda` columns in lower case without accents for search and order.
 */
import type { Generated } from 'kysely';
import type { AgendaTables } from './agenda.ts';
import type { BoletinTables } from './boletin.ts';
import type { CasaTables } from './casa.ts';
import type { ContenidoTables } from './contenido.ts';
import type { CuentaTables } from './cuenta.ts';
import type { EstadisticasTables } from './estadisticas.ts';
import type { FacturasTables } from './facturas.ts';
import type { ImportarTables } from './importar.ts';
import type { MediosTables } from './medios.ts';
import type { RutasTables } from './rutas.ts';
import type { TiendaTables } from './tienda.ts';

export interface Schema
  extends AgendaTables,
    BoletinTables,
    CasaTables,
    ContenidoTables,
    CuentaTables,
    EstadisticasTables,
    FacturasTables,
    ImportarTables,
    MediosTables,
    RutasTables,
    TiendaTables {
  meta: { clave: string; valor: string };
  /** What the program does by itself (server/work): who is at it and until when they must have said so again. */
  trabajos: {
    nombre: string;
    dueno: Generated<string | null>;
    hasta: Generated<string | null>;
    /** JSON: how far it has come. */
    progreso: Generated<string | null>;
    siguiente_en: string;
    /** In a row. */
    fallos: Generated<number>;
  };
  /** What is still to be sent to shared caches in front of us (server/edge): JSON of tags, and whether it failed. */
  purgas: { id: Generated<number>; proceso: string; etiquetas: string; fallos: Generated<number> };
  categorias: {
    id: Generated<number>;
    nombre_categoria: string;
    slug: string;
    descripcion: string | null;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  articulos: ArticulosTable;
  /** In the lists of which categories and topics an article is; `visible_desde` is null while it is not published. */
  articulo_listas: { articulo_id: number; tipo: string; id_cosa: number; visible_desde: string | null };
  temas: {
    id: Generated<number>;
    nombre: string;
    slug: string;
    descripcion: string | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** Public paths that things had before: they answer 301 to where the thing is now. */
  rutas_anteriores: { ruta: string; tipo: string; id_cosa: number };
  provincias: {
    id: Generated<number>;
    nombre: string;
    comunidad_autonoma: string | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  correos: {
    id: Generated<number>;
    /** Two mails with the same key are one mail. */
    clave: string;
    para: string;
    asunto: string;
    /** Both of them, to be searched. */
    busqueda: string;
    texto: string;
    html: string;
    cabeceras: string | null;
    intentos: number;
    creado_en: string;
    siguiente_en: string;
    enviado_en: string | null;
    ultimo_error: string | null;
    /** 1: it carries a personal link, and its text is forgotten once it is sent. */
    secreto: Generated<number>;
    /** 1: there was no mail server, so it was kept as a file. */
    en_archivo: Generated<number>;
    /** The newsletter it belongs to, which has its text, and its reader; null for all other mails. */
    envio_id: Generated<number | null>;
    /** The invoice that goes along as a file. */
    factura_id: Generated<number | null>;
    suscriptor_id: Generated<number | null>;
  };
  papelera: {
    id: Generated<number>;
    tipo: string;
    id_cosa: number;
    titulo: string;
    /** JSON: every row that went, by table, in the order in which they can come back. */
    filas: string;
    /** JSON: the tags of the pages that showed it. */
    etiquetas: string;
    borrado_en: string;
    borrado_por: string;
    busqueda: string;
  };
  registro: {
    id: Generated<number>;
    hecho_en: string;
    usuario: string;
    accion: 'crear' | 'editar' | 'eliminar' | 'restaurar' | 'acceso';
    tipo: string;
    id_cosa: number;
    titulo: string;
    /** Of the thing, as this change left it; null for what has no versions. */
    version: number | null;
    /** JSON: field → [before, after], in short. */
    cambios: string | null;
    busqueda: string;
  };
  borrador_enlaces: { articulo_id: number; clave: string; caduca_en: string };
}

interface ArticulosTable {
  id: Generated<number>;
  titulo: string;
  slug: string;
  /** Null while a draft has none yet. */
  categoria_id: number | null;
  /** JSON: ids of the categories it is listed in besides. */
  otras_categorias: Generated<string>;
  /** JSON: ids of its topics. */
  temas: Generated<string>;
  destacado: Generated<number>;
  estado: 'publicado' | 'revision' | 'borrador';
  /** The user who wrote it; null for those of earlier versions. */
  escrito_por: Generated<string | null>;
  /** Why it came back from review, and who sent it back; null once it is sent again or published. */
  nota_revision: Generated<string | null>;
  nota_revision_por: Generated<string | null>;
  resumen: string | null;
  contenido: string;
  autor: string | null;
  fotografo: string | null;
  imagen_portada_url: string | null;
  imagen_ini_post: string | null;
  /** For search engines and sharing, where they are not to be the ones it shows. */
  meta_title: Generated<string | null>;
  imagen_compartir: Generated<string | null>;
  place_id: string | null;
  map_search_text: string | null;
  address_line1: string | null;
  address_line2: string | null;
  address_line3: string | null;
  phone1: string | null;
  phone2: string | null;
  phone3: string | null;
  email1: string | null;
  email2: string | null;
  website_url: string | null;
  instagram_url: string | null;
  facebook_url: string | null;
  twitter_url: string | null;
  /** When it may be seen: the moment it was written, or the one it was scheduled for. */
  publicado_en: string;
  /** JSON: what a published article will say once its changes are published; null without any. */
  cambios: Generated<string | null>;
  cambios_en: Generated<string | null>;
  cambios_por: Generated<string | null>;
  /** Which form began it: sent twice it is still one article. */
  clave_alta: Generated<string | null>;
  /** The form that saved last and its how-many-th save, as "clave:5"; null when none did. */
  guardado: Generated<string | null>;
  busqueda: string;
  created_at: string;
  updated_at: string;
  version: Generated<number>;
}
