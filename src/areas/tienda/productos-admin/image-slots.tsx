import { PictureList, type PictureSlot } from '#desk/pictures/picture-list.tsx';
import type { PictureValue } from '#desk/pictures/picture-value.ts';

export type ImageSlot = PictureSlot;

export const oneSlot: ImageSlot[] = [{ key: 'primera', file: null, alt_text: '' }];

interface Props {
  slots: ImageSlot[];
  onChange(change: (slots: ImageSlot[]) => ImageSlot[]): void;
  errorOf(index: number): string | undefined;
  required?: boolean;
}

/** A list of pictures to send, as long as one likes: each is called imagen_{index}. */
export function ImageSlots(props: Props) {
  return (
    <PictureList
      {...props}
      fileName={(index) => `imagen_${index}`}
      add={props.slots.length > 0 ? 'Añadir otra imagen' : 'Añadir imagen'}
      removal={(place) => `Eliminar imagen ${place}`}
    />
  );
}

/** As the calls name them, the empty slots left out. */
export function toImageFields(slots: ImageSlot[]): Record<string, PictureValue> {
  const pictures = slots.flatMap(({ file }) => (file ? [file] : []));
  return Object.fromEntries(pictures.map((picture, index) => [`imagen_${index}`, picture]));
}
