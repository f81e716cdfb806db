import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { tell } from '#desk/list/confirm-delete.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { ArticuloAdmin, VersionListItem } from './articulo.ts';

interface Props {
  articulo: ArticuloAdmin;
  onRestored(articulo: ArticuloAdmin): void;
}

/** What an article said before each of its last changes. */
export function ArticuloVersiones({ articulo, onRestored }: Props) {
  const query = useCall(
    'get_versiones_articulo.php',
    { id: articulo.Id_articulo },
    'No se pudieron cargar las versiones anteriores.',
  );
  const [restoringId, setRestoringId] = useState<number>();

  function ask(version: VersionListItem) {
    modals.openConfirmModal({
      title: 'Restaurar versión',
      centered: true,
      children: (
        <Text>
          ¿Quieres que el artículo vuelva a decir lo que decía el {formatDateTime(version.guardada_en)}? Lo que dice
          ahora se guarda como otra versión.
        </Text>
      ),
      labels: { confirm: 'Restaurar', cancel: 'Cancelar' },
      onConfirm: () => void restore(version),
    });
  }

  async function restore({ id }: VersionListItem) {
    setRestoringId(id);
    const result = await send('restore_version_articulo.php', { id });
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
              {formatDateTime(version.guardada_en)}, por {version.guardada_por}: «{version.titulo}»
            </Text>
            <Anchor
              href={`/admin/articulos/vista-previa/${articulo.slug}?version=${version.id}`}
              target="_blank"
              aria-label={`Ver la versión del ${formatDateTime(version.guardada_en)}`}
            >
              Ver
            </Anchor>
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
