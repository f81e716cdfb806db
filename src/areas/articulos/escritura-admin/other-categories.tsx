import { Checkbox, Stack } from '@mantine/core';
import type { Writing } from './use-writing.ts';

interface Props {
  form: Writing['form'];
  others: { value: string; label: string }[];
}

export function OtherCategories({ form, others }: Props) {
  return (
    <Checkbox.Group
      aria-label="Otras categorías"
      name="otras_categorias"
      description="También aparece en ellas; su dirección es la de su categoría"
      value={(JSON.parse(form.values.otras_categorias) as number[]).map(String)}
      onChange={(ids) => form.setFieldValue('otras_categorias', JSON.stringify(ids.map(Number)))}
      error={form.errors.otras_categorias}
    >
      <Stack gap="xs" mt="xs">
        {others.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} name="otra_categoria" />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
