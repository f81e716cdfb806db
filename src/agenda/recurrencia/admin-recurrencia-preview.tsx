import { Alert, List, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '#desk/use-call.ts';
import { formatDays } from '#values/fecha.ts';

const settledMs = 300;

/** What the site makes of a recurrence rule, while it is typed. */
export function RecurrenciaPreview({ regla }: { regla: string }) {
  const [settled] = useDebouncedValue(regla.trim(), settledMs);
  const query = useCall('preview_recurrencia.php', { regla: settled }, 'No se pudo comprobar la regla.', {
    enabled: settled !== '',
  });
  if (!regla.trim() || !settled || (!query.data && !query.isError)) return null;
  if (query.isError) return <Text c="red">{query.error.message}</Text>;
  const { entendida, descripcion, proximas_fechas } = query.data.data;
  if (!entendida)
    return (
      <Alert color="yellow" variant="light" role="status">
        No se ha entendido la regla: el evento se mostrará con estas palabras y sin fechas.
      </Alert>
    );
  return (
    <Alert color="green" variant="light" role="status" title={descripcion}>
      {proximas_fechas.length === 0 ? (
        <Text size="sm">La regla no tiene más fechas.</Text>
      ) : (
        <>
          <Text size="sm">Próximas fechas:</Text>
          <List size="sm" aria-label="Próximas fechas">
            {proximas_fechas.map(({ fecha_inicio, fecha_fin }) => (
              <List.Item key={fecha_inicio}>{formatDays(fecha_inicio, fecha_fin)}</List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
