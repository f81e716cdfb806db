import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { TextField } from '#desk/form/fields.tsx';
import { draftOf, textsOf } from '#desk/form/form-words.ts';
import { PictureField } from '#desk/form/picture-field.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { kind, type TiendaAdmin } from './tienda.ts';

const tiendaList = '/admin/tiendas/gestion';
const backToTiendas = { href: tiendaList, label: 'Volver a las tiendas' };

const create = {
  title: 'Crear Nueva Tienda',
  back: { href: '/admin', label: 'Volver' },
  texts: {
    success: '¡Tienda creada exitosamente!',
    refused: 'Error al crear la tienda. Por favor, inténtalo de nuevo.',
  },
  button: { resting: 'Crear Tienda', busy: 'Creando...' },
} as const;

const edit = {
  title: 'Editar Tienda',
  back: backToTiendas,
  texts: { success: 'Tienda actualizada con éxito', refused: 'Error al actualizar la tienda.' },
} as const;

const validate = schemaResolver(kind.form, { sync: true });

export function TiendaEdit({ id }: { id: string }) {
  const query = useCall('get_tienda.php', { id }, 'Error al cargar la tienda.');
  return (
    <QueryState query={query} title={edit.title} back={backToTiendas}>
      {({ data }) => <TiendaForm tienda={data} />}
    </QueryState>
  );
}

export function TiendaForm({ tienda }: { tienda?: TiendaAdmin }) {
  return (
    <EditFrame
      record={tienda}
      draft={draftOf('tienda', tienda)}
      valuesOf={valuesOf}
      validate={validate}
      validateOn={tienda ? 'change' : 'submit'}
      missing={kind.missing}
      mode={tienda ? edit : create}
      list={tiendaList}
      send={({ quitar_imagen, ...values }, progress, before) =>
        before
          ? sendForm(
              'update_tienda.php',
              { id: before.id, version: before.version, quitar_imagen, ...values },
              progress,
            )
          : sendForm('create_tienda.php', values, progress)
      }
      recordOf={({ data }) => data}
      viewOf={() => '/tienda'}
      editOf={({ id }) => `/admin/tiendas/editar/${id}`}
      isSubmitDisabled={(values) => tienda !== undefined && !kind.form.safeParse(values).success}
    >
      {(form, record) => (
        <Paper withBorder p="md">
          <Stack>
            <TextField form={form} name="nombre" label="Nombre" required maxLength={150} />
            <TextField form={form} name="direccion" label="Dirección" maxLength={255} />
            <SimpleGrid cols={{ base: 1, sm: 3 }}>
              <TextField form={form} name="telefono" label="Teléfono" type="tel" maxLength={20} />
              <TextField form={form} name="email" label="Correo electrónico" type="email" maxLength={100} />
              <TextField
                form={form}
                name="sitio_web"
                label="Sitio web"
                type="url"
                maxLength={255}
                placeholder="https://"
              />
            </SimpleGrid>
            <PictureField
              form={form}
              name="imagen"
              {...(record
                ? {
                    label: 'Cambiar imagen',
                    current: record.imagen_url,
                    removal: 'quitar_imagen',
                    help: 'Sube una nueva imagen para reemplazar la actual',
                    // Any file can be chosen; what is not a picture is refused with its reason.
                    accept: '*/*',
                  }
                : { label: 'Imagen o logotipo' })}
            />
          </Stack>
        </Paper>
      )}
    </EditFrame>
  );
}

function valuesOf(tienda: TiendaAdmin | undefined) {
  return {
    ...textsOf(tienda, 'nombre', 'direccion', 'telefono', 'email', 'sitio_web'),
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
