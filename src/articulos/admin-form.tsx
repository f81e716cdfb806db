import { Button, Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { Eye } from 'lucide-react';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { PictureField, RichTextField, SelectField, SlugField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { sendForm } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useCan } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import { ContactSection, MapSection } from './admin-sections.tsx';
import { type ArticuloValues, toCreate, toUpdate, valuesOf } from './admin-values.ts';
import { ArticuloVersiones } from './admin-versiones.tsx';
import { type ArticuloAdmin, articuloCreate, articuloUpdate, contact, missingArticuloMessage } from './articulo.ts';
import { useCategorias } from './categorias/admin-use-categorias.ts';
import { type EstadoArticulo, estadosArticulo, isScheduled, situacionLabel } from './estado.ts';
import { articuloPath } from './path.ts';
import { PublicarEnInput } from './publicar-en-input.tsx';

const articuloList = '/admin/articulos/gestion';
export const backToArticulos = { href: articuloList, label: 'Volver a los artículos' };

const pictureTypes = 'image/jpeg,image/png,image/webp';

const saveDraft = { as: 'borrador', resting: 'Guardar borrador', busy: 'Guardando...' } as const;

const create = {
  title: 'Nuevo Artículo',
  texts: {
    success: 'Artículo creado con éxito.',
    refused: 'Error al crear el artículo.',
    unreachable: 'Error de red al crear el artículo.',
  },
  button: { resting: 'Publicar', busy: 'Publicando...' },
  afterSave: 'clear',
  alsoAs: [saveDraft],
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

const publish = { as: 'publicado', resting: 'Publicar', busy: 'Publicando...' } as const;
const review = { resting: 'Enviar a revisión', busy: 'Enviando...' } as const;

/** Whoever publishes has the documents' buttons and one more; a redactor sends for review instead. */
function modeFor(articulo: ArticuloAdmin | undefined, canPublish: boolean) {
  if (!canPublish) return { ...(articulo ? edit : create), button: review, alsoAs: [saveDraft] };
  if (!articulo) return create;
  return articulo.estado === 'publicado' ? edit : { ...edit, alsoAs: [publish] };
}

/** What the pressed button makes of it; undefined where the main one leaves it to the form, or to the server. */
function estadoFor(as: string | undefined, canPublish: boolean): { estado: EstadoArticulo } | undefined {
  const pressed = estadosArticulo.find((known) => known === as);
  if (pressed) return { estado: pressed };
  return canPublish ? undefined : { estado: 'revision' };
}

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
  const canPublish = useCan('contenido');
  const refresh = useRefresh();
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
      mode={modeFor(articulo, canPublish)}
      list={articuloList}
      problem={error}
      send={(values, progress, before, as) => {
        const chosen = estadoFor(as, canPublish);
        if (!before) return sendForm('create_post.php', { ...toCreate(values), ...chosen }, progress);
        const { Id_articulo, version } = before;
        return sendForm('update_article.php', { Id_articulo, version, ...toUpdate(values), ...chosen }, progress);
      }}
      recordOf={({ data }) => data as ArticuloAdmin}
      viewOf={viewOf}
      onSaved={() => void refresh('get_versiones_articulo.php')}
      tellSaved={
        articulo
          ? undefined
          : ({ data, message }, { publicar_en }) => (
              <>
                {message} <WhereToSee articulo={data as Created} publicarEn={publicar_en} />
              </>
            )
      }
      actions={articulo && <PreviewButton slug={articulo.slug} />}
      below={articulo && onRestored && <ArticuloVersiones articulo={articulo} onRestored={onRestored} />}
    >
      {(form) => (
        <Stack gap="lg">
          <MainFields form={form} articulo={articulo} categorias={options} canPublish={canPublish} />
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
  canPublish: boolean;
}

/** The two calls have names of their own for the category and the pictures. */
function MainFields({ form, articulo, categorias, canPublish }: MainProps) {
  const categoria = { form, label: 'Categoría', required: true };
  return (
    <Paper withBorder p="md">
      <Stack>
        <TextField form={form} name="titulo" label="Título" required maxLength={255} />
        {articulo && (
          <>
            <SimpleGrid cols={{ base: 1, sm: canPublish ? 3 : 2 }}>
              <SlugField form={form} />
              <SelectField
                {...categoria}
                name="Id_categoria"
                description="La sección en la que aparece"
                data={categorias}
              />
              {canPublish && (
                <SelectField
                  form={form}
                  name="estado"
                  label="Estado"
                  required
                  description="Solo lo publicado se ve en el sitio"
                  data={estadosArticulo.map((value) => ({ value, label: situacionLabel[value] }))}
                />
              )}
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

type Created = CallOutput<'create_post.php'>['data'];

interface CreatedProps {
  articulo: Created;
  publicarEn: string;
}

/** Of what visitors do not see yet, the preview. */
function viewOf(articulo: ArticuloAdmin): string {
  const isSeen = articulo.estado === 'publicado' && !isScheduled(articulo.publicar_en);
  return isSeen ? articuloPath(articulo) : `/admin/articulos/vista-previa/${articulo.slug}`;
}

function WhereToSee({ articulo, publicarEn }: CreatedProps) {
  if (articulo.estado !== 'publicado')
    return <AppLink href={`/admin/articulos/editar/${articulo.slug}`}>Seguir editando</AppLink>;
  if (!isScheduled(publicarEn)) return <AppLink href={articuloPath(articulo)}>Ver el artículo</AppLink>;
  return (
    <>
      Se publicará el {formatDateTime(publicarEn)}.{' '}
      <AppLink href={`/admin/articulos/vista-previa/${articulo.slug}`}>Vista previa</AppLink>
    </>
  );
}
