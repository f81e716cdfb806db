/** A picture that is stored as soon as it is chosen; the form holds its address. */
import { Button, FileInput, Group, Image, Progress, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ImageUp } from 'lucide-react';
import { useUpload } from './use-upload.ts';

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the values' shape is the form's own; a field only reads and writes its path
  form: UseFormReturnType<any>;
  name: string;
  label: string;
  help?: string;
}

export function StoredPictureField({ form, name, label, help }: Props) {
  const { upload, progress, error, isBusy } = useUpload();
  const { value, error: refused } = form.getInputProps(name) as { value: string | null; error?: string };
  async function pick(file: File | null) {
    const url = file && (await upload(file));
    if (url) form.setFieldValue(name, url);
  }
  return (
    <Stack gap={6}>
      <FileInput
        label={label}
        name={name}
        accept="image/*"
        description={help ?? 'JPEG, PNG o WebP, hasta 15 MB'}
        placeholder={value ? 'Cambiar la imagen' : 'Elegir una imagen'}
        leftSection={<ImageUp size={18} aria-hidden="true" />}
        error={error ?? refused}
        disabled={isBusy}
        value={null}
        onChange={(file) => void pick(file)}
      />
      {progress !== undefined && <Progress value={progress * 100} aria-label={`Subiendo ${label}`} />}
      {value && (
        <Group align="end">
          <Image src={value} alt={`Vista previa: ${label}`} h={110} w="auto" maw="100%" fit="contain" radius="sm" />
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            onClick={() => form.setFieldValue(name, null)}
            aria-label={`Quitar ${label}`}
          >
            Quitar imagen
          </Button>
        </Group>
      )}
    </Stack>
  );
}
