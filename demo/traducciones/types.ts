import type { Tipo } from '#things.ts';

/** One of the demo's things in another language. */
export interface Traducida {
  nombre?: string;
  titulo?: string;
  descripcion?: string;
  resumen?: string;
  contenido?: string;
  meta_description?: string;
  horario?: string;
  precio?: string;
  avisos?: string;
  autobus?: string;
  /** The pictures' alternative texts, in their order. */
  imagenes?: string[];
  /** Question and answer, in their order. */
  faqs?: [string, string][];
}

/** By the Spanish name. */
export type Traducidas = Record<string, Traducida>;

export interface Idioma {
  /** What the settings say, by the Spanish. */
  ajustes: Record<string, string>;
  /** What one asks before setting out, of businesses and activities, by the Spanish. */
  practicas: Record<string, string>;
  /** Captions and alternative texts of the library, by the Spanish. */
  medios: Record<string, string>;
  cosas: Partial<Record<Tipo, Traducidas>>;
}
