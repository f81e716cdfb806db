import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '#desk/use-call.ts';
import { formatDays, formatFullDate } from '#values/full-date.ts';
import type { FechasValues } from './admin-fechas-serie.tsx';

const settledMs = 300;

type FechasForm = UseFormReturnType<FechasValues>;

interface Props {
  regla: string;
  form: FechasForm;
}

/** What the site makes of a recurrence rule, while it is typed; each of its next dates can fall out or move. */
export function RecurrenciaPreview({ regla, form }: Props) {
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
    <Paper withBorder p="md" role="status">
      <Text fw={600}>{descripcion}</Text>
      {proximas_fechas.length === 0 ? (
        <Text size="sm">La regla no tiene más fechas.</Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            Próximas fechas. Se puede cancelar o cambiar una sola, sin tocar las demás.
          </Text>
          <Stack
            component="ul"
            aria-label="Próximas fechas"
            gap="xs"
            mt="xs"
            p={0}
            fz="sm"
            maw={480}
            style={{ listStyle: 'none' }}
          >
            {proximas_fechas.map(({ fecha_inicio, fecha_fin }) => (
              <Group component="li" key={fecha_inicio} gap={4} justify="space-between" mih={32}>
                <NextDate day={fecha_inicio} name={formatDays(fecha_inicio, fecha_fin)} form={form} />
              </Group>
            ))}
          </Stack>
        </>
      )}
    </Paper>
  );
}

function NextDate({ day, name, form }: { day: string; name: string; form: FechasForm }) {
  const { fechas_canceladas, fechas_movidas } = form.values;
  const moved = fechas_movidas.find(({ de }) => de === day);
  if (fechas_canceladas.some(({ dia }) => dia === day))
    return (
      <>
        <span>
          <s>{name}</s> cancelada
        </span>
        <Act
          label="Celebrarla"
          of={name}
          onClick={() =>
            form.setFieldValue(
              'fechas_canceladas',
              fechas_canceladas.filter(({ dia }) => dia !== day),
            )
          }
        />
      </>
    );
  if (moved)
    return (
      <span>
        <s>{name}</s> {moved.a ? `pasa al ${formatFullDate(moved.a)}` : 'pasa a otro día: dilo abajo'}
      </span>
    );
  return (
    <>
      <span>{name} </span>
      <Group gap={4} ml="auto">
        <Act label="Cancelar" of={name} onClick={() => form.insertListItem('fechas_canceladas', { dia: day })} />
        <Act
          label="Cambiar"
          of={name}
          onClick={() => form.insertListItem('fechas_movidas', { de: day, a: '', hora: '' })}
        />
      </Group>
    </>
  );
}

function Act({ label, of, onClick }: { label: string; of: string; onClick(): void }) {
  return (
    <Button variant="subtle" size="compact-sm" mih={32} aria-label={`${label}: ${of}`} onClick={onClick}>
      {label}
    </Button>
  );
}
