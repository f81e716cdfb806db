import { Button, FileInput, Group, Image, Stack, Text } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';

const maxMb = 15;

interface Props {
  label: string;
  name: string;
  value: File | null;
  onChange(file: File | null): void;
  /** The picture that is there now. */
  current?: string | null | undefined;
  /** Takes the current picture away. */
  onRemoveCurrent?: () => void;
  accept?: string;
  required?: boolean;
  error?: string | undefined;
  help?: string;
}

/** One picture: choose, see, change, take away. It is sent with the form. */
export function ImageInput({
  label,
  name,
  value,
  onChange,
  current,
  onRemoveCurrent,
  accept = 'image/*',
  required,
  error,
  help,
}: Props) {
  const preview = usePreview(value);
  const [problem, setProblem] = useState<string>();

  function pick(file: File | null) {
    const reason = file && pictureProblem(file);
    setProblem(reason || undefined);
    onChange(reason ? null : file);
  }

  const shown = preview ?? current ?? undefined;
  return (
    <Stack gap={6}>
      <FileInput
        label={label}
        name={name}
        value={value}
        onChange={pick}
        accept={accept}
        required={required}
        clearable
        error={problem ?? error}
        description={help ?? `JPEG, PNG o WebP, hasta ${maxMb} MB`}
        placeholder="Elegir una imagen"
        leftSection={<ImageUp size={18} aria-hidden="true" />}
        clearButtonProps={{ 'aria-label': `Quitar ${label}` }}
      />
      {shown && (
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
          {!value && current && onRemoveCurrent && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={onRemoveCurrent}>
              Quitar imagen
            </Button>
          )}
        </Group>
      )}
      {!shown && (
        <Text size="sm" c="dimmed">
          Sin imagen
        </Text>
      )}
    </Stack>
  );
}

/** Why this file is refused as a picture; undefined when it is accepted. */
export function pictureProblem(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'El archivo debe ser una imagen.';
  if (file.size > maxMb * 1024 * 1024) return `La imagen pesa más de ${maxMb} MB.`;
  return undefined;
}

function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
