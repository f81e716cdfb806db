import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { useForget } from '#desk/nav/use-sign-out.ts';
import { Part } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { SesionAbierta } from './sesion-abierta.ts';

export function Sessions() {
  const navigate = useNavigate();
  const query = useCall('get_sesiones_admin.php', {}, 'No se pudieron cargar tus sesiones.');
  const forget = useForget();
  function leave() {
    forget();
    void navigate({ to: '/login', replace: true });
  }

  function end({ id, dispositivo, es_esta }: SesionAbierta) {
    confirmDelete({
      question: es_esta
        ? '¿Estás seguro de que quieres cerrar esta sesión? Tendrás que volver a entrar.'
        : `¿Estás seguro de que quieres cerrar la sesión de ${dispositivo}?`,
      label: 'Cerrar la sesión',
      work: () => send('delete_sesion.php', { id }),
      done: 'Sesión cerrada.',
      failed: 'Error al cerrar la sesión.',
      onDone: () => (es_esta ? leave() : void query.refetch()),
    });
  }

  function endAll() {
    confirmDelete({
      question: '¿Estás seguro de que quieres cerrar todas tus sesiones, también esta? Tendrás que volver a entrar.',
      label: 'Cerrar todas las sesiones',
      work: () => send('sign_out_everywhere.php', {}),
      done: 'Se han cerrado todas tus sesiones.',
      failed: 'Error al cerrar las sesiones.',
      onDone: leave,
    });
  }

  return (
    <Part title="Sesiones">
      <Text>
        Aquí has entrado con tu cuenta. Una sesión termina a los 7 días sin usarla y, en todo caso, a los 30 días.
      </Text>
      {query.error && <Text c="red">{query.error.message}</Text>}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Sesiones abiertas">
        {query.data?.data.map((session) => (
          <Session key={session.id} session={session} onEnd={() => end(session)} />
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button variant="outline" color="red" onClick={endAll}>
          Cerrar todas las sesiones
        </Button>
      </Group>
    </Part>
  );
}

function Session({ session, onEnd }: { session: SesionAbierta; onEnd(): void }) {
  const { dispositivo, direccion, desde, visto, es_esta } = session;
  return (
    <Group component="li" justify="space-between" align="flex-start" wrap="nowrap">
      <div>
        <Group gap="xs">
          <Text fw={600}>{dispositivo}</Text>
          {es_esta && (
            <Badge color="green" variant="light">
              Esta sesión
            </Badge>
          )}
        </Group>
        <Text size="sm">
          Desde el {formatDateTime(desde)}. Última vez: {formatDateTime(visto)}.
          {direccion && ` Dirección: ${direccion}.`}
        </Text>
      </div>
      <Button
        variant="default"
        flex="none"
        size="xs"
        onClick={onEnd}
        aria-label={es_esta ? 'Cerrar esta sesión' : `Cerrar la sesión de ${dispositivo}`}
      >
        Cerrar
      </Button>
    </Group>
  );
}
