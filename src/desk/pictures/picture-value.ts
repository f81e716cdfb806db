/** What a picture field holds: a file on its way, a picture of the library, or none. */
export interface Chosen {
  /** Its address; the form sends it beside the field, as `imagen_medio`. */
  medio: string;
}

export type PictureValue = File | Chosen | null;

export function isChosen(value: unknown): value is Chosen {
  return typeof value === 'object' && value !== null && typeof (value as Chosen).medio === 'string';
}

/** The fields of a form as its call takes them: a chosen picture under a name of its own. */
export function withChosen(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => (isChosen(value) ? [`${name}_medio`, value.medio] : [name, value])),
  );
}

const maxMb = 15;
export const pictureHelp = `JPEG, PNG o WebP, hasta ${maxMb} MB`;

/** Why this file is refused as a picture; undefined when it is accepted. */
export function pictureProblem(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'El archivo debe ser una imagen.';
  if (file.size > maxMb * 1024 * 1024) return `La imagen pesa más de ${maxMb} MB.`;
  return undefined;
}
