import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { PictureField, RichTextField, SlugField, TextField } from '#desk/form/fields.tsx';
import { sendForm } from '#desk/send.ts';
import { things } from '#things.ts';
import { todayInMadrid, yearOf } from '#values/day.ts';
import {
  editionYearMessage,
  isEditionYear,
  type LibroAdmin,
  libroForm,
  libroUpdate,
  missingLibroMessage,
} from './libro.ts';

const libroList = '/admin/libros/gestion';
export const backToLibros = { href: libroList, label: 'Volver a los libros' };

const create = {
  title: 'Nuevo Libro',
  texts: {
    success: 'Libro creado con éxito.',
    refused: 'Error al crear el libro.',
    unreachable: 'Error de red al crear el libro.',
  },
  button: { resting: 'Crear Libro', busy: 'Creando...' },
  afterSave: 'clear',
} as const;

const edit = {
  title: 'Editar Libro',
  back: backToLibros,
  texts: {
    success: 'Libro actualizado con éxito.',
    refused: 'Ocurrió un error al actualizar el libro.',
    unreachable: 'Error de conexión con el servidor.',
  },
  button: { resting: 'Guardar Cambios', busy: 'Guardando...' },
  afterSave: 'return',
} as const;

const fecha_edicion = libroForm.shape.fecha_edicion.refine(
  (year) => !year || isEditionYear(year, new Date()),
  editionYearMessage,
);
const validateNew = schemaResolver(libroForm.extend({ fecha_edicion }), { sync: true });
const validateEdit = schemaResolver(libroUpdate.omit({ id: true }).extend({ fecha_edicion }), { sync: true });

export function LibroForm({ libro }: { libro?: LibroAdmin }) {
  return (
    <EditFrame
      kind="libro"
      record={libro}
      id={libro?.id}
      draftOf={libro ? `«${libro.titulo}»` : 'un libro nuevo'}
      valuesOf={valuesOf}
      validate={libro ? validateEdit : validateNew}
      missing={missingLibroMessage}
      mode={libro ? edit : create}
      list={libroList}
      send={({ slug, quitar_imagen, ...values }, progress, before) =>
        before
          ? sendForm(
              'update_libro.php',
              { id: before.id, version: before.version, slug, quitar_imagen, ...values },
              progress,
            )
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
                  max={yearOf(todayInMadrid(new Date()))}
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
    titulo: libro?.titulo ?? '',
    slug: libro?.slug ?? '',
    autores: libro?.autores ?? '',
    editorial: libro?.editorial ?? '',
    ISBN: libro?.ISBN ?? '',
    num_pag: String(libro?.num_pag ?? ''),
    fecha_edicion: String(libro?.fecha_edicion ?? ''),
    resumen: libro?.resumen ?? '',
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
