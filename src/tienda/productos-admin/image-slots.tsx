import { Button, Group, SimpleGrid } from '@mantine/core';
import { ImagePlus, X } from 'lucide-react';
import { ImageInput } from '#desk/form/image-input.tsx';

export interface ImageSlot {
  /** Stays the same while slots before it come and go. */
  key: number;
  file: File | null;
}

export const oneSlot: ImageSlot[] = [{ key: 1, file: null }];

interface Props {
  slots: ImageSlot[];
  onChange(slots: ImageSlot[]): void;
  errorOf(index: number): string | undefined;
  required?: boolean;
}

/** A list of pictures to send, as long as one likes: each is called imagen_{index}. */
export function ImageSlots({ slots, onChange, errorOf, required = false }: Props) {
  const nextKey = Math.max(0, ...slots.map(({ key }) => key)) + 1;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {slots.map(({ key, file }, index) => (
          <div key={key}>
            <ImageInput
              label={`Imagen ${index + 1}`}
              name={`imagen_${index}`}
              required={required}
              value={file}
              onChange={(chosen) =>
                onChange(slots.map((slot) => (slot.key === key ? { ...slot, file: chosen } : slot)))
              }
              error={errorOf(index)}
            />
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              mt={4}
              leftSection={<X size={14} aria-hidden="true" />}
              aria-label={`Eliminar imagen ${index + 1}`}
              onClick={() => onChange(slots.filter((slot) => slot.key !== key))}
            >
              Eliminar
            </Button>
          </div>
        ))}
      </SimpleGrid>
      <Group mt={slots.length > 0 ? 'md' : 0}>
        <Button
          variant="default"
          leftSection={<ImagePlus size={16} aria-hidden="true" />}
          onClick={() => onChange([...slots, { key: nextKey, file: null }])}
        >
          {slots.length > 0 ? 'Añadir otra imagen' : 'Añadir imagen'}
        </Button>
      </Group>
    </>
  );
}

/** As the calls name them, the empty slots left out. */
export function toImageFields(slots: ImageSlot[]): Record<string, File> {
  const files = slots.flatMap(({ file }) => (file ? [file] : []));
  return Object.fromEntries(files.map((file, index) => [`imagen_${index}`, file]));
}
