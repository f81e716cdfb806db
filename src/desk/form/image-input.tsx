import { Box, Button, FileInput, Group, Image, Progress, Stack, Text } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DropArea } from '#desk/pictures/drop-area.tsx';
import { PictureButtons } from '#desk/pictures/picture-buttons.tsx';
import { isChosen, type PictureValue, pictureHelp } from '#desk/pictures/picture-value.ts';
import styles from '#desk/pictures/pictures.module.css';
import { usePictureUpload } from '#desk/pictures/use-picture-upload.ts';
import { withStableHandlers } from './with-stable-handlers.tsx';

interface Props {
  label: string;
  name: string;
  value: PictureValue;
  onChange(value: PictureValue): void;
  /** The picture that is there now. */
  current?: string | null | undefined;
  /** Takes the current picture away. */
  onRemoveCurrent?: () => void;
  /** Several were dropped on it; without it only the first is taken. */
  onMore?: (files: File[]) => void;
  accept?: string;
  required?: boolean;
  error?: string | undefined;
  help?: string;
  /** A logo may be a drawing (SVG). */
  isLogo?: boolean;
}

/** One picture: choose, drop or take it from the library; see, change, take away. It is stored while one goes on. */
export const ImageInput = withStableHandlers(function ImageInput(props: Props) {
  const { label, name, value, onChange, current, onRemoveCurrent, onMore, accept = 'image/*', required, error } = props;
  const { pick, choose, progress, problem, refused } = usePictureUpload(
    value,
    onChange,
    props.isLogo ? 'upload_logo.php' : undefined,
  );
  const preview = usePreview(value);
  const stored = isChosen(value) ? value.medio : value ? undefined : (current ?? undefined);
  const shown = preview ?? stored;

  function drop([first, ...more]: File[]) {
    if (first) pick(first);
    if (more.length > 0) onMore?.(more);
  }

  return (
    <DropArea onFiles={drop}>
      <Stack gap={6}>
        <Box pos="relative">
          <FileInput
            label={label}
            name={name}
            // A refused file stays until it is taken away: whoever saves knows that it does not go along.
            value={value instanceof File ? value : (refused ?? null)}
            data-refused={refused && true}
            onChange={pick}
            accept={accept}
            required={required}
            clearable
            error={problem ?? error}
            description={props.help ?? pictureHelp}
            placeholder={shown ? 'Cambiar la imagen' : 'Elegir una imagen o soltarla aquí'}
            leftSection={<ImageUp size={18} aria-hidden="true" />}
            clearButtonProps={{ 'aria-label': `Quitar ${label}` }}
          />
          {progress !== undefined && (
            <Progress className={styles.progress!} value={progress * 100} size="sm" aria-label={`Subiendo ${label}`} />
          )}
        </Box>
        {shown ? (
          <Group align="end">
            <Image
              src={shown}
              alt={`Vista previa: ${label}`}
              h={120}
              w="auto"
              maw="100%"
              fit="contain"
              radius="sm"
              fallbackSrc="/sin-imagen.svg"
            />
            <RemoveButton value={value} current={current} onChange={onChange} onRemoveCurrent={onRemoveCurrent} />
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            Sin imagen
          </Text>
        )}
        <PictureButtons of={label} url={stored} isStoring={progress !== undefined} onChoose={choose} />
      </Stack>
    </DropArea>
  );
});

/** Leads to a refused file that still stands in a form; false when there is none. */
export function focusRefusedFile(): boolean {
  const field = document.querySelector<HTMLElement>('main form [data-refused]');
  field?.focus();
  return field !== null;
}

type RemoveProps = Pick<Props, 'value' | 'current' | 'onChange'> & { onRemoveCurrent: (() => void) | undefined };

function RemoveButton({ value, current, onChange, onRemoveCurrent }: RemoveProps) {
  const remove = isChosen(value) ? () => onChange(null) : !value && current ? onRemoveCurrent : undefined;
  if (!remove) return null;
  return (
    <Button variant="subtle" color="red" size="compact-sm" onClick={remove}>
      Quitar imagen
    </Button>
  );
}

function usePreview(value: PictureValue): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(value instanceof File)) return setUrl(undefined);
    const made = URL.createObjectURL(value);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [value]);
  return url;
}
