import { Button, Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { Eye } from 'lucide-react';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { PictureField, RichTextField, SelectField, SlugField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { sendForm } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { estadoLabel, estados } from '#values/estado.ts';
import { formatDateTime } from '#values/fecha.ts';
import { ContactSection, MapSection } from './admin-sections.tsx';
import { type ArticuloValues, toCreate, toUpdate, valuesOf } from './admin-values.ts';
import { ArticuloVersiones } from './admin-versiones.tsx';
import { type ArticuloAdmin, articuloCreate, articuloUpdate, contact, missingArticuloMessage } from './articulo.ts';
import { useCategorias } from './categorias/admin-use-categorias.ts';
import { articuloPath } from './path.ts';
import { isScheduled, PublicarEnInput } from './publicar-en-input.tsx';

const articuloList = '/admin/articulos/gestion';
export const backToArticulos = { href: articuloList, label: 'Volver a los artículos' };

const pictureTypes = 'image/jpeg,image/png,image/webp';

const create = {
  title: 'Nuevo Artículo',
  texts: {
    success: 'Artículo creado con éxito.',
    refused: 'Error al crear el artículo.',
    unreachable: 'Error de red al crear el artículo.',
  },
  button: { resting: 'Publicar', busy: 'Publicando...' },
  afterSave: 'clear',
} as const;

const edit = {
  title: 'Editar Artículo',
  back: backToArticulos,
  texts: {
    success: 'Artículo actualizado con éxito.',
    refused: 'Ocurrió un error al actualizar el artículo.',
    unreachable: 'Error de conexión con el servidor.',
  },
  button: { resting: 'Guardar Cambios', busy: 'Guardando...' },
  afterSave: 'return',
} as const;

const newFields = articuloCreate.omit({ contact: true });
const validateWithoutContact = schemaResolver(newFields, { sync: true });
const validateWithContact = schemaResolver(newFields.extend(contact.shape), { sync: true });
const validateEdit = schemaResolver(articuloUpdate.omit({ Id_articulo: true }), { sync: true });

/** A section that is off is not sent, so what was typed in it cannot be wrong. */
function validateNew(values: ArticuloValues) {
  return values.contact ? validateWithContact(values) : validateWithoutContact(values);
}

interface Props {
  articulo?: ArticuloAdmin;
  onRestored?(articulo: ArticuloAdmin): void;
}

export function ArticuloForm({ articulo, onRestored }: Props) {
  const { categorias, error } = useCategorias();
  const options = categorias.map(({ id, nombre_categoria }) => ({ value: String(id), label: nombre_categoria }));
  return (
    <EditFrame
      kind="articulo"
      record={articulo}
      id={articulo?.Id_articulo}
      draftOf={articulo ? `«${articulo.titulo}»` : 'un artículo nuevo'}
      valuesOf={valuesOf}
      validate={articulo ? validateEdit : validateNew}
      validateOn={articulo ? 'blur' : 'submit'}
      missing={articulo ? undefined : missingArticuloMessage}
      mode={articulo ? edit : create}
      list={articuloList}
      problem={error}
      send={(values, progress) =>
        articulo
          ? sendForm(
              'update_article.php',
              { Id_articulo: articulo.Id_articulo, version: articulo.version, ...toUpdate(values) },
              progress,
            )
          : sendForm('create_post.php', toCreate(values), progress)
      }
      tellSaved={
        articulo
          ? undefined
          : ({ data, message }, { publicar_en }) => (
              <>
                {message} <WhereToSee articulo={data} publicarEn={publicar_en} />
              </>
            )
      }
      actions={articulo && <PreviewButton slug={articulo.slug} />}
      below={articulo && onRestored && <ArticuloVersiones articulo={articulo} onRestored={onRestored} />}
    >
      {(form) => (
        <Stack gap="lg">
          <MainFields form={form} articulo={articulo} categorias={options} />
          <RichTextField form={form} name="contenido" label="Contenido" required />
          <ContactSection form={form} isNew={!articulo} />
          <MapSection form={form} isNew={!articulo} />
        </Stack>
      )}
    </EditFrame>
  );
}

interface MainProps {
  form: UseFormReturnType<ArticuloValues>;
  articulo: ArticuloAdmin | undefined;
  categorias: { value: string; label: string }[];
}

/** The two calls have names of their own for the category and the pictures. */
function MainFields({ form, articulo, categorias }: MainProps) {
  const categoria = { form, label: 'Categoría', required: true };
  return (
    <Paper withBorder p="md">
      <Stack>
        <TextField form={form} name="titulo" label="Título" required maxLength={255} />
        {articulo && (
          <>
            <SimpleGrid cols={{ base: 1, sm: 3 }}>
              <SlugField form={form} />
              <SelectField
                {...categoria}
                name="Id_categoria"
                description="La sección en la que aparece"
                data={categorias}
              />
              <SelectField
                form={form}
                name="estado"
                label="Estado"
                required
                description="Un borrador no se ve en el sitio"
                data={estados.map((value) => ({ value, label: estadoLabel[value] }))}
              />
            </SimpleGrid>
            <TextareaField
              form={form}
              name="resumen"
              label="Resumen"
              maxLength={300}
              minRows={2}
              description={`${form.values.resumen.length} de 300 caracteres`}
            />
          </>
        )}
        <SimpleGrid cols={articulo ? { base: 1, sm: 3 } : { base: 1, sm: 2, md: 4 }}>
          <TextField form={form} name="autor" label="Autor del texto" maxLength={100} />
          <TextField form={form} name="fotografo" label="Fotógrafo" maxLength={100} />
          {!articulo && (
            <SelectField
              {...categoria}
              name="category_id"
              data={[{ value: '', label: 'Selecciona una categoría' }, ...categorias]}
            />
          )}
          <PublicarEnInput
            value={form.values.publicar_en}
            onChange={(instant) => form.setFieldValue('publicar_en', instant)}
            error={form.errors.publicar_en}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PictureField
            form={form}
            name={articulo ? 'imagen_portada' : 'cover_photo'}
            label={articulo ? 'Imagen de portada' : 'Foto de portada'}
            current={articulo?.imagen_portada_url}
            removal="quitar_imagen_portada"
            accept={pictureTypes}
          />
          <PictureField
            form={form}
            name={articulo ? 'imagen_ini_post' : 'initial_photo'}
            label={articulo ? 'Imagen inicial' : 'Foto inicial'}
            current={articulo?.imagen_ini_post}
            removal="quitar_imagen_ini_post"
            accept={pictureTypes}
          />
        </SimpleGrid>
      </Stack>
    </Paper>
  );
}

function PreviewButton({ slug }: { slug: string }) {
  return (
    <Button
      component="a"
      href={`/admin/articulos/vista-previa/${slug}`}
      target="_blank"
      variant="default"
      leftSection={<Eye size={16} aria-hidden="true" />}
    >
      Vista previa
    </Button>
  );
}

interface CreatedProps {
  articulo: { slug: string; categoria_slug: string };
  publicarEn: string;
}

function WhereToSee({ articulo, publicarEn }: CreatedProps) {
  if (!isScheduled(publicarEn)) return <AppLink href={articuloPath(articulo)}>Ver el artículo</AppLink>;
  return (
    <>
      Se publicará el {formatDateTime(publicarEn)}.{' '}
      <AppLink href={`/admin/articulos/vista-previa/${articulo.slug}`}>Vista previa</AppLink>
    </>
  );
}
