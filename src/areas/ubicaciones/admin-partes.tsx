/** The repeatable parts of a location: pictures, videos, questions. */
import { Button, FileInput, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Film, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PictureList } from '#desk/pictures/picture-list.tsx';
import { videoHint } from '#values/medios/video.ts';
import { emptySlots, type UbicacionValues } from './admin-values.ts';

export type UbicacionFormState = UseFormReturnType<UbicacionValues>;
type ListName = 'videos' | 'faqs';

const maxVideoMb = 200;

export function PictureSlots({ form }: { form: UbicacionFormState }) {
  return (
    <PictureList
      slots={form.values.imagenes}
      onChange={(change) => form.setFieldValue('imagenes', change)}
      fileName={(index) => `imagenes[${index}][file]`}
      altName={(index) => `imagenes[${index}][alt_text]`}
      errorOf={(index) => form.errors[`imagenes[${index}][file]`] as string | undefined}
      none="Sin imágenes adicionales."
    />
  );
}

export function VideoSlots({ form }: { form: UbicacionFormState }) {
  function pick(index: number, file: File | null) {
    const isTooBig = file && file.size > maxVideoMb * 1024 * 1024;
    form.setFieldValue(`videos.${index}.file`, isTooBig ? null : file);
    if (isTooBig) form.setFieldError(`videos.${index}.file`, `El vídeo pesa más de ${maxVideoMb} MB.`);
    else form.clearFieldError(`videos.${index}.file`);
  }
  return (
    <Slots form={form} list="videos" add="Añadir vídeo" none="Sin vídeos.">
      {(index) => {
        const slot = form.values.videos[index]!;
        return (
          <>
            <TextInput
              label={`Título del vídeo ${index + 1}`}
              name={`videos[${index}][titulo]`}
              maxLength={255}
              {...form.getInputProps(`videos.${index}.titulo`)}
            />
            <TextInput
              label={`Dirección del vídeo ${index + 1}`}
              name={`videos[${index}][url_video]`}
              // Not of type url: what was uploaded lies at a path of this site.
              inputMode="url"
              maxLength={255}
              placeholder="https://www.youtube.com/watch?v=…"
              description={videoHint(slot.url_video)}
              disabled={slot.file !== null}
              {...form.getInputProps(`videos.${index}.url_video`)}
            />
            <FileInput
              label={`O un archivo de vídeo ${index + 1}`}
              name={`videos[${index}][file]`}
              accept="video/*"
              clearable
              value={slot.file}
              onChange={(file) => pick(index, file)}
              error={form.errors[`videos.${index}.file`]}
              description={`MP4 o WebM, hasta ${maxVideoMb} MB`}
              placeholder="Elegir un vídeo"
              leftSection={<Film size={18} aria-hidden="true" />}
              clearButtonProps={{ 'aria-label': `Quitar el archivo de vídeo ${index + 1}` }}
            />
          </>
        );
      }}
    </Slots>
  );
}

export function FaqSlots({ form }: { form: UbicacionFormState }) {
  return (
    <Slots form={form} list="faqs" add="Añadir pregunta" none="Sin preguntas frecuentes.">
      {(index) => (
        <>
          <TextInput
            label={`Pregunta ${index + 1}`}
            name={`faqs[${index}][pregunta]`}
            maxLength={500}
            {...form.getInputProps(`faqs.${index}.pregunta`)}
          />
          <Textarea
            label={`Respuesta ${index + 1}`}
            name={`faqs[${index}][respuesta]`}
            autosize
            minRows={2}
            maxLength={5000}
            {...form.getInputProps(`faqs.${index}.respuesta`)}
          />
        </>
      )}
    </Slots>
  );
}

interface SlotsProps {
  form: UbicacionFormState;
  list: ListName;
  /** The button that adds one. */
  add: string;
  none: string;
  children(index: number): ReactNode;
}

const noun = { videos: 'el vídeo', faqs: 'la pregunta' } satisfies Record<ListName, string>;

function Slots({ form, list, add, none, children }: SlotsProps) {
  return (
    <Stack gap="sm">
      {form.values[list].length === 0 && (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
      {form.values[list].map(({ key }, index) => (
        <Paper key={key} withBorder p="sm">
          <Stack gap="xs">
            {children(index)}
            <Group justify="flex-end">
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                leftSection={<Trash2 size={15} aria-hidden="true" />}
                aria-label={`Quitar ${noun[list]} ${index + 1}`}
                onClick={() => form.removeListItem(list, index)}
              >
                Quitar
              </Button>
            </Group>
          </Stack>
        </Paper>
      ))}
      <Group>
        <Button
          variant="light"
          size="sm"
          leftSection={<Plus size={16} aria-hidden="true" />}
          onClick={() => form.insertListItem(list, emptySlots[list](crypto.randomUUID()))}
        >
          {add}
        </Button>
      </Group>
    </Stack>
  );
}
