import { Button, NativeSelect, Paper, SimpleGrid, Stack, Switch, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createFileRoute } from '@tanstack/react-router';
import { FormActions } from '#desk/form/form-actions.tsx';
import { articlePictureTypes, ImageInput } from '#desk/form/image-input.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime } from '#values/fecha.ts';
import { articuloCreate, contact, contactFieldNames, missingArticuloMessage } from './articulo.ts';
import { activitiesCategorySlug } from './categorias/categoria.ts';
import { useCategorias } from './categorias/use-categorias.ts';
import { ContactFields } from './contact-fields.tsx';
import { MapFields, type MapKind } from './map-fields.tsx';
import { isScheduled, PublicarEnInput } from './publicar-en-input.tsx';

export const Route = createFileRoute('/admin/articulos/nuevo')({ component: ArticuloNuevo });

const initialValues = {
  titulo: '',
  autor: '',
  fotografo: '',
  category_id: '',
  contenido: '',
  publicar_en: '',
  cover_photo: null as File | null,
  initial_photo: null as File | null,
  hasContact: false,
  contact: Object.fromEntries(contactFieldNames.map((name) => [name, ''])) as Record<
    (typeof contactFieldNames)[number],
    string
  >,
  hasMap: false,
  mapKind: 'place_id' as MapKind,
  mapValue: '',
};
const fields = articuloCreate.pick({
  titulo: true,
  autor: true,
  fotografo: true,
  category_id: true,
  contenido: true,
  publicar_en: true,
});
const validateFields = schemaResolver(fields, { sync: true });
const validateWithContact = schemaResolver(fields.extend({ contact }), { sync: true });

/** A section that is off is not sent, so what was typed in it cannot be wrong. */
function validate(values: typeof initialValues) {
  return values.hasContact ? validateWithContact(values) : validateFields(values);
}

function ArticuloNuevo() {
  const form = useForm({ initialValues, validate });
  const saving = useSave(
    {
      success: 'Artículo creado con éxito.',
      refused: 'Error al crear el artículo.',
      unreachable: 'Error de red al crear el artículo.',
    },
    form as never,
  );
  const draft = useDraft('articulo-nuevo', form, { of: 'un artículo nuevo' });
  const { categorias, error } = useCategorias();
  const options = categorias
    .filter(({ slug }) => slug !== activitiesCategorySlug)
    .map(({ id, nombre_categoria }) => ({ value: String(id), label: nombre_categoria }));

  async function publish(values: typeof initialValues) {
    const map = values.hasMap ? values.mapValue.trim() : '';
    await saving.save(
      (progress) =>
        send(
          'create_post.php',
          {
            titulo: values.titulo,
            autor: values.autor,
            fotografo: values.fotografo,
            contenido: values.contenido,
            category_id: values.category_id,
            publicar_en: values.publicar_en,
            contact: values.hasContact ? JSON.stringify(values.contact) : '',
            place_id: values.mapKind === 'place_id' ? map : '',
            map_search_text: values.mapKind === 'map_search_text' ? map : '',
            ...(values.cover_photo && { cover_photo: values.cover_photo }),
            ...(values.initial_photo && { initial_photo: values.initial_photo }),
          },
          progress,
        ),
      ({ data, message }) => {
        draft.forget();
        form.reset();
        saving.setMessage({
          kind: 'success',
          text: (
            <>
              {message}{' '}
              {isScheduled(values.publicar_en) ? (
                <>
                  Se publicará el {formatDateTime(values.publicar_en)}.{' '}
                  <AppLink href={`/admin/articulos/vista-previa/${data.slug}`}>Vista previa</AppLink>
                </>
              ) : (
                <AppLink href={`/${data.categoria_slug}/${data.slug}`}>Ver el artículo</AppLink>
              )}
            </>
          ),
        });
      },
    );
  }

  const picture = (name: 'cover_photo' | 'initial_photo') => ({
    name,
    value: form.values[name],
    onChange: (file: File | null) => form.setFieldValue(name, file),
    error: form.errors[name] as string | undefined,
    accept: articlePictureTypes,
  });
  const message = saving.message ?? (error ? ({ kind: 'error', text: error } as const) : undefined);
  return (
    <AdminPage title="Nuevo Artículo" isForm message={message}>
      {draft.notice}
      <form onSubmit={form.onSubmit(publish, saving.refuse(missingArticuloMessage))} noValidate>
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack>
              <TextInput label="Título" name="titulo" required maxLength={255} {...form.getInputProps('titulo')} />
              <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }}>
                <TextInput label="Autor del texto" name="autor" maxLength={100} {...form.getInputProps('autor')} />
                <TextInput label="Fotógrafo" name="fotografo" maxLength={100} {...form.getInputProps('fotografo')} />
                <NativeSelect
                  label="Categoría"
                  name="category_id"
                  required
                  data={[{ value: '', label: 'Selecciona una categoría' }, ...options]}
                  {...form.getInputProps('category_id')}
                  error={form.errors.category_id && 'Por favor, selecciona una categoría.'}
                />
                <PublicarEnInput
                  value={form.values.publicar_en}
                  onChange={(instant) => form.setFieldValue('publicar_en', instant)}
                  error={form.errors.publicar_en}
                />
              </SimpleGrid>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <ImageInput label="Foto de portada" {...picture('cover_photo')} />
                <ImageInput label="Foto inicial" {...picture('initial_photo')} />
              </SimpleGrid>
            </Stack>
          </Paper>
          <RichTextInput
            label="Contenido"
            name="contenido"
            required
            value={form.values.contenido}
            onChange={(html) => form.setFieldValue('contenido', html)}
            error={form.errors.contenido as string}
          />
          <Paper withBorder p="md">
            <Switch
              label="Añadir datos de contacto"
              name="contact"
              {...form.getInputProps('hasContact', { type: 'checkbox' })}
            />
            {form.values.hasContact && (
              <Stack mt="md">
                <Title order={2} fz="lg">
                  Contacto
                </Title>
                <ContactFields inputProps={(name) => form.getInputProps(`contact.${name}`)} />
              </Stack>
            )}
          </Paper>
          <Paper withBorder p="md">
            <Switch label="Añadir un mapa" name="mapa" {...form.getInputProps('hasMap', { type: 'checkbox' })} />
            {form.values.hasMap && (
              <Stack mt="md">
                <MapFields
                  kind={form.values.mapKind}
                  onKind={(kind) => form.setFieldValue('mapKind', kind)}
                  value={form.values.mapValue}
                  onValue={(value) => form.setFieldValue('mapValue', value)}
                />
              </Stack>
            )}
          </Paper>
        </Stack>
        <FormActions progress={saving.progress}>
          <Button type="submit" disabled={saving.isBusy}>
            {saving.isBusy ? 'Publicando...' : 'Publicar'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}
