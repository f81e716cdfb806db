/** A stored file: what is said of it, where it is used, another file in its place, and deleting it. */

import { Alert, Button, Center, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { Suspense, useState } from 'react';
import type { Medio } from '#areas/medios/medio.ts';
import { TextareaField, TextField } from '#desk/form/fields.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { failureText, sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useReturnFocus } from '#desk/use-return-focus.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { MedioFile } from './medio-file.tsx';

const FocalPoint = lazyPart(() => import('./focal-point.tsx').then((module) => module.FocalPoint));

interface Props {
  /** Which one: by its id or its address; undefined while none is looked at. */
  which: { id: number } | { url: string } | undefined;
  onClose(): void;
  /** It has another file now: whoever shows it must know its address. Told when the dialog closes. */
  onReplaced?(url: string): void;
}

export function MedioDialog({ which, onClose, onReplaced }: Props) {
  useReturnFocus();
  const query = useCall('get_medio_admin.php', which ?? {}, 'No se pudo abrir el archivo.', {
    enabled: which !== undefined,
  });
  const [replaced, setReplaced] = useState<string>();

  function close() {
    if (replaced) onReplaced?.(replaced);
    setReplaced(undefined);
    onClose();
  }

  return (
    <Modal opened={which !== undefined} onClose={close} title="Datos del archivo" size="lg">
      {query.isPending && (
        <Center py="xl" role="status" aria-label="Cargando...">
          <Loader />
        </Center>
      )}
      {query.isError && <Alert color="red" role="alert" title={query.error.message} />}
      {query.data && !query.isPlaceholderData && (
        <MedioForm key={query.data.data.id} medio={query.data.data} onClose={close} onReplaced={setReplaced} />
      )}
    </Modal>
  );
}

interface FormProps {
  medio: Medio;
  onClose(): void;
  onReplaced(url: string): void;
}

function MedioForm({ medio, onClose, onReplaced }: FormProps) {
  const refresh = useRefresh();
  const { titulo, alt_text, pie, credito, foco_x, foco_y } = medio;
  const form = useForm<MedioValues>({ initialValues: { titulo, alt_text, pie, credito, foco_x, foco_y } });
  const saving = useSave({ success: 'Cambios guardados.', refused: 'No se pudo guardar.' }, form);
  const [progress, setProgress] = useState<number>();
  // What is written meanwhile stays, so the version is the one it was read with, or the one this form made.
  const [version, setVersion] = useState(medio.version);
  const { id } = medio;

  async function submit(values: typeof form.values) {
    const isSaved = await saving.save(() => sendForm('update_medio.php', { id, version, ...values }, () => {}));
    if (!isSaved) return;
    await refreshAll();
    onClose();
  }

  async function replace(file: File) {
    saving.setMessage(undefined);
    setProgress(0);
    const result = await sendForm('update_medio.php', { id, version, [medio.tipo]: file }, setProgress);
    setProgress(undefined);
    if (!result.ok)
      return saving.setMessage({ kind: 'error', text: failureText(result, 'No se pudo sustituir el archivo.') });
    setVersion(result.data.version);
    onReplaced(result.data.url);
    await refreshAll();
    saving.setMessage({ kind: 'success', text: 'Archivo sustituido.' });
  }

  function refreshAll() {
    return refresh('get_medio_admin.php', 'get_medios_admin.php', 'get_biblioteca.php');
  }

  function refreshLists() {
    return refresh('get_medios_admin.php', 'get_biblioteca.php');
  }

  return (
    <Stack>
      {saving.message && (
        <Alert color={saving.message.kind === 'error' ? 'red' : 'green'} role="alert">
          {saving.message.text}
        </Alert>
      )}
      <MedioFile
        medio={medio}
        progress={progress}
        onReplace={replace}
        onDeleted={() => {
          onClose();
          void refreshLists();
        }}
        onProblem={(text) => saving.setMessage({ kind: 'error', text })}
      />
      <form
        onSubmit={(event) => {
          // The dialog may stand over a form, which has nothing to do with it.
          event.stopPropagation();
          form.onSubmit(submit)(event);
        }}
        noValidate
      >
        <Stack gap="sm">
          <MedioFields form={form} medio={medio} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" disabled={saving.isBusy || progress !== undefined}>
              {saving.isBusy ? 'Guardando...' : 'Guardar'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}

type MedioValues = Pick<Medio, 'titulo' | 'alt_text' | 'pie' | 'credito' | 'foco_x' | 'foco_y'>;

function MedioFields({ form, medio }: { form: UseFormReturnType<MedioValues>; medio: Medio }) {
  const isPicture = medio.tipo === 'imagen';
  return (
    <>
      <TextField form={form} name="titulo" label="Nombre" maxLength={255} />
      {isPicture && (
        <TextField
          form={form}
          name="alt_text"
          label="Texto alternativo"
          description="Qué se ve, para quien no puede verla"
          maxLength={255}
        />
      )}
      <TextareaField form={form} name="pie" label="Pie de foto" maxLength={500} />
      <TextField form={form} name="credito" label="Crédito" description="De quién es" maxLength={255} />
      {isPicture && (
        <Suspense fallback={<Text size="sm">Cargando...</Text>}>
          <FocalPoint medio={medio} {...form.values} onChange={(point) => form.setValues(point)} />
        </Suspense>
      )}
    </>
  );
}
