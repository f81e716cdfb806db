/** What stands beside the text: where and when it appears, who made it, its pictures. */
import { NativeSelect, Paper } from '@mantine/core';
import { CreateInPlace } from '#desk/dialogs/create-in-place.tsx';
import { SelectField, SlugField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { ImageInput } from '#desk/form/image-input.tsx';
import { Part } from '#desk/page.tsx';
import { slugify } from '#values/slug.ts';
import { estadosArticulo, situacionLabel } from '../estado.ts';
import { PlaceFields } from './place-fields.tsx';
import { PublicarEnInput } from './publicar-en-input.tsx';
import type { Writing } from './use-writing.ts';

const pictureTypes = 'image/jpeg,image/png,image/webp';

interface Props {
  writing: Writing;
  categorias: { value: string; label: string }[];
  canPublish: boolean;
}

/** The two calls have names of their own for the category and the pictures. */
export function PublicationFields({ writing, categorias, canPublish }: Props) {
  const { form, isNew } = writing;
  const { categoria } = form.values;
  return (
    <Part title="Publicación" gap="sm">
      <NativeSelect
        label="Categoría"
        required
        name={isNew ? 'category_id' : 'Id_categoria'}
        description="La sección en la que aparece"
        value={categoria}
        onChange={({ currentTarget }) => form.setFieldValue('categoria', currentTarget.value)}
        error={form.errors.category_id ?? form.errors.Id_categoria}
        data={[...(isNew || !categoria ? [{ value: '', label: 'Selecciona una categoría' }] : []), ...categorias]}
      />
      <CreateInPlace
        tipo="categoria"
        reads="get_categories.php"
        onCreated={(id) => form.setFieldValue('categoria', id)}
      />
      <PlaceFields form={form} categorias={categorias} canPublish={canPublish} />
      {!isNew && canPublish && (
        <SelectField
          form={form}
          name="estado"
          label="Estado"
          required
          description="Solo lo publicado se ve en el sitio"
          data={estadosArticulo.map((value) => ({ value, label: situacionLabel[value] }))}
        />
      )}
      <PublicarEnInput
        value={form.values.publicar_en}
        onChange={(instant) => form.setFieldValue('publicar_en', instant)}
        error={form.errors.publicar_en}
      />
      {!isNew && <ArticuloSlug writing={writing} />}
      <TextareaField
        form={form}
        name="resumen"
        label="Resumen"
        maxLength={300}
        minRows={2}
        description={`Lo que se lee en las listas y en los buscadores. ${form.values.resumen.length} de 300 caracteres`}
      />
      <TextField form={form} name="autor" label="Autor del texto" maxLength={100} />
      <TextField form={form} name="fotografo" label="Fotógrafo" maxLength={100} />
    </Part>
  );
}

/** Until it is published its address is the one that the title gives; writing in it makes it one's own. */
function ArticuloSlug({ writing: { form, isOwnSlug, typeSlug } }: { writing: Writing }) {
  if (isOwnSlug) return <SlugField form={form} />;
  return (
    <SlugField
      form={form}
      description="Sale del título mientras no se publique. Solo minúsculas, números y guiones"
      value={slugify(form.values.titulo) || form.values.slug}
      onChange={({ currentTarget }) => typeSlug(currentTarget.value)}
    />
  );
}

/** On the page it is above the title; it opens the article. */
export function InitialPicture({ writing: { form, record, isNew } }: Pick<Props, 'writing'>) {
  const { inicial, quitar_imagen_ini_post } = form.values;
  return (
    <ImageInput
      name={isNew ? 'initial_photo' : 'imagen_ini_post'}
      label={isNew ? 'Foto inicial' : 'Imagen inicial'}
      value={inicial}
      onChange={(picture) => form.setFieldValue('inicial', picture)}
      current={quitar_imagen_ini_post ? null : record?.imagen_ini_post}
      onRemoveCurrent={() => form.setFieldValue('quitar_imagen_ini_post', true)}
      accept={pictureTypes}
      error={(form.errors.initial_photo ?? form.errors.imagen_ini_post) as string | undefined}
    />
  );
}

export function CoverPicture({ writing: { form, record, isNew } }: Pick<Props, 'writing'>) {
  const { portada, quitar_imagen_portada } = form.values;
  return (
    <Paper withBorder p="md">
      <ImageInput
        name={isNew ? 'cover_photo' : 'imagen_portada'}
        label={isNew ? 'Foto de portada' : 'Imagen de portada'}
        help="La que se ve en las listas y al compartirlo"
        value={portada}
        onChange={(picture) => form.setFieldValue('portada', picture)}
        current={quitar_imagen_portada ? null : record?.imagen_portada_url}
        onRemoveCurrent={() => form.setFieldValue('quitar_imagen_portada', true)}
        accept={pictureTypes}
        error={(form.errors.cover_photo ?? form.errors.imagen_portada) as string | undefined}
      />
    </Paper>
  );
}
