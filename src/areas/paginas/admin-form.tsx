import { Paper, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { SelectField, SlugField, TextField } from '#desk/form/fields.tsx';
import { draftOf, formModes, textsOf } from '#desk/form/form-words.ts';
import { PictureField } from '#desk/form/picture-field.tsx';
import { RichTextField } from '#desk/form/rich-text-field.tsx';
import { send, sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { VersionsPanel } from '#desk/versions-panel.tsx';
import { things } from '#things.ts';
import { formatDateTime } from '#values/fecha.ts';
import { missingPaginaMessage, type PaginaAdmin, paginaForm, paginaUpdate } from './pagina.ts';

const paginaList = '/admin/paginas/gestion';
export const backToPaginas = { href: paginaList, label: 'Volver a las páginas' };
const { create, edit } = formModes('pagina', backToPaginas);

const validateNew = schemaResolver(paginaForm, { sync: true });
const validateEdit = schemaResolver(paginaUpdate.omit({ id: true }), { sync: true });

const estados = [
  { value: 'publicado', label: 'Publicado' },
  { value: 'borrador', label: 'Borrador' },
];

interface Props {
  pagina?: PaginaAdmin;
  /** What a new one begins with. */
  start?: { titulo: string; slug: string; contenido: string };
  onRestored?(pagina: PaginaAdmin): void;
}

export function PaginaForm({ pagina, start, onRestored }: Props) {
  return (
    <>
      <EditFrame
        record={pagina}
        draft={draftOf('pagina', pagina)}
        valuesOf={(record) => ({ ...valuesOf(record), ...(record ? {} : start) })}
        validate={pagina ? validateEdit : validateNew}
        missing={missingPaginaMessage}
        mode={pagina ? edit : create}
        list={paginaList}
        send={(values, progress, before) =>
          before
            ? sendForm('update_pagina.php', { ...values, id: before.id, version: before.version }, progress)
            : sendForm('create_pagina.php', values, progress)
        }
        recordOf={({ data }) => data}
        viewOf={({ slug, estado }) => (estado === 'publicado' ? things.pagina.path(slug) : undefined)}
        editOf={({ slug }) => `/admin/paginas/editar/${slug}`}
      >
        {(form) => (
          <Stack gap="lg">
            <Paper withBorder p="md">
              <Stack>
                <TextField form={form} name="titulo" label="Título" required maxLength={255} />
                {pagina ? (
                  <SlugField form={form} />
                ) : (
                  <TextField
                    form={form}
                    name="slug"
                    label="Dirección"
                    maxLength={200}
                    description="Si la dejas vacía, sale del título"
                  />
                )}
                <SelectField form={form} name="estado" label="Estado" required data={estados} />
                <PictureField
                  form={form}
                  name="imagen"
                  label="Imagen"
                  current={pagina?.imagen_url}
                  removal="quitar_imagen"
                />
              </Stack>
            </Paper>
            <RichTextField form={form} name="contenido" label="Contenido" required isPage />
          </Stack>
        )}
      </EditFrame>
      {pagina && onRestored && <PaginaVersiones pagina={pagina} onRestored={onRestored} />}
    </>
  );
}

function PaginaVersiones({ pagina, onRestored }: { pagina: PaginaAdmin; onRestored(pagina: PaginaAdmin): void }) {
  const query = useCall(
    'get_versiones_pagina.php',
    { id: pagina.id },
    'No se pudieron cargar las versiones anteriores.',
  );
  return (
    <VersionsPanel
      query={query}
      question={(when) => `¿Quieres que la página vuelva a decir lo que decía hasta el ${when}?`}
      describe={({ guardada_en, guardada_por }) =>
        `Hasta el ${formatDateTime(guardada_en)}, cuando la cambió ${guardada_por}`
      }
      restore={(id) => send('restore_version_pagina.php', { id })}
      onRestored={({ data }) => onRestored(data)}
    />
  );
}

function valuesOf(pagina: PaginaAdmin | undefined) {
  return {
    ...textsOf(pagina, 'titulo', 'slug', 'contenido'),
    estado: pagina?.estado ?? 'publicado',
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
