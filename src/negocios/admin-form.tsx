import { Button, NativeSelect, Paper, SimpleGrid, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { FormActions } from '#desk/form/form-actions.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { useUpload } from '#desk/form/use-upload.ts';
import { tell } from '#desk/list/confirm-delete.tsx';
import { AdminPage } from '#desk/page.tsx';
import { noConnection, send } from '#desk/send.ts';
import { useCall, usePlainCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type AdditionalPicture, AdditionalPictures, MainPicture } from './admin-pictures.tsx';
import { type EmpresaAdmin, empresaForm } from './empresa.ts';

const list = '/admin/empresas/gestion';

/** Without a business it makes a new one. */
export function EmpresaForm({ empresa }: { empresa?: EmpresaAdmin }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: valuesOf(empresa),
    validate: schemaResolver(empresaForm, { sync: true }) as never,
    validateInputOnBlur: true,
  });
  const draft = useDraft(`empresa-${empresa?.id ?? 'nueva'}`, form, {
    of: empresa ? `«${empresa.nombre}»` : 'una empresa nueva',
    ...(empresa && { version: empresa.version }),
  });
  const saving = useSave(
    {
      ...(empresa
        ? { success: 'Empresa actualizada con éxito.', refused: 'Error al actualizar la empresa.' }
        : { success: 'Empresa creada con éxito.', refused: 'Error al crear la empresa.' }),
      unreachable: noConnection,
    },
    form as never,
  );
  const main = useUpload();
  const additional = useUpload();
  const municipios = useCall('get_municipios.php', {}, 'No se pudieron cargar los municipios.');
  const categorias = usePlainCall('get_categorias_negocio.php', {}, 'No se pudieron cargar las categorías de negocio.');

  async function save({ imagenes_adicionales, ...values }: Values) {
    const pictures = imagenes_adicionales.map((picture, orden) => ({ ...picture, orden }));
    const fields = { ...values, imagenes_adicionales: pictures };
    await saving.save(
      () =>
        empresa
          ? send('update_empresa.php', {
              id: empresa.id,
              version: empresa.version,
              ...fields,
              imagenes_a_eliminar: empresa.imagenes_adicionales
                .map(({ id }) => id)
                .filter((id) => !pictures.some((picture) => picture.id === id)),
            })
          : send('create_empresa.php', fields),
      ({ message }) => {
        draft.forget();
        tell('success', message);
        void navigate({ to: list });
      },
    );
  }

  function refuse() {
    saving.setMessage({ kind: 'error', text: 'Por favor, completa todos los campos obligatorios.' });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }

  const failedChoices = municipios.error ?? categorias.error;
  const message =
    saving.message ?? (failedChoices ? ({ kind: 'error', text: failedChoices.message } as const) : undefined);
  const [resting, busy] = empresa ? ['Guardar Cambios', 'Guardando...'] : ['Crear Empresa', 'Creando...'];
  return (
    <AdminPage
      title={empresa ? 'Editar Empresa' : 'Crear Nueva Empresa'}
      isForm
      back={{ href: list, label: 'Volver a las empresas' }}
      message={message}
    >
      {draft.notice}
      <form onSubmit={form.onSubmit(save, refuse)} noValidate>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Paper withBorder p="md">
            <Stack>
              <Title order={2} fz="lg">
                Datos de la empresa
              </Title>
              <TextInput label="Nombre" name="nombre" required maxLength={255} {...form.getInputProps('nombre')} />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <NativeSelect
                  label="Municipio"
                  name="municipio_id"
                  required
                  data={options('Selecciona un municipio', municipios.data?.data)}
                  {...form.getInputProps('municipio_id')}
                />
                <NativeSelect
                  label="Categoría de negocio"
                  name="categoria_id"
                  required
                  data={options('Selecciona una categoría', categorias.data?.data)}
                  {...form.getInputProps('categoria_id')}
                />
              </SimpleGrid>
              <Textarea
                label="Descripción"
                name="descripcion"
                autosize
                minRows={4}
                maxLength={10_000}
                {...form.getInputProps('descripcion')}
              />
              <TextInput label="Dirección" name="direccion" maxLength={255} {...form.getInputProps('direccion')} />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label="Teléfono"
                  name="telefono"
                  type="tel"
                  maxLength={20}
                  {...form.getInputProps('telefono')}
                />
                <TextInput label="Email" name="email" type="email" maxLength={100} {...form.getInputProps('email')} />
              </SimpleGrid>
              <TextInput label="Web" name="web" type="url" maxLength={255} {...form.getInputProps('web')} />
              <Textarea
                label="Horario"
                name="horario"
                autosize
                minRows={2}
                maxLength={500}
                {...form.getInputProps('horario')}
              />
              <Switch
                label="Activa"
                name="activo"
                description="Si la desactivas, deja de verse en el sitio"
                {...form.getInputProps('activo', { type: 'checkbox' })}
              />
            </Stack>
          </Paper>
          <Paper withBorder p="md">
            <Stack>
              <Title order={2} fz="lg">
                Imágenes
              </Title>
              <MainPicture
                value={form.values.imagen}
                onChange={(imagen) => form.setFieldValue('imagen', imagen)}
                uploading={main}
                error={form.errors.imagen}
              />
              <AdditionalPictures
                value={form.values.imagenes_adicionales}
                onChange={(change) => form.setFieldValue('imagenes_adicionales', change)}
                uploading={additional}
              />
            </Stack>
          </Paper>
        </SimpleGrid>
        <FormActions>
          <Button component={AppLink} href={list} onClick={draft.letGo} variant="default">
            Cancelar
          </Button>
          <Button type="submit" disabled={saving.isBusy || main.isBusy || additional.isBusy}>
            {saving.isBusy ? busy : resting}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}

function valuesOf(empresa: EmpresaAdmin | undefined) {
  return {
    nombre: empresa?.nombre ?? '',
    municipio_id: String(empresa?.municipio_id ?? ''),
    categoria_id: String(empresa?.categoria_id ?? ''),
    descripcion: empresa?.descripcion ?? '',
    direccion: empresa?.direccion ?? '',
    telefono: empresa?.telefono ?? '',
    email: empresa?.email ?? '',
    web: empresa?.web ?? '',
    horario: empresa?.horario ?? '',
    imagen: empresa?.imagen ?? '',
    activo: empresa?.activo !== 0,
    imagenes_adicionales: (empresa?.imagenes_adicionales ?? []).map(
      ({ id, imagen, alt_text }): AdditionalPicture => ({ id, imagen, alt_text }),
    ),
  };
}

type Values = ReturnType<typeof valuesOf>;

function options(none: string, things: { id: number; nombre: string }[] | undefined) {
  return [
    { value: '', label: none },
    ...(things ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
}
