/** The pictures of an empresa. Each one is uploaded when it is chosen; the form keeps its address. */
import {
  ActionIcon,
  Box,
  Button,
  FileInput,
  Group,
  Image,
  Paper,
  Progress,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { ArrowDown, ArrowUp, ImageUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Uploading } from '#desk/form/use-upload.ts';
import { pictureAt } from '#values/picture.ts';

export interface AdditionalPicture {
  id?: number;
  imagen: string;
  alt_text: string;
}

interface MainProps {
  value: string;
  onChange(url: string): void;
  uploading: Uploading;
  error?: ReactNode;
}

export function MainPicture({ value, onChange, uploading, error }: MainProps) {
  async function pick(files: File[]) {
    const url = files[0] && (await uploading.upload(files[0]));
    if (url) onChange(url);
  }
  return (
    <Stack gap={8}>
      <Picker label="Imagen principal" onPick={pick} uploading={uploading} error={error} />
      <input type="hidden" name="imagen" value={value} />
      {value ? (
        <Group align="end">
          <Thumbnail url={value} alt="Imagen principal" size={140} />
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => onChange('')}>
            Quitar imagen
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          Sin imagen
        </Text>
      )}
    </Stack>
  );
}

interface AdditionalProps {
  value: AdditionalPicture[];
  /** Several files may be on their way: a change is made on the list as it is then. */
  onChange(change: (pictures: AdditionalPicture[]) => AdditionalPicture[]): void;
  uploading: Uploading;
}

export function AdditionalPictures({ value, onChange, uploading }: AdditionalProps) {
  async function pick(files: File[]) {
    for (const file of files) {
      const imagen = await uploading.upload(file);
      // A failure stays to be read; what was already taken stays too.
      if (!imagen) return;
      onChange((pictures) => [...pictures, { imagen, alt_text: '' }]);
    }
  }
  const move = (from: number, to: number) => onChange((pictures) => moved(pictures, from, to));
  return (
    <Stack gap={8}>
      <Picker label="Imágenes adicionales" isMultiple onPick={pick} uploading={uploading} />
      {value.map((picture, index) => (
        <Paper key={index} withBorder p="xs">
          <Group wrap="nowrap" align="end" gap="sm">
            <Thumbnail url={picture.imagen} alt={picture.alt_text} size={76} />
            <Box flex={1} miw={0}>
              <TextInput
                label={`Texto alternativo ${index + 1}`}
                name={`imagenes_adicionales[${index}][alt_text]`}
                maxLength={255}
                value={picture.alt_text}
                onChange={({ currentTarget: { value: alt_text } }) =>
                  onChange((pictures) => pictures.map((one, at) => (at === index ? { ...one, alt_text } : one)))
                }
              />
              <Group gap={2} mt={4} justify="flex-end">
                <OrderButton
                  label={`Subir la imagen ${index + 1}`}
                  isOff={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp size={16} aria-hidden="true" />
                </OrderButton>
                <OrderButton
                  label={`Bajar la imagen ${index + 1}`}
                  isOff={index === value.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </OrderButton>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size="lg"
                  aria-label={`Quitar la imagen ${index + 1}`}
                  onClick={() => onChange((pictures) => pictures.filter((_, at) => at !== index))}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </ActionIcon>
              </Group>
            </Box>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}

interface PickerProps {
  label: string;
  isMultiple?: boolean;
  onPick(files: File[]): void;
  uploading: Uploading;
  error?: ReactNode;
}

function Picker({ label, isMultiple = false, onPick, uploading, error }: PickerProps) {
  return (
    <>
      <FileInput<boolean>
        label={label}
        name="image"
        // Never keeps what was chosen: it is on its way already.
        value={isMultiple ? [] : null}
        multiple={isMultiple}
        onChange={(chosen) => onPick([chosen ?? []].flat())}
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={uploading.isBusy}
        error={uploading.error ?? error}
        errorProps={{ role: 'alert' }}
        description="JPEG, PNG o WebP, hasta 15 MB. Se sube al elegirla"
        placeholder={isMultiple ? 'Añadir imágenes' : 'Elegir una imagen'}
        leftSection={<ImageUp size={18} aria-hidden="true" />}
      />
      {uploading.progress !== undefined && (
        <Box role="status">
          <Text size="sm">Subiendo imagen… {Math.round(uploading.progress * 100)} %</Text>
          <Progress value={uploading.progress * 100} aria-label="Progreso de la subida" />
        </Box>
      )}
    </>
  );
}

function OrderButton(props: { label: string; isOff: boolean; onClick(): void; children: ReactNode }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={props.label}
      disabled={props.isOff}
      onClick={props.onClick}
    >
      {props.children}
    </ActionIcon>
  );
}

function Thumbnail({ url, alt, size }: { url: string; alt: string; size: number }) {
  return (
    <Image
      src={pictureAt(url, 480)}
      alt={alt}
      h={size}
      w={size * 1.3}
      fit="cover"
      radius="sm"
      fallbackSrc="/sin-imagen.svg"
    />
  );
}

function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
