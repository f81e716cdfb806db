import { Paper, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { draftOf } from '#desk/form/form-words.ts';
import { noConnection, send } from '#desk/send.ts';
import { type CategoriaNegocioAdmin, categoriaNegocioForm } from './categoria-negocio.ts';

const list = '/admin/categorias-negocio/gestion';
export const backToCategorias = { href: list, label: 'Volver a las categorías' };

const create = {
  title: 'Crear Nueva Categoría de Negocio',
  back: backToCategorias,
  texts: {
    success: 'Categoría de negocio creada con éxito.',
    refused: 'Error al crear la categoría de negocio.',
    unreachable: noConnection,
  },
  button: { resting: 'Crear Categoría', busy: 'Creando...' },
  afterSave: 'leave',
} as const;

const edit = {
  title: 'Editar Categoría de Negocio',
  back: backToCategorias,
  texts: {
    success: 'Categoría de negocio actualizada con éxito.',
    refused: 'Error al actualizar la categoría de negocio.',
    unreachable: noConnection,
  },
  afterSave: 'leave',
} as const;

const validate = schemaResolver(categoriaNegocioForm, { sync: true });

export function CategoriaNegocioForm({ categoria }: { categoria?: CategoriaNegocioAdmin }) {
  return (
    <EditFrame
      record={categoria}
      draft={draftOf('categoria_negocio', categoria)}
      valuesOf={valuesOf}
      validate={validate}
      missing="Por favor, completa todos los campos obligatorios."
      mode={categoria ? edit : create}
      list={list}
      hasCancel
      send={(values) =>
        categoria
          ? send('update_categoria_negocio.php', { id: categoria.id, version: categoria.version, ...values })
          : send('create_categoria_negocio.php', values)
      }
      recordOf={({ data }) => data}
      editOf={({ id }) => `/admin/edit-categoria-negocio/${id}`}
    >
      {(form) => (
        <Paper withBorder p="md">
          <Stack>
            <TextField form={form} name="nombre" label="Nombre" required maxLength={100} />
            <TextareaField form={form} name="descripcion" label="Descripción" maxLength={1000} minRows={3} />
            <SwitchField
              form={form}
              name="activo"
              label="Activa"
              description="Si la desactivas, ella y sus empresas dejan de verse en el sitio"
            />
          </Stack>
        </Paper>
      )}
    </EditFrame>
  );
}

function valuesOf(categoria: CategoriaNegocioAdmin | undefined) {
  return {
    nombre: categoria?.nombre ?? '',
    descripcion: categoria?.descripcion ?? '',
    activo: categoria?.activo !== 0,
  };
}
