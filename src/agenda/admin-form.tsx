/** One screen creates and edits events: with an event it edits it, without one it makes a new one. */
import { Button, NativeSelect, Paper, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormActions } from '#desk/form/form-actions.tsx';
import { ImageInput } from '#desk/form/image-input.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { tell } from '#desk/list/confirm-delete.tsx';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import {
  type EventoForEdit,
  eventoCreate,
  eventoWhen,
  missingEventoMessage,
  missingWhenMessage,
  reglaMaxLength,
} from './evento.ts';
import { RecurrenciaPreview } from './recurrencia-preview.tsx';

const eventosList = '/admin/eventos/gestion';
export const backToEventos = { href: eventosList, label: 'Volver a los eventos' };

export function EventoForm({ evento }: { evento?: EventoForEdit }) {
  const navigate = useNavigate();
  const form = useForm<Values>({
    initialValues: valuesOf(evento),
    validate: validateWith(evento ? missingWhenMessage : 'La fecha de inicio es obligatoria.'),
    validateInputOnBlur: true,
  });
  const verb = evento ? 'actualizar' : 'crear';
  const saving = useSave(
    {
      success: evento ? 'Evento actualizado con éxito.' : 'Evento creado con éxito.',
      refused: `Ocurrió un error al ${verb} el evento.`,
      unreachable: `Ocurrió un error al ${verb} el evento.`,
    },
    form as never,
  );
  const draft = useDraft(evento ? `evento-${evento.id}` : 'evento-nuevo', form, {
    of: evento ? `«${evento.titulo}»` : 'un evento nuevo',
    ...(evento && { version: evento.version }),
  });
  const choices = useChoices();
  const message = saving.message ?? (choices.error ? { kind: 'error' as const, text: choices.error } : undefined);
  const hasRule = form.values.regla_recurrencia.trim() !== '';

  async function save({ imagen, quitar_imagen, ...fields }: Values) {
    const body = { ...fields, ...(imagen && { imagen }) };
    await saving.save(
      (progress) =>
        evento
          ? send(
              'update_evento.php',
              {
                id: evento.id,
                version: evento.version,
                ...body,
                imagen_actual: quitar_imagen ? '' : (evento.imagen ?? ''),
              },
              progress,
            )
          : send('create_evento.php', body, progress),
      ({ message }) => {
        draft.forget();
        tell('success', message);
        void navigate({ to: eventosList });
      },
    );
  }

  function refuse(errors: Record<string, ReactNode>, values: Values) {
    const lacksOnlyItsDate = evento && values.titulo.trim() && values.municipio_id && !values.fecha_inicio;
    saving.refuse(lacksOnlyItsDate ? missingWhenMessage : missingEventoMessage)(errors, values);
  }

  return (
    <AdminPage title={evento ? 'Editar Evento' : 'Añadir Nuevo Evento'} isForm back={backToEventos} message={message}>
      {draft.notice}
      <form onSubmit={form.onSubmit(save, refuse)} noValidate>
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack>
              <TextInput label="Título" name="titulo" required maxLength={255} {...form.getInputProps('titulo')} />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <NativeSelect
                  label="Municipio"
                  name="municipio_id"
                  required
                  data={[{ value: '', label: 'Selecciona un municipio' }, ...choices.municipios]}
                  {...form.getInputProps('municipio_id')}
                />
                <NativeSelect
                  label="Tipo de evento"
                  name="tipo_evento_id"
                  data={[{ value: '', label: 'Sin tipo' }, ...choices.tipos]}
                  {...form.getInputProps('tipo_evento_id')}
                />
              </SimpleGrid>
            </Stack>
          </Paper>
          <Paper withBorder p="md" component="section" aria-labelledby="cuando">
            <Title order={2} fz="lg" mb="md" id="cuando">
              Cuándo
            </Title>
            <Stack>
              <SimpleGrid cols={{ base: 1, xs: 3 }}>
                <TextInput
                  label="Fecha de inicio"
                  name="fecha_inicio"
                  type="date"
                  withAsterisk={!hasRule}
                  disabled={hasRule}
                  {...form.getInputProps('fecha_inicio')}
                />
                <TextInput
                  label="Fecha de fin"
                  name="fecha_fin"
                  type="date"
                  disabled={hasRule}
                  {...form.getInputProps('fecha_fin')}
                />
                <TextInput label="Hora" name="hora" type="time" {...form.getInputProps('hora')} />
              </SimpleGrid>
              <TextInput
                label="Regla de recurrencia"
                name="regla_recurrencia"
                maxLength={reglaMaxLength}
                description="Para lo que se repite, por ejemplo: primer domingo de mayo. Con una regla, las fechas no se tienen en cuenta."
                {...form.getInputProps('regla_recurrencia')}
              />
              <RecurrenciaPreview regla={form.values.regla_recurrencia} />
            </Stack>
          </Paper>
          <Paper withBorder p="md">
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput label="Lugar" name="lugar" maxLength={255} {...form.getInputProps('lugar')} />
                <TextInput
                  label="Enlace web"
                  name="enlace_web"
                  type="url"
                  maxLength={255}
                  placeholder="https://"
                  {...form.getInputProps('enlace_web')}
                />
              </SimpleGrid>
              <Textarea
                label="Descripción"
                name="descripcion"
                maxLength={20_000}
                autosize
                minRows={4}
                {...form.getInputProps('descripcion')}
              />
              <ImageInput
                label="Imagen"
                name="imagen"
                value={form.values.imagen}
                onChange={(file) => form.setFieldValue('imagen', file)}
                current={form.values.quitar_imagen ? null : evento?.imagen}
                onRemoveCurrent={() => form.setFieldValue('quitar_imagen', true)}
                error={form.errors.imagen as string | undefined}
              />
            </Stack>
          </Paper>
        </Stack>
        <FormActions progress={saving.progress}>
          <Button component={AppLink} href={eventosList} onClick={draft.letGo} variant="default">
            Cancelar
          </Button>
          <Button type="submit" disabled={saving.isBusy}>
            {evento
              ? saving.isBusy
                ? 'Guardando...'
                : 'Guardar Cambios'
              : saving.isBusy
                ? 'Creando...'
                : 'Crear Evento'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}

function valuesOf(evento?: EventoForEdit) {
  return {
    titulo: evento?.titulo ?? '',
    municipio_id: String(evento?.municipio_id ?? ''),
    tipo_evento_id: String(evento?.tipo_evento_id ?? ''),
    fecha_inicio: evento?.fecha_inicio ?? '',
    fecha_fin: evento?.fecha_fin ?? '',
    hora: evento?.hora ?? '',
    regla_recurrencia: evento?.regla_recurrencia ?? '',
    lugar: evento?.lugar ?? '',
    enlace_web: evento?.enlace_web ?? '',
    descripcion: evento?.descripcion ?? '',
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
type Values = ReturnType<typeof valuesOf>;

/** For useForm: the fields by themselves, then the dates or the rule. */
function validateWith(missingDate: string) {
  const validateFields = schemaResolver(eventoCreate, { sync: true });
  return (values: Values) => {
    const when = eventoWhen({ ...values, regla_recurrencia: values.regla_recurrencia.trim() });
    const wrong = 'field' in when && {
      [when.field]: when.message === missingWhenMessage ? missingDate : when.message,
    };
    return { ...wrong, ...validateFields(values) };
  };
}

function useChoices() {
  const failed = 'No se pudieron cargar los datos necesarios (municipios, tipos de evento).';
  const municipios = useCall('get_municipios.php', {}, failed);
  const tipos = useCall('get_tipos_evento.php', {} as never, failed);
  const toOption = ({ id, nombre }: { id: number; nombre: string }) => ({ value: String(id), label: nombre });
  return {
    municipios: (municipios.data?.data ?? []).map(toOption),
    tipos: (tipos.data?.data ?? []).map(toOption),
    error: municipios.isError || tipos.isError ? failed : undefined,
  };
}
