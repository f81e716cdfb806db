import { Alert, Button, Group, Text } from '@mantine/core';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#desk/notifications/host.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { isOpen } from '#values/agenda/propuesta.ts';
import { RejectButton } from './admin-dialogs.tsx';

/** What somebody said is wrong, above the form in which it is mended; stays in sight while one scrolls. */
export function CorreccionNote({ id }: { id: number }) {
  const query = useCall('get_propuesta_admin.php', { id }, 'No se pudo cargar la corrección.');
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const found = query.data?.data;
  if (!found?.correccion || !isOpen(found.estado) || isDone) return null;
  const { version } = found;

  async function decide(work: Promise<Awaited<ReturnType<typeof send>>>) {
    setBusy(true);
    const result = await work;
    setBusy(false);
    if (result.ok) setDone(true);
    notify(result.ok ? 'success' : 'error', result.ok ? result.message : failureText(result, 'No se pudo guardar.'));
  }

  return (
    <Alert
      color="yellow"
      title="Lo que está mal, según quien lo ha visto"
      m="md"
      role="note"
      pos="sticky"
      top={8}
      style={{ zIndex: 3 }}
    >
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{found.correccion.texto}</Text>
      <Group mt="sm" gap="xs">
        <Button
          size="compact-md"
          variant="default"
          loading={isBusy}
          leftSection={<Check size={15} aria-hidden="true" />}
          onClick={() => void decide(send('accept_propuesta.php', { id, version }))}
        >
          Ya está corregido
        </Button>
        <RejectButton
          size="compact-md"
          label="No hay que corregirlo"
          disabled={isBusy}
          onReject={(motivo) => void decide(send('reject_propuesta.php', { id, version, motivo }))}
        />
      </Group>
    </Alert>
  );
}
