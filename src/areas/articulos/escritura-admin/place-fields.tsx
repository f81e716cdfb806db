/** Where an article is found besides its category: other categories, topics, and whether it is put forward. */
import { Checkbox, Stack } from '@mantine/core';
import { SwitchField } from '#desk/form/fields.tsx';
import { TemasField } from '../temas/admin-temas-field.tsx';
import type { Writing } from './use-writing.ts';

interface Props {
  form: Writing['form'];
  categorias: { value: string; label: string }[];
  canPublish: boolean;
}

export function PlaceFields({ form, categorias, canPublish }: Props) {
  const { categoria, otras_categorias, temas } = form.values;
  const others = categorias.filter(({ value }) => value !== categoria);
  return (
    <>
      <details>
        <summary>Otras categorías{chosenText(otras_categorias, others)}</summary>
        <Checkbox.Group
          aria-label="Otras categorías"
          name="otras_categorias"
          description="También aparece en ellas; su dirección es la de su categoría"
          value={(JSON.parse(otras_categorias) as number[]).map(String)}
          onChange={(ids) => form.setFieldValue('otras_categorias', JSON.stringify(ids.map(Number)))}
          error={form.errors.otras_categorias}
        >
          <Stack gap="xs" mt="xs">
            {others.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} name="otra_categoria" />
            ))}
          </Stack>
        </Checkbox.Group>
      </details>
      <TemasField
        label="Temas"
        name="temas"
        description="De qué trata: escribe uno y pulsa Intro"
        value={JSON.parse(temas) as string[]}
        onChange={(names) => form.setFieldValue('temas', JSON.stringify(names))}
        error={form.errors.temas}
      />
      {canPublish && (
        <SwitchField form={form} name="destacado" label="Destacado" description="Se pone por delante de los demás" />
      )}
    </>
  );
}

/** ": Rutas, Noticias" */
function chosenText(json: string, categorias: Props['categorias']): string {
  const ids = new Set((JSON.parse(json) as number[]).map(String));
  const names = categorias.filter(({ value }) => ids.has(value)).map(({ label }) => label);
  return names.length > 0 ? `: ${names.join(', ')}` : '';
}
