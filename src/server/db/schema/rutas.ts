/** Walks with their track. */
import type { Generated } from 'kysely';

export interface RutasTables {
  rutas: {
    id: Generated<number>;
    nombre: string;
    slug: string;
    municipio_id: number | null;
    descripcion: string | null;
    /** What whoever walks it must know first, in the operator's words. */
    avisos: string | null;
    imagen_url: string | null;
    dificultad: 'facil' | 'moderada' | 'dificil';
    /** 1: the operator said so; 0: it follows from the track. */
    dificultad_elegida: number;
    distancia_m: number;
    subida_m: number | null;
    bajada_m: number | null;
    altitud_min: number | null;
    altitud_max: number | null;
    minutos: number;
    circular: number;
    /** Where it begins. */
    latitud: number;
    longitud: number;
    /** JSON: pairs of latitude and longitude, as few as a drawing needs. */
    linea: string;
    /** JSON: altitudes at equal distances. */
    perfil: string | null;
    /** JSON: where the track is interrupted (rutas/trazado.ts); null until it was worked out for an earlier one. */
    cortes: string | null;
    /** JSON: its named points. */
    hitos: Generated<string>;
    /** JSON list of labels. */
    etiquetas: Generated<string>;
    busqueda: string;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  /** The whole track, packed (rutas/stored-track.ts). */
  ruta_trazados: { id: Generated<number>; ruta_id: number; puntos: string };
}
