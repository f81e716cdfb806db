import { Checkbox, Group } from '@mantine/core';
import { type Etiqueta, etiquetaLabel, etiquetas } from '#values/etiquetas.ts';
import type { AnyForm } from './fields.tsx';

interface Props {
  form: AnyForm;
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
