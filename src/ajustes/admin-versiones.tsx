import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { tell } from '#desk/list/confirm-delete.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import type { CallOutput } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { Seccion } from './ajustes.ts';

type Version = CallOutput<'get_ajustes_versiones.php'>['data'][number];
type Restored = CallOutput<'restore_ajustes_version.php'>['data'];

/** What a section said before each of its changes. */
export function AjusteVersiones({ seccion, onRestored }: { seccion: Seccion; onRestored(data: Restored): void }) {
  const query = useCall('get_ajustes_versiones.php', { seccion }, 'No se pudieron cargar las versiones anteriores.');
  const [restoringId, setRestoringId] = useState<number>();

  function ask(version: Version) {
    modals.openConfirmModal({
      title: 'Restaurar versión',
      centered: true,
      children: (
        <Text>
          ¿Quieres volver a lo que había hasta el {formatDateTime(version.guardada_en)}? Lo que hay ahora se guarda como
          otra versión.
        </Text>
      ),
      labels: { confirm: 'Restaurar', cancel: 'Cancelar' },
      onConfirm: () => void restore(version),
    });
  }

  async function restore({ id }: Version) {
    setRestoringId(id);
    const result = await send('restore_ajustes_version.php', { id });
    setRestoringId(undefined);
    if (!result.ok) return tell('error', failureText(result, 'Error al restaurar la versión.'));
    tell('success', result.message);
    onRestored(result.data);
  }

  return (
    <Paper withBorder p="md" mt="lg" component="section" aria-label="Versiones anteriores">
      <Title order={2} fz="lg" mb="sm">
        Versiones anteriores
      </Title>
      {query.isError && <Text role="alert">{query.error.message}</Text>}
      {query.data?.data.length === 0 && <Text>Todavía no hay ninguna: se guarda una con cada cambio.</Text>}
      <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {query.data?.data.map((version) => (
          <Group key={version.id} component="li" gap="sm">
            <Text flex="1 1 16rem">
              Hasta el {formatDateTime(version.guardada_en)}, cuando {version.guardada_por} cambió:{' '}
              {version.campos.map((name) => name.replaceAll('_', ' ')).join(', ') || 'nada'}
            </Text>
            <Button
              variant="light"
              size="compact-sm"
              loading={restoringId === version.id}
              onClick={() => ask(version)}
              aria-label={`Restaurar la versión del ${formatDateTime(version.guardada_en)}`}
            >
              Restaurar
            </Button>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
