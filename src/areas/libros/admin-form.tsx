import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { PictureField, RichTextField, SlugField, TextField } from '#desk/form/fields.tsx';
import { draftOf, formModes, textsOf } from '#desk/form/form-words.ts';
import { sendForm } from '#desk/send.ts';
import { things } from '#things.ts';
import { type LibroAdmin, libroForm, libroUpdate, missingLibroMessage, thisYear } from './libro.ts';

const libroList = '/admin/libros/gestion';
export const backToLibros = { href: libroList, label: 'Volver a los libros' };
const { create, edit } = formModes('libro', backToLibros);

const validateNew = schemaResolver(libroForm, { sync: true });
const validateEdit = schemaResolver(libroUpdate.omit({ id: true }), { sync: true });

export function LibroForm({ libro }: { libro?: LibroAdmin }) {
  return (
    <EditFrame
      record={libro}
      draft={draftOf('libro', libro)}
      valuesOf={valuesOf}
      validate={libro ? validateEdit : validateNew}
      missing={missingLibroMessage}
      mode={libro ? edit : create}
      list={libroList}
      send={(values, progress, before) =>
        before
          ? sendForm('update_libro.php', { ...values, id: before.id, version: before.version }, progress)
          : sendForm('create_libro.php', values, progress)
      }
      recordOf={({ data }) => data}
      viewOf={({ slug }) => things.libro.path(slug)}
      editOf={({ slug }) => `/admin/libros/editar/${slug}`}
    >
      {(form) => (
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack>
              <TextField form={form} name="titulo" label="Título" required maxLength={255} />
              {libro && <SlugField form={form} />}
              <TextField form={form} name="autores" label="Autor(es)" required maxLength={255} />
              <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
                <TextField form={form} name="editorial" label="Editorial" maxLength={255} />
                <TextField form={form} name="ISBN" label="ISBN" maxLength={20} />
                <TextField form={form} name="num_pag" label="Número de páginas" type="number" min={1} step={1} />
                <TextField
                  form={form}
                  name="fecha_edicion"
                  label="Año de edición"
                  type="number"
                  min={1000}
                  max={thisYear()}
                  step={1}
                />
              </SimpleGrid>
              <PictureField
                form={form}
                name="imagen"
                label="Portada"
                current={libro?.imagen_url}
                removal="quitar_imagen"
              />
            </Stack>
          </Paper>
          <RichTextField form={form} name="resumen" label="Resumen" />
        </Stack>
      )}
    </EditFrame>
  );
}

function valuesOf(libro: LibroAdmin | undefined) {
  return {
    ...textsOf(libro, 'titulo', 'slug', 'autores', 'editorial', 'ISBN', 'num_pag', 'fecha_edicion', 'resumen'),
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
