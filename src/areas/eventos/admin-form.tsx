/** One screen creates and edits events: with an event it edits it, without one it makes a new one. */
import { Grid, Paper, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { CreateInPlace } from '#desk/dialogs/create-in-place.tsx';
import { EditFrame, type FormDraft, type Mode } from '#desk/form/edit-frame.tsx';
import { optionsOf, SelectField, TextField } from '#desk/form/fields.tsx';
import { draftOf, textsOf } from '#desk/form/form-words.ts';
import { LabelsField } from '#desk/form/labels-field.tsx';
import { PictureField } from '#desk/form/picture-field.tsx';
import { OnMapSection } from '#desk/form/place/coordinates-field.tsx';
import { Part } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useCan } from '#desk/use-user.ts';
import { things } from '#things.ts';
import type { Result } from '#ui/call.ts';
import {
  type EventoForEdit,
  eventoCreate,
  eventoWhen,
  missingEventoMessage,
  missingWhenMessage,
  reglaMaxLength,
} from './evento.ts';
import { confirmRule, notUnderstood } from './recurrencia/admin-confirm-rule.tsx';
import { FechasSerie, type FechasValues, fechasOf, toFields, wrongFechas } from './recurrencia/admin-fechas-serie.tsx';
import { RecurrenciaPreview } from './recurrencia/admin-recurrencia-preview.tsx';

const eventoList = '/admin/eventos/gestion';
const backToEventos = { href: eventoList, label: 'Volver a los eventos' };

const create = {
  title: 'Añadir Nuevo Evento',
  back: backToEventos,
  texts: { success: 'Evento creado con éxito.', refused: 'Ocurrió un error al crear el evento.' },
  button: { resting: 'Crear Evento', busy: 'Creando...' },
} as const;

const edit = {
  title: 'Editar Evento',
  back: backToEventos,
  texts: { success: 'Evento actualizado con éxito.', refused: 'Ocurrió un error al actualizar el evento.' },
} as const;

export function EventoEdit({ id }: { id: string }) {
  const query = useCall('get_evento.php', { id }, 'No se pudo cargar el evento.', {
    unreachable: 'Error al cargar el evento.',
  });
  return (
    <QueryState query={query} title={edit.title} back={backToEventos}>
      {({ data }) => <EventoForm evento={data} />}
    </QueryState>
  );
}

/** What somebody proposed, to be published through this form. */
export interface Proposed {
  evento: Omit<EventoForEdit, 'id' | 'slug' | 'version'>;
  draft: FormDraft;
  mode: Mode;
  list: string;
  /** Accepts it with these fields; answers the event that it became. */
  send(
    fields: EventoFields & { imagen_actual: string },
    progress: (share: number) => void,
  ): Promise<Result<'accept_propuesta.php' | 'create_evento_propio.php' | 'update_evento_propio.php'>>;
  /** Where one is afterwards, if not at the event. */
  after?: string;
  /** Where it may be; everywhere, unless said. */
  municipios?: Choice[];
  /** What came, beside what will be published. */
  aside?: ReactNode;
}

interface Choice {
  id: number;
  nombre: string;
}

interface Props {
  evento?: EventoForEdit;
  proposed?: Proposed;
}

export function EventoForm({ evento, proposed }: Props) {
  const choices = useChoices(proposed?.municipios);
  const canCreate = useCan('contenido');
  return (
    <EditFrame
      record={evento}
      draft={proposed?.draft ?? draftOf('evento', evento)}
      valuesOf={(record) => valuesOf(record ?? proposed?.evento)}
      validate={evento ? validateEdit : validateNew}
      missing={(values) => (evento && lacksOnlyItsDate(values) ? missingWhenMessage : missingEventoMessage)}
      mode={proposed?.mode ?? (evento ? edit : create)}
      list={proposed?.list ?? eventoList}
      hasCancel
      problem={choices.error}
      send={(values, progress, before) => sendEvento(before ?? proposed, values, progress)}
      recordOf={({ data }) => data as EventoForEdit}
      viewOf={({ slug }) => things.evento.path(slug)}
      editOf={(record) => proposed?.after ?? `/admin/eventos/editar/${record.id}`}
    >
      {(form, record) => (
        <Beside aside={proposed?.aside}>
          <Paper withBorder p="md">
            <Stack>
              <TextField form={form} name="titulo" label="Título" required maxLength={255} />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <SelectField
                  form={form}
                  name="municipio_id"
                  label="Municipio"
                  required
                  data={[{ value: '', label: 'Selecciona un municipio' }, ...choices.municipios]}
                />
                <Stack gap={4}>
                  <SelectField
                    form={form}
                    name="tipo_evento_id"
                    label="Tipo de evento"
                    data={[{ value: '', label: 'Sin tipo' }, ...choices.tipos]}
                  />
                  {canCreate && (
                    <CreateInPlace
                      tipo="tipo_evento"
                      reads="get_tipos_evento.php"
                      onCreated={(id) => form.setFieldValue('tipo_evento_id', id)}
                    />
                  )}
                </Stack>
              </SimpleGrid>
            </Stack>
          </Paper>
          <WhenFields form={form} />
          <Paper withBorder p="md">
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextField form={form} name="lugar" label="Lugar" maxLength={255} />
                <TextField
                  form={form}
                  name="enlace_web"
                  label="Enlace web"
                  type="url"
                  maxLength={255}
                  placeholder="https://"
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
              <LabelsField form={form} />
              <PictureField
                form={form}
                name="imagen"
                label="Imagen"
                current={(record ?? proposed?.evento)?.imagen}
                removal="quitar_imagen"
              />
            </Stack>
          </Paper>
          <OnMapSection form={form} />
        </Beside>
      )}
    </EditFrame>
  );
}

/** On a phone what stands beside the form comes first: it says what the form is about. */
function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (!aside) return <Stack gap="lg">{children}</Stack>;
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
        {aside}
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
        <Stack gap="lg">{children}</Stack>
      </Grid.Col>
    </Grid>
  );
}

/** A rule that nobody understands is sent only by whoever wants it so. */
async function sendEvento(
  from: EventoForEdit | Proposed | undefined,
  { quitar_imagen, fechas_canceladas, fechas_movidas, ...fields }: Values,
  progress: (share: number) => void,
) {
  const proposed = from && 'send' in from ? from : undefined;
  const evento = from && 'id' in from ? from : undefined;
  const regla = fields.regla_recurrencia.trim();
  const isNewRule = regla !== (evento?.regla_recurrencia ?? '');
  if (regla && isNewRule && !(await confirmRule(regla)))
    return { ok: false, status: 422, message: notUnderstood, errors: { regla_recurrencia: notUnderstood } } as const;
  const values = { ...fields, ...toFields({ fechas_canceladas, fechas_movidas }) };
  const imagen_actual = quitar_imagen ? '' : ((evento ?? proposed?.evento)?.imagen ?? '');
  if (proposed) return proposed.send({ ...values, imagen_actual }, progress);
  if (!evento) return sendForm('create_evento.php', values, progress);
  const { id, version } = evento;
  return sendForm('update_evento.php', { id, version, ...values, imagen_actual }, progress);
}

function WhenFields({ form }: { form: UseFormReturnType<Values> }) {
  const hasRule = form.values.regla_recurrencia.trim() !== '';
  return (
    <Part title="Cuándo">
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextField
          form={form}
          name="fecha_inicio"
          label="Fecha de inicio"
          type="date"
          withAsterisk={!hasRule}
          disabled={hasRule}
        />
        <TextField form={form} name="fecha_fin" label="Fecha de fin" type="date" disabled={hasRule} />
        <TextField form={form} name="hora" label="Hora" type="time" />
      </SimpleGrid>
      <TextField
        form={form}
        name="regla_recurrencia"
        label="Regla de recurrencia"
        maxLength={reglaMaxLength}
        description="Para lo que se repite, por ejemplo: primer domingo de mayo; cada 15 días desde el 3 de octubre; cada martes hasta el 20 de diciembre. Con una regla, las fechas no se tienen en cuenta."
      />
      <RecurrenciaPreview
        regla={form.values.regla_recurrencia}
        form={form as unknown as UseFormReturnType<FechasValues>}
      />
      {hasRule && <FechasSerie form={form} />}
    </Part>
  );
}

function valuesOf(evento: Proposed['evento'] | undefined) {
  return {
    ...textsOf(
      evento,
      'titulo',
      'municipio_id',
      'tipo_evento_id',
      'fecha_inicio',
      'fecha_fin',
      'hora',
      'regla_recurrencia',
      'lugar',
      'enlace_web',
      'descripcion',
      'latitud',
      'longitud',
    ),
    etiquetas: JSON.stringify(evento?.etiquetas ?? []),
    ...fechasOf(evento ?? {}),
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
type Values = ReturnType<typeof valuesOf>;

/** As they are sent. */
export type EventoFields = Omit<Values, 'quitar_imagen' | keyof FechasValues> & ReturnType<typeof toFields>;

const validateFields = schemaResolver(eventoCreate, { sync: true });
const validateNew = validateWith('La fecha de inicio es obligatoria.');
const validateEdit = validateWith(missingWhenMessage);

/** The fields by themselves, then the dates or the rule. */
function validateWith(missingDate: string) {
  return (values: Values) => {
    const when = eventoWhen({ ...values, regla_recurrencia: values.regla_recurrencia.trim() });
    const wrong = 'field' in when && {
      [when.field]: when.message === missingWhenMessage ? missingDate : when.message,
    };
    const { fechas_canceladas, fechas_movidas, ...fields } = values;
    return { ...wrong, ...validateFields(fields), ...wrongFechas({ fechas_canceladas, fechas_movidas }) };
  };
}

function lacksOnlyItsDate({ titulo, municipio_id, fecha_inicio }: Values): boolean {
  return titulo.trim() !== '' && municipio_id !== '' && fecha_inicio === '';
}

function useChoices(own: Choice[] | undefined) {
  const failed = 'No se pudieron cargar los datos necesarios (municipios, tipos de evento).';
  const municipios = useCall('get_municipios.php', {}, failed);
  const tipos = useCall('get_tipos_evento.php', {}, failed);
  return {
    municipios: optionsOf(own ?? municipios.data?.data),
    tipos: optionsOf(tipos.data?.data),
    error: municipios.isError || tipos.isError ? failed : undefined,
  };
}
