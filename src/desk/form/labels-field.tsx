import { Checkbox, Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type Etiqueta, etiquetaLabel, etiquetas } from '#values/etiquetas.ts';

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the values' shape is the form's own; this only reads and writes etiquetas
  form: UseFormReturnType<any>;
}

/** For whom it is made: what visitors filter by. The form holds the list as JSON, as the call takes it. */
export function LabelsField({ form }: Props) {
  const chosen = JSON.parse(form.values.etiquetas || '[]') as Etiqueta[];
  return (
    <Checkbox.Group
      label="Etiquetas"
      description="Por ellas se filtra en el sitio"
      value={chosen}
      onChange={(list) => form.setFieldValue('etiquetas', JSON.stringify(list))}
      error={form.errors.etiquetas}
    >
      <Group gap="md" mt="xs">
        {etiquetas.map((etiqueta) => (
          <Checkbox key={etiqueta} name="etiquetas" value={etiqueta} label={etiquetaLabel[etiqueta]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
