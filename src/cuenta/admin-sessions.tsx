import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { send } from '#desk/send.ts';
import { CuentaPart } from './admin-part.tsx';

export function Sessions() {
  const navigate = useNavigate();

  function leaveEverywhere() {
    confirmDelete({
      question: '¿Estás seguro de que quieres cerrar todas tus sesiones, también esta? Tendrás que volver a entrar.',
      label: 'Cerrar todas las sesiones',
      work: () => send('sign_out_everywhere.php', {}),
      done: 'Se han cerrado todas tus sesiones.',
      failed: 'Error al cerrar las sesiones.',
      onDone: () => void navigate({ to: '/login', replace: true }),
    });
  }

  return (
    <CuentaPart title="Sesiones">
      <Text>Si has entrado desde un ordenador que no es tuyo, cierra tu sesión en todas partes.</Text>
      <Group justify="flex-end">
        <Button variant="outline" color="red" onClick={leaveEverywhere}>
          Cerrar todas las sesiones
        </Button>
      </Group>
    </CuentaPart>
  );
}
