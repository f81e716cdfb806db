/** The name and the labels that the operator gives a subscriber. */
import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { TagsField } from '#desk/form/tags-field.tsx';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { failureText, send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { Suscriptor } from './boletin.ts';
import { type EstadoSuscriptor, estadoSuscriptorLabel } from './estado.ts';

export function SuscriptorEdit({ suscriptor }: { suscriptor: Suscriptor }) {
  const { id, estado, rebotado_en } = suscriptor;
  const [values, setValues] = useState<Named>({ nombre: suscriptor.nombre ?? '', etiquetas: suscriptor.etiquetas });
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { nombre, etiquetas } = values;
    const result = await send('update_suscriptor.php', { id, nombre, etiquetas: JSON.stringify(etiquetas) });
    setBusy(false);
    if (!result.ok) return setError(failureText(result, 'Error al actualizar la suscripción.'));
    notifyResult(result, '');
    void refresh();
  }

  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <Group gap="xs">
          <SuscriptorBadge estado={estado} />
          {rebotado_en && <Text size="sm">Su buzón no existe: devuelto el {formatDateTime(rebotado_en)}</Text>}
        </Group>
        <NamedFields values={values} onChange={setValues} error={error} />
        <Group>
          <Button type="submit" variant="default" loading={isBusy}>
            Guardar
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export interface Named {
  nombre: string;
  etiquetas: string[];
}

interface FieldsProps {
  values: Named;
  onChange(values: Named): void;
  error?: string | undefined;
}

export function NamedFields({ values, onChange, error }: FieldsProps) {
  return (
    <>
      <TextInput
        label="Nombre"
        name="nombre"
        maxLength={100}
        value={values.nombre}
        onChange={({ currentTarget }) => onChange({ ...values, nombre: currentTarget.value })}
      />
      <TagsField
        label="Etiquetas"
        name="etiquetas"
        description="Palabras tuyas para encontrarla: «feria», «prensa»… Pulsa Intro después de cada una"
        max={10}
        value={values.etiquetas}
        onChange={(etiquetas) => onChange({ ...values, etiquetas })}
        error={error}
      />
    </>
  );
}

const colors = { pendiente: 'yellow', confirmado: 'green', baja: 'gray' } satisfies Record<EstadoSuscriptor, string>;

export function SuscriptorBadge({ estado }: { estado: EstadoSuscriptor }) {
  return (
    <Badge color={colors[estado]} variant="light">
      {estadoSuscriptorLabel[estado]}
    </Badge>
  );
}
