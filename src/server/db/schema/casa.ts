/** Tables that belong to no kind of content: messages, versions of articles, the site's settings, the search index. */
import type { Generated } from 'kysely';

export interface CasaTables {
  mensajes: {
    id: Generated<number>;
    name: string;
    email: string;
    phone: string | null;
    message: string;
    /** Version of the privacy text the sender agreed to. */
    texto_version: string;
    /** In which they wrote: the answer is in it. */
    idioma: Generated<string>;
    leido: number;
    respondido: number;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** What was answered to a message from the desk, and by whom. */
  respuestas: { id: Generated<number>; mensaje_id: number; usuario: string; texto: string; enviada_en: string };
  /** Who has a thing open to edit it, since when, and when their browser last said so. */
  ediciones: { tipo: string; id_cosa: number; usuario: string; desde: string; visto_en: string };
  /** Pages under an address of their own: `/{slug}`. */
  paginas: {
    id: Generated<number>;
    titulo: string;
    slug: string;
    contenido: string;
    imagen_url: string | null;
    publicado: number;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  versiones_pagina: {
    id: Generated<number>;
    pagina_id: number;
    titulo: string;
    /** JSON: the page's columns as they were before the change. */
    valores: string;
    guardada_en: string;
    guardada_por: string;
  };
  versiones_articulo: {
    id: Generated<number>;
    articulo_id: number;
    titulo: string;
    /** JSON: the article's columns as they were before the change. */
    valores: string;
    guardada_en: string;
    guardada_por: string;
  };
  /** A row per section of what the operator decides about the site. */
  ajustes: {
    id: Generated<number>;
    seccion: string;
    /** JSON: the fields that were said; the others are as the program has them. */
    valores: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  versiones_ajuste: {
    id: Generated<number>;
    ajuste_id: number;
    valores: string;
    guardada_en: string;
    guardada_por: string;
  };
  /** Redirects of the operator's own. */
  direcciones: {
    id: Generated<number>;
    /** As the page memory writes addresses. */
    de: string;
    a: string;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** Words that mean the same to the search. */
  sinonimos: {
    id: Generated<number>;
    /** With commas between them. */
    palabras: string;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** What a thing says in another language. */
  traducciones: {
    id: Generated<number>;
    tipo: string;
    cosa_id: number;
    idioma: string;
    /** What it is of, and the language. */
    titulo: string;
    /** JSON: field → text. */
    textos: string;
    /** JSON: field → the Spanish that it was translated from. */
    origen: string;
    revisada: number;
    /** 1: a machine wrote it. */
    maquina: Generated<number>;
    /** Fields that have no text, and texts of a Spanish that has changed since: kept by the write door. */
    faltan: Generated<number>;
    anticuados: Generated<number>;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** The texts of all translations by the Spanish of today, made from the others by the write door. */
  traduccion_textos: {
    id: Generated<number>;
    traduccion_id: number;
    idioma: string;
    huella: string;
    texto: string;
    /** 1: nobody has read what the machine wrote. */
    sin_leer: number;
    tipo: string;
    cosa_id: number;
  };
  /** What visitors can find, each thing once; the words themselves are indexed per database (search-*.ts). */
  busqueda_indice: {
    id: number;
    tipo: string;
    id_cosa: number;
    titulo: string;
    texto: string;
    titulo_busqueda: string;
    texto_busqueda: string;
    url: string;
    imagen: string | null;
    /** An instant, and a time of Madrid's clocks: between them it is found; '' and '9999' mean always. */
    visible_desde: string;
    visible_hasta: string;
  };
}
