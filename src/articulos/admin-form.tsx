import { Button, NativeSelect, Paper, SimpleGrid, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Eye } from 'lucide-react';
import { FormActions } from '#desk/form/form-actions.tsx';
import { articlePictureTypes, ImageInput } from '#desk/form/image-input.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useReturn } from '#desk/form/use-return.ts';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type ArticuloAdmin, articuloUpdate, contactFieldNames, estadoLabel, estados } from './articulo.ts';
import { useCategorias } from './categorias/use-categorias.ts';
import { ContactFields } from './contact-fields.tsx';
import { MapFields, type MapKind } from './map-fields.tsx';
import { PublicarEnInput } from './publicar-en-input.tsx';
import { ArticuloVersiones } from './versiones.tsx';

const list = '/admin/articulos/gestion';

function valuesOf(articulo: ArticuloAdmin) {
  return {
    titulo: articulo.titulo,
    slug: articulo.slug,
    Id_categoria: String(articulo.Id_categoria),
    estado: articulo.estado,
    resumen: articulo.resumen ?? '',
    contenido: articulo.contenido,
    autor: articulo.autor ?? '',
    fotografo: articulo.fotografo ?? '',
    publicar_en: articulo.publicar_en ?? '',
    ...(Object.fromEntries(contactFieldNames.map((name) => [name, articulo[name] ?? ''])) as Record<
      (typeof contactFieldNames)[number],
      string
    >),
    hasMap: Boolean(articulo.place_id || articulo.map_search_text),
    mapKind: (articulo.place_id || !articulo.map_search_text ? 'place_id' : 'map_search_text') as MapKind,
    mapValue: articulo.place_id ?? articulo.map_search_text ?? '',
    imagen_portada: null as File | null,
    imagen_ini_post: null as File | null,
    quitar_imagen_portada: false,
    quitar_imagen_ini_post: false,
  };
}

type Values = ReturnType<typeof valuesOf>;

interface EditProps {
  articulo: ArticuloAdmin;
  onRestored(articulo: ArticuloAdmin): void;
}

export function ArticuloEditForm({ articulo, onRestored }: EditProps) {
  const form = useForm<Values>({
    initialValues: valuesOf(articulo),
    validate: schemaResolver(articuloUpdate.omit({ Id_articulo: true }), { sync: true }) as never,
    validateInputOnBlur: true,
  });
  const saving = useSave(
    {
      success: 'Artículo actualizado con éxito.',
      refused: 'Ocurrió un error al actualizar el artículo.',
      unreachable: 'Error de conexión con el servidor.',
    },
    form as never,
  );
  const { categorias, error } = useCategorias();
  const message = saving.message ?? (error ? ({ kind: 'error', text: error } as const) : undefined);
  const isDone = saving.message?.kind === 'success';
  useReturn(isDone, list);
  const draft = useDraft(`articulo-${articulo.Id_articulo}`, form, {
    of: `«${articulo.titulo}»`,
    version: articulo.version,
  });

  async function save(values: Values) {
    const { hasMap, mapKind, mapValue, imagen_portada, imagen_ini_post, ...fields } = values;
    const map = hasMap ? mapValue.trim() : '';
    await saving.save(
      (progress) =>
        send(
          'update_article.php',
          {
            Id_articulo: articulo.Id_articulo,
            version: articulo.version,
            ...fields,
            place_id: mapKind === 'place_id' ? map : '',
            map_search_text: mapKind === 'map_search_text' ? map : '',
            ...(imagen_portada && { imagen_portada }),
            ...(imagen_ini_post && { imagen_ini_post }),
          },
          progress,
        ),
      draft.forget,
    );
  }

  const picture = (name: 'imagen_portada' | 'imagen_ini_post', current: string | null) => ({
    name,
    value: form.values[name],
    onChange: (file: File | null) => form.setFieldValue(name, file),
    current: form.values[`quitar_${name}`] ? null : current,
    onRemoveCurrent: () => form.setFieldValue(`quitar_${name}`, true),
    accept: articlePictureTypes,
  });

  return (
    <AdminPage
      title="Editar Artículo"
      isForm
      back={{ href: list, label: 'Volver a los artículos' }}
      message={message}
      actions={
        <Button
          component="a"
          href={`/admin/articulos/vista-previa/${articulo.slug}`}
          target="_blank"
          variant="default"
          leftSection={<Eye size={16} aria-hidden="true" />}
        >
          Vista previa
        </Button>
      }
    >
      {draft.notice}
      <form onSubmit={form.onSubmit(save)} noValidate>
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack>
              <TextInput label="Título" name="titulo" required maxLength={255} {...form.getInputProps('titulo')} />
              <SimpleGrid cols={{ base: 1, sm: 3 }}>
                <TextInput
                  label="Slug"
                  name="slug"
                  required
                  maxLength={200}
                  description="Solo minúsculas, números y guiones"
                  {...form.getInputProps('slug')}
                />
                <NativeSelect
                  label="Categoría"
                  name="Id_categoria"
                  required
                  description="La sección en la que aparece"
                  data={categorias.map(({ id, nombre_categoria }) => ({ value: String(id), label: nombre_categoria }))}
                  {...form.getInputProps('Id_categoria')}
                />
                <NativeSelect
                  label="Estado"
                  name="estado"
                  required
                  description="Un borrador no se ve en el sitio"
                  data={estados.map((value) => ({ value, label: estadoLabel[value] }))}
                  {...form.getInputProps('estado')}
                />
              </SimpleGrid>
              <Textarea
                label="Resumen"
                name="resumen"
                maxLength={300}
                autosize
                minRows={2}
                description={`${form.values.resumen.length} de 300 caracteres`}
                {...form.getInputProps('resumen')}
              />
              <SimpleGrid cols={{ base: 1, sm: 3 }}>
                <TextInput label="Autor del texto" name="autor" maxLength={100} {...form.getInputProps('autor')} />
                <TextInput label="Fotógrafo" name="fotografo" maxLength={100} {...form.getInputProps('fotografo')} />
                <PublicarEnInput
                  value={form.values.publicar_en}
                  onChange={(instant) => form.setFieldValue('publicar_en', instant)}
                  error={form.errors.publicar_en}
                />
              </SimpleGrid>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <ImageInput label="Imagen de portada" {...picture('imagen_portada', articulo.imagen_portada_url)} />
                <ImageInput label="Imagen inicial" {...picture('imagen_ini_post', articulo.imagen_ini_post)} />
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
            <Title order={2} fz="lg" mb="md">
              Contacto
            </Title>
            <ContactFields inputProps={(name) => form.getInputProps(name)} />
          </Paper>
          <Paper withBorder p="md">
            <Switch label="Mostrar un mapa" name="mapa" {...form.getInputProps('hasMap', { type: 'checkbox' })} />
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
          <Button component={AppLink} href={list} onClick={draft.letGo} variant="default">
            Cancelar
          </Button>
          <Button type="submit" disabled={saving.isBusy || isDone}>
            {saving.isBusy ? 'Guardando...' : 'Guardar Cambios'}
          </Button>
        </FormActions>
      </form>
      <ArticuloVersiones articulo={articulo} onRestored={onRestored} />
    </AdminPage>
  );
}
