/**
 * THE TABLE OF THINGS: each kind once. Labels, tables, addresses, search, trash and log are read from here, so a kind
 * cannot be known in one place and forgotten in another.
 */

import type { Capability } from '#values/rol.ts';
import { seccionLabel } from '#values/seccion.ts';
import { paths } from './paths.ts';

export interface Thing {
  /** How screens head one and many of them. */
  label: string;
  plural: string;
  /** With its article, as sentences name it: "el libro". */
  one: string;
  /** What somebody must be able to do to touch it. */
  capability: Capability;
  table: string;
  /** The column that names it. */
  title: string;
  /** How the log and the trash call it, when that column alone does not say what it is. */
  titled?: (title: string) => string;
  /** Columns that the search of the back office's lists looks into, kept together in `busqueda`; the title if not said. */
  words?: readonly string[];
  /** No two of them bear the same name (within what this column says). */
  uniqueName?: true | { within: string; said: string };
  /** It has a `slug` of its own, made from its title unless one is given. */
  hasSlug?: true;
  /** Pages of this other kind lie at the same addresses: no slug is of both. */
  sharesSlugsWith?: string;
  /** The public address of its page, from its slug. */
  path?: (slug: string) => string;
  /** Visitors have a list of all of them at `/{table}`. */
  hasList?: true;
  /** Visitors can search for it. The number is part of the ids in the index: none is changed, a new kind has the next. */
  searched?: number;
  /**
   * Its screens in the back office, if they are where such screens are: at `/admin/{table}/gestion` a list with a form at
   * `nuevo` and `editar`, or all of it. Screens elsewhere have their lines in `desk/`.
   */
  screens?: 'form by slug' | 'form by id' | 'catalog';
  /** Rows of other tables that belong to it, go to the trash and come back with it: table → column that names it. */
  parts?: Readonly<Record<string, string>>;
  /** Rows about its past, which go along the same way. */
  history?: Readonly<Record<string, string>>;
  /** Columns that point at other things: those cannot be deleted while this one is there. */
  refs?: Readonly<Record<string, string>>;
  /** Columns with a JSON list of the ids of other things: the same holds for them. */
  listRefs?: Readonly<Record<string, string>>;
  /** Kinds whose names its entry in the search shows: a new name of theirs is found here too. */
  shows?: readonly string[];
  /**
   * What of it is translated: columns, what is inside those that are JSON (`opciones.*.nombre`), and columns of
   * its parts (`faqs.*.pregunta`); rich texts apart. Names of places, people and businesses, addresses and legal texts stay.
   */
  translated?: readonly string[];
  translatedHtml?: readonly string[];
  /** Visitors have lists of it by what these columns point at; each has a tag of its own (`articulos:categoria:3`). */
  listedBy?: readonly string[];
}

export const things = {
  articulo: {
    label: 'Artículo',
    plural: 'Artículos',
    one: 'el artículo',
    capability: 'articulos',
    table: 'articulos',
    title: 'titulo',
    // A draft may have none yet.
    titled: (titulo) => titulo || 'Sin título',
    hasSlug: true,
    sharesSlugsWith: 'empresa',
    searched: 0,
    screens: 'form by slug',
    history: { versiones_articulo: 'articulo_id' },
    refs: { categoria_id: 'categoria' },
    listRefs: { otras_categorias: 'categoria', temas: 'tema' },
    listedBy: ['categoria_id', 'otras_categorias', 'temas'],
    translated: ['titulo', 'resumen', 'meta_title'],
    translatedHtml: ['contenido'],
  },
  ajuste: {
    label: 'Ajustes',
    plural: 'Ajustes',
    one: 'los ajustes',
    capability: 'admin',
    table: 'ajustes',
    title: 'seccion',
    titled: (seccion) => (seccionLabel as Record<string, string>)[seccion] ?? seccion,
    words: [],
    history: { versiones_ajuste: 'ajuste_id' },
    // Inside its section, as it holds now.
    translated: [
      ...(['identidad.nombre', 'identidad.lema', 'identidad.descripcion'] as const),
      ...(['portada.titulo', 'portada.entradilla', 'portada.boton.texto', 'portada.imagen_alt'] as const),
      ...(['portada.tarjetas.*.titulo', 'portada.tarjetas.*.texto', 'portada.apoyo.titulo'] as const),
      ...(['portada.apoyo.texto', 'portada.apoyo.boton.texto'] as const),
      ...(['secciones.lista.*.titulo', 'secciones.lista.*.entradilla'] as const),
      ...(['menus.cabecera.*.texto', 'menus.cabecera.*.enlaces.*.texto'] as const),
      ...(['menus.pie.*.titulo', 'menus.pie.*.enlaces.*.texto'] as const),
      ...(['marca.territorio', 'marca.zona', 'marca.bienes', 'marca.textos.*'] as const),
      ...(['reservas.horario.*', 'envios.zonas.*.nombre', 'envios.no_entrega.*.nombre'] as const),
      ...(['envios.plazo', 'tienda.recogida_horario', 'preparacion.mensaje'] as const),
      ...(['pagos.transferencia.instrucciones', 'pagos.bizum.instrucciones'] as const),
      'pagos.recogida.instrucciones',
    ],
    translatedHtml: ['secciones.lista.*.texto'],
  },
  actividad: {
    label: 'Actividad',
    plural: 'Actividades',
    one: 'la actividad',
    capability: 'contenido',
    table: 'actividades',
    title: 'nombre',
    hasSlug: true,
    path: paths.actividad,
    searched: 2,
    screens: 'form by slug',
    refs: { municipio_id: 'municipio' },
    shows: ['municipio'],
    translated: [
      ...(['nombre', 'duracion', 'disponibilidad'] as const),
      ...(['texto_precio_1', 'texto_precio_2', 'texto_precio_3'] as const),
    ],
    translatedHtml: ['descripcion'],
  },
  ayuntamiento: {
    label: 'Página de ayuntamiento',
    plural: 'Páginas de ayuntamientos',
    one: 'la página de ayuntamiento',
    capability: 'contenido',
    table: 'ayuntamientos',
    title: 'nombre',
    hasSlug: true,
    path: paths.ayuntamiento,
    refs: { municipio_id: 'municipio' },
    listRefs: { categorias: 'categoria' },
    translatedHtml: ['contenido'],
  },
  categoria: {
    label: 'Categoría de artículos',
    plural: 'Categorías de artículos',
    one: 'la categoría',
    capability: 'contenido',
    table: 'categorias',
    title: 'nombre_categoria',
    words: [],
    hasSlug: true,
    path: paths.categoria,
    screens: 'catalog',
    translated: ['nombre_categoria', 'descripcion'],
  },
  categoria_negocio: {
    label: 'Categoría de negocio',
    plural: 'Categorías de negocio',
    one: 'la categoría de negocio',
    capability: 'contenido',
    table: 'categorias_negocio',
    title: 'nombre',
    uniqueName: true,
    translated: ['nombre', 'descripcion'],
  },
  categoria_producto: {
    label: 'Categoría de productos',
    plural: 'Categorías de productos',
    one: 'la categoría',
    capability: 'tienda',
    table: 'categorias_producto',
    title: 'nombre',
    uniqueName: true,
    translated: ['nombre'],
  },
  categoria_ubicacion: {
    label: 'Categoría de ubicaciones',
    plural: 'Categorías de ubicaciones',
    one: 'la categoría',
    capability: 'contenido',
    table: 'categorias_ubicacion',
    title: 'nombre',
    uniqueName: true,
    hasSlug: true,
    translated: ['nombre'],
  },
  cupon: {
    label: 'Cupón',
    plural: 'Cupones',
    one: 'el cupón',
    capability: 'tienda',
    table: 'cupones',
    title: 'codigo',
    uniqueName: true,
    listRefs: { categorias: 'categoria_producto' },
  },
  direccion: {
    label: 'Redirección',
    plural: 'Redirecciones',
    one: 'la redirección',
    capability: 'contenido',
    table: 'direcciones',
    title: 'de',
  },
  empresa: {
    label: 'Empresa',
    plural: 'Empresas',
    one: 'la empresa',
    capability: 'contenido',
    table: 'empresas',
    title: 'nombre',
    hasSlug: true,
    sharesSlugsWith: 'articulo',
    path: paths.empresa,
    searched: 5,
    parts: { empresa_imagenes: 'empresa_id' },
    refs: { municipio_id: 'municipio', categoria_id: 'categoria_negocio' },
    shows: ['municipio', 'categoria_negocio'],
    translated: ['descripcion', 'horario', 'precio', 'imagenes.*.alt_text'],
  },
  envio: {
    label: 'Envío del boletín',
    plural: 'Envíos del boletín',
    one: 'el envío',
    capability: 'boletin',
    table: 'envios',
    title: 'asunto',
    hasSlug: true,
    path: paths.envio,
    parts: { envio_enlaces: 'envio_id' },
  },
  evento: {
    label: 'Evento',
    plural: 'Eventos',
    one: 'el evento',
    capability: 'contenido',
    table: 'eventos',
    title: 'titulo',
    hasSlug: true,
    path: paths.evento,
    searched: 3,
    screens: 'form by id',
    refs: { municipio_id: 'municipio', tipo_evento_id: 'tipo_evento' },
    shows: ['municipio', 'tipo_evento'],
    translated: ['titulo', 'descripcion'],
  },
  fuente: {
    label: 'Fuente',
    plural: 'Fuentes',
    one: 'la fuente',
    capability: 'contenido',
    table: 'fuentes',
    title: 'nombre',
    words: ['nombre', 'url'],
    parts: { fuente_eventos: 'fuente_id' },
    refs: { municipio_id: 'municipio' },
  },
  itinerario: {
    label: 'Itinerario',
    plural: 'Itinerarios',
    one: 'el itinerario',
    capability: 'contenido',
    table: 'itinerarios',
    title: 'titulo',
    hasSlug: true,
    path: paths.itinerario,
    hasList: true,
    searched: 11,
    screens: 'form by slug',
    translated: ['titulo', 'resumen'],
    translatedHtml: ['contenido'],
  },
  libro: {
    label: 'Libro',
    plural: 'Libros',
    one: 'el libro',
    capability: 'contenido',
    table: 'libros',
    title: 'titulo',
    words: ['titulo', 'autores'],
    hasSlug: true,
    path: paths.libro,
    hasList: true,
    searched: 1,
    screens: 'form by slug',
    translated: ['titulo'],
    translatedHtml: ['resumen'],
  },
  medio: {
    label: 'Imagen o vídeo',
    plural: 'Imágenes y vídeos',
    one: 'la imagen',
    capability: 'contenido',
    table: 'medios',
    title: 'titulo',
    words: ['titulo', 'alt_text', 'pie', 'credito'],
    translated: ['alt_text', 'pie'],
  },
  mensaje: {
    label: 'Mensaje',
    plural: 'Mensajes',
    one: 'el mensaje',
    capability: 'mensajes',
    table: 'mensajes',
    title: 'name',
    titled: (name) => `Mensaje de ${name}`,
    words: ['name', 'email', 'phone', 'message'],
    history: { respuestas: 'mensaje_id' },
  },
  municipio: {
    label: 'Municipio',
    plural: 'Municipios',
    one: 'el municipio',
    capability: 'contenido',
    table: 'municipios',
    title: 'nombre',
    uniqueName: { within: 'provincia_id', said: 'en esa provincia' },
    hasSlug: true,
    path: paths.municipio,
    searched: 7,
    screens: 'catalog',
    refs: { provincia_id: 'provincia' },
    translated: ['autobus'],
    translatedHtml: ['descripcion'],
  },
  pagina: {
    label: 'Página',
    plural: 'Páginas',
    one: 'la página',
    capability: 'contenido',
    table: 'paginas',
    title: 'titulo',
    hasSlug: true,
    path: paths.pagina,
    searched: 10,
    screens: 'form by slug',
    history: { versiones_pagina: 'pagina_id' },
    translated: ['titulo'],
    translatedHtml: ['contenido'],
  },
  patrocinador: {
    label: 'Página de patrocinador',
    plural: 'Páginas de patrocinadores',
    one: 'la página de patrocinador',
    capability: 'contenido',
    table: 'patrocinadores',
    title: 'nombre',
    hasSlug: true,
    path: paths.patrocinador,
    refs: { municipio_id: 'municipio' },
    listRefs: { categorias: 'categoria' },
    translatedHtml: ['contenido'],
  },
  producto: {
    label: 'Producto',
    plural: 'Productos',
    one: 'el producto',
    capability: 'tienda',
    table: 'productos',
    title: 'nombre',
    words: ['nombre', 'referencia'],
    hasSlug: true,
    path: paths.producto,
    searched: 6,
    parts: { producto_variantes: 'producto_id' },
    history: { precios_producto: 'producto_id' },
    refs: { tienda_id: 'tienda', categoria_id: 'categoria_producto' },
    shows: ['tienda', 'categoria_producto'],
    translated: ['nombre', 'descripcion', 'opciones.*.nombre', 'opciones.*.valores.*'],
  },
  propuesta: {
    label: 'Propuesta',
    plural: 'Propuestas',
    one: 'la propuesta',
    capability: 'contenido',
    table: 'propuestas',
    title: 'titulo',
    words: ['titulo', 'nombre', 'email'],
  },
  provincia: {
    label: 'Provincia',
    plural: 'Provincias',
    one: 'la provincia',
    capability: 'contenido',
    table: 'provincias',
    title: 'nombre',
    uniqueName: true,
    screens: 'catalog',
  },
  ruta: {
    label: 'Ruta',
    plural: 'Rutas',
    one: 'la ruta',
    capability: 'contenido',
    table: 'rutas',
    title: 'nombre',
    hasSlug: true,
    path: paths.ruta,
    hasList: true,
    searched: 8,
    screens: 'form by slug',
    parts: { ruta_trazados: 'ruta_id' },
    refs: { municipio_id: 'municipio' },
    shows: ['municipio'],
    translated: ['nombre', 'avisos', 'hitos.*.nombre'],
    translatedHtml: ['descripcion'],
  },
  servicio: {
    label: 'Servicio',
    plural: 'Servicios',
    one: 'el servicio',
    capability: 'contenido',
    table: 'servicios',
    title: 'nombre',
    screens: 'catalog',
    translated: ['nombre'],
  },
  sinonimo: {
    label: 'Grupo de sinónimos',
    plural: 'Sinónimos',
    one: 'el grupo de sinónimos',
    capability: 'contenido',
    table: 'sinonimos',
    title: 'palabras',
  },
  sponsor: {
    label: 'Patrocinador',
    plural: 'Patrocinadores',
    one: 'el patrocinador',
    capability: 'contenido',
    table: 'sponsors',
    title: 'nombre',
    refs: { municipio_id: 'municipio' },
    listRefs: { categorias: 'categoria' },
  },
  tema: {
    label: 'Tema',
    plural: 'Temas',
    one: 'el tema',
    capability: 'contenido',
    table: 'temas',
    title: 'nombre',
    uniqueName: true,
    hasSlug: true,
    path: paths.tema,
    searched: 9,
    screens: 'catalog',
    translated: ['nombre', 'descripcion'],
  },
  tienda: {
    label: 'Tienda',
    plural: 'Tiendas',
    one: 'la tienda',
    capability: 'tienda',
    table: 'tiendas',
    title: 'nombre',
  },
  tipo_evento: {
    label: 'Tipo de evento',
    plural: 'Tipos de evento',
    one: 'el tipo de evento',
    capability: 'contenido',
    table: 'tipos_evento',
    title: 'nombre',
    uniqueName: true,
    screens: 'catalog',
    translated: ['nombre', 'descripcion'],
  },
  traduccion: {
    label: 'Traducción',
    plural: 'Traducciones',
    one: 'la traducción',
    capability: 'traducir',
    table: 'traducciones',
    title: 'titulo',
  },
  ubicacion: {
    label: 'Ubicación',
    plural: 'Ubicaciones',
    one: 'la ubicación',
    capability: 'contenido',
    table: 'ubicaciones',
    title: 'nombre',
    hasSlug: true,
    path: paths.ubicacion,
    hasList: true,
    searched: 4,
    parts: {
      ubicacion_imagenes: 'ubicacion_id',
      ubicacion_videos: 'ubicacion_id',
      ubicacion_faqs: 'ubicacion_id',
    },
    refs: { municipio_id: 'municipio', categoria_id: 'categoria_ubicacion' },
    shows: ['municipio', 'categoria_ubicacion'],
    translated: [
      ...(['nombre', 'horario', 'precio', 'faqs.*.pregunta', 'faqs.*.respuesta'] as const),
      ...(['imagenes.*.alt_text', 'videos.*.titulo', 'meta_title', 'meta_description'] as const),
    ],
    translatedHtml: ['descripcion'],
  },
} as const satisfies Record<string, Thing>;

export type Tipo = keyof typeof things;
export const tipos = Object.keys(things) as Tipo[];

/** The same table, each entry with all its possible parts. */
export function thingOf(tipo: Tipo): Thing {
  return things[tipo];
}

/** Kinds that are translated. */
export const translatedTipos = tipos.filter((tipo) => thingOf(tipo).translated ?? thingOf(tipo).translatedHtml);

/** Kinds that visitors have a list of, and where it is. */
export const listedTipos = tipos.filter((tipo) => thingOf(tipo).hasList);
export function listPath(tipo: Tipo): string {
  return `/${things[tipo].table}`;
}

/** How long a deleted thing can come back from the trash. */
export const trashDays = 30;

type With<Part> = { [T in Tipo]: (typeof things)[T] extends Part ? T : never }[Tipo];

export type SearchedTipo = With<{ searched: number }>;

export function isSearched(tipo: Tipo): tipo is SearchedTipo {
  return thingOf(tipo).searched !== undefined;
}

/** Kinds with a list of pages under one address each, all made from slugs. */
export type PathTipo = With<{ path: unknown }>;

/** Kinds of which visitors see one by one: what they may see is in the table of public kinds (public-kinds.server.ts). */
export type PublicTipo = PathTipo | SearchedTipo;
export const publicTipos = tipos.filter((tipo): tipo is PublicTipo => Boolean(thingOf(tipo).path) || isSearched(tipo));

/** Kinds whose screens in the back office are where such screens are. */
export type ScreensTipo = With<{ screens: string }>;

/** What the log names besides things. */
const otherLabels = {
  copia: 'Copia de seguridad',
  correo: 'Correo',
  cuenta: 'Cuenta',
  importacion: 'Importación',
  papelera: 'Papelera',
  pedido: 'Pedido',
  persona: 'Datos personales',
  suscriptor: 'Boletín',
  factura: 'Factura',
  usuario: 'Persona',
};
export type LoggedTipo = Tipo | keyof typeof otherLabels;

export const tipoLabels = {
  ...otherLabels,
  ...(Object.fromEntries(tipos.map((tipo) => [tipo, things[tipo].label])) as Record<Tipo, string>),
} satisfies Record<LoggedTipo, string>;

/** What the log names besides things and an administrator is not alone to see. */
const otherCapabilities: Partial<Record<LoggedTipo, Capability>> = {
  pedido: 'tienda',
  factura: 'tienda',
  suscriptor: 'boletin',
};

/** Of what the trash and the log name, what somebody may see who can do this much. */
export function tiposFor(may: (capability: Capability) => boolean): LoggedTipo[] {
  const logged = Object.keys(tipoLabels) as LoggedTipo[];
  return logged.filter((tipo) => may(isThing(tipo) ? things[tipo].capability : (otherCapabilities[tipo] ?? 'admin')));
}

function isThing(tipo: LoggedTipo): tipo is Tipo {
  return Object.hasOwn(things, tipo);
}

/** "El libro", at the beginning of a sentence. */
export function theThing(tipo: Tipo): string {
  const { one } = things[tipo];
  return one[0]!.toUpperCase() + one.slice(1);
}

/** "otro libro", "otra tienda". */
export function anotherThing(tipo: Tipo): string {
  const { one } = things[tipo];
  return one.replace(/^el /, 'otro ').replace(/^la /, 'otra ');
}

/** "un libro", "una tienda". */
export function aThing(tipo: Tipo): string {
  const { one } = things[tipo];
  return one.replace(/^el /, 'un ').replace(/^la /, 'una ');
}

/** "lo usa", "la usa": what is done to it. */
export function itOf(tipo: Tipo): 'lo' | 'la' {
  return things[tipo].one.startsWith('la ') ? 'la' : 'lo';
}

/** "eliminado", "eliminada". */
export function endingOf(tipo: Tipo): 'o' | 'a' {
  return things[tipo].one.startsWith('la ') ? 'a' : 'o';
}

/** "1 libro", "12 libros". */
export function countOf(tipo: Tipo, count: number): string {
  const { one, plural } = things[tipo];
  return `${count} ${count === 1 ? one.replace(/^(?:el|la) /, '') : plural.toLowerCase()}`;
}
