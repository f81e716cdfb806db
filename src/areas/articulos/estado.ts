export const estadosArticulo = ['publicado', 'revision', 'borrador'] as const;
/** A draft, one that waits for somebody to publish it, or one that is published, now or at its date. */
export type EstadoArticulo = (typeof estadosArticulo)[number];

/** One that is to be seen must have these. */
export const missingArticuloMessage = 'Por favor, rellena el título, el contenido y selecciona una categoría.';

/** How lists tell them apart: what is published at a date to come is a state of its own. */
export const situaciones = ['publicado', 'programado', 'revision', 'borrador'] as const;
export type Situacion = (typeof situaciones)[number];

export const situacionLabel = {
  publicado: 'Publicado',
  programado: 'Programado',
  revision: 'En revisión',
  borrador: 'Borrador',
} satisfies Record<Situacion, string>;

export function situacionOf({
  estado,
  publicar_en,
}: {
  estado: EstadoArticulo;
  publicar_en: string | null;
}): Situacion {
  return estado === 'publicado' && isScheduled(publicar_en) ? 'programado' : estado;
}

export function isScheduled(publicarEn: string | null): boolean {
  return Boolean(publicarEn) && Date.parse(publicarEn!) > Date.now();
}
