/** What search engines and networks show of an article, where it is not to be what the article shows. */

import { TextField } from '#desk/form/fields.tsx';
import { ImageInput } from '#desk/form/image-input.tsx';
import { Part } from '#desk/page.tsx';
import type { Writing } from './use-writing.ts';

export function SearchSection({ writing: { form, record } }: { writing: Writing }) {
  const { compartir, quitar_imagen_compartir } = form.values;
  return (
    <Part title="Buscadores y redes" gap="sm">
      <TextField
        form={form}
        name="meta_title"
        label="Título para buscadores"
        description="Vacío: el del artículo"
        maxLength={255}
      />
      <ImageInput
        name="imagen_compartir"
        label="Imagen para compartir"
        help="Sin ella, la de portada"
        value={compartir}
        onChange={(picture) => form.setFieldValue('compartir', picture)}
        current={quitar_imagen_compartir ? null : record?.imagen_compartir}
        onRemoveCurrent={() => form.setFieldValue('quitar_imagen_compartir', true)}
        accept="image/jpeg,image/png,image/webp"
        error={form.errors.imagen_compartir as string | undefined}
      />
    </Part>
  );
}
