/** Places, classifications, events and activities. */
import type { Generated } from 'kysely';
import type { Clase, EstadoPropuesta, OrigenPropuesta } from '#values/agenda/propuesta.ts';

export interface AgendaTables {
  municipios: {
    id: Generated<number>;
    nombre: string;
    provincia_id: number;
    place_id: string | null;
    slug: string;
    /** Its code at the statistics institute; what is on our map has one. */
    codigo_ine: string | null;
    /** Of its town. */
    latitud: number | null;
    longitud: number | null;
    descripcion: string | null;
    imagen: string | null;
    habitantes: number | null;
    /** Metres above the sea. */
    altitud: number | null;
    /** Square kilometres. */
    superficie: number | null;
    /** Kilometres by road from the place the site is of. */
    carretera_km: number | null;
    autobus: string | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** Where one parks, fills up, finds water. */
  servicios: {
    id: Generated<number>;
    tipo: string;
    nombre: string;
    latitud: number;
    longitud: number;
    /** The day when somebody last looked. */
    fecha: string | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** Calendars of others. */
  fuentes: {
    id: Generated<number>;
    nombre: string;
    url: string;
    municipio_id: number;
    /** What comes new is published at once; otherwise somebody decides. */
    publicar: Generated<number>;
    /** What its server knows the last one by. */
    etag: string | null;
    modificado: string | null;
    /** When it was last read whole, when it last answered, and when it is asked next. */
    leida_en: string | null;
    traida_en: string | null;
    siguiente_en: string;
    fallos: Generated<number>;
    problema: string | null;
    eventos: Generated<number>;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** What each of their events has become. */
  fuente_eventos: {
    id: Generated<number>;
    fuente_id: number;
    /** What the calendar calls it. */
    uid: string;
    /** JSON: the fields of an event as they came the last time. */
    traido: string;
    /** Its last day; none for what repeats. */
    dia: string | null;
    evento_id: number | null;
    propuesta_id: number | null;
    /** The event was here before: nothing of it is ours to change. */
    es_ajeno: Generated<number>;
  };
  categorias_ubicacion: {
    id: Generated<number>;
    nombre: string;
    slug: string;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  tipos_evento: {
    id: Generated<number>;
    nombre: string;
    descripcion: string | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  eventos: {
    id: Generated<number>;
    titulo: string;
    slug: string;
    municipio_id: number;
    tipo_evento_id: number | null;
    /** Either days (fecha_inicio, perhaps fecha_fin) or a rule, never both. */
    fecha_inicio: string | null;
    fecha_fin: string | null;
    /** fecha_fin, or fecha_inicio when it lasts one day: what "not over yet" compares. */
    ultimo_dia: string | null;
    /** As typed, also when nobody understands it. */
    regla_recurrencia: string | null;
    hora: string | null;
    lugar: string | null;
    enlace_web: string | null;
    descripcion: string | null;
    imagen: string | null;
    /** JSON: days of the rule that fall out, and those that move: [{de, a, hora}]. */
    fechas_canceladas: Generated<string>;
    fechas_movidas: Generated<string>;
    /** JSON list of labels. */
    etiquetas: Generated<string>;
    latitud: number | null;
    longitud: number | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** Events and corrections that others propose. */
  propuestas: {
    id: Generated<number>;
    clase: Clase;
    estado: EstadoPropuesta;
    titulo: string;
    /** JSON: the form as it was sent. */
    campos: string;
    origen: OrigenPropuesta;
    /** What comes again from the same form, or with the same UID of a calendar, is the same proposal. */
    origen_clave: string;
    fuente_id: number | null;
    /** Of the collaborator. */
    usuario: string | null;
    /** Who they are, for thirty days. */
    nombre: Generated<string>;
    email: Generated<string>;
    texto_version: Generated<string>;
    /** In which they wrote: mails to them are in it. */
    idioma: Generated<string>;
    /** Fingerprint of the key in the last link that was mailed. */
    clave: string | null;
    /** What was last asked back, or why it was refused. */
    nota: string | null;
    confirmada_en: string | null;
    decidida_en: string | null;
    decidida_por: string | null;
    evento_id: number | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** What a collaborator's account is bound to: JSON lists of ids. */
  colaboradores: { usuario: string; de_confianza: number; municipios: string; empresas: string };
  actividades: {
    id: Generated<number>;
    nombre: string;
    slug: string;
    descripcion: string;
    imagen_url: string | null;
    lugar: string;
    place_id: string | null;
    duracion: string | null;
    min_personas: number | null;
    max_personas: number | null;
    disponibilidad: string | null;
    texto_precio_1: string | null;
    precio_1_cents: number;
    texto_precio_2: string | null;
    precio_2_cents: number | null;
    texto_precio_3: string | null;
    precio_3_cents: number | null;
    etiquetas: Generated<string>;
    municipio_id: number | null;
    latitud: number | null;
    longitud: number | null;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
}
