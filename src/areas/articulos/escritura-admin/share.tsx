/** The address of a draft: made, copied, taken back. */
import { Alert, Button, CopyButton, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { formatLongDate } from '#values/fecha.ts';

export function Share({ id, onFirst }: { id: number; onFirst(): Promise<unknown> }) {
  const query = useCall('get_borrador_enlace.php', { id }, 'No se pudo saber si se comparte.');
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const shared = query.data?.data;

  async function press(name: 'create_borrador_enlace.php' | 'delete_borrador_enlace.php') {
    setBusy(true);
    setProblem(undefined);
    await onFirst();
    const result = await send(name, { id });
    if (!result.ok) setProblem(failureText(result, 'No se ha podido.'));
    await refresh('get_borrador_enlace.php');
    setBusy(false);
  }

  return (
    <Stack gap="sm">
      <Title order={2} fz="lg">
        Compartir borrador
      </Title>
      {shared?.enlace ? (
        <Shared {...shared} isBusy={isBusy} onEnd={() => void press('delete_borrador_enlace.php')} />
      ) : (
        <>
          <Text size="sm" c="dimmed">
            Un enlace para que alguien lo lea antes de publicarlo, durante 14 días.
          </Text>
          <Button
            variant="default"
            loading={isBusy}
            disabled={query.isPending}
            onClick={() => void press('create_borrador_enlace.php')}
          >
            Crear enlace
          </Button>
        </>
      )}
      {(problem ?? query.error?.message) && (
        <Alert color="red" role="alert" p="xs">
          {problem ?? query.error?.message}
        </Alert>
      )}
    </Stack>
  );
}

interface SharedProps {
  enlace: string;
  caduca_en: string;
  isBusy: boolean;
  onEnd(): void;
}

function Shared({ enlace, caduca_en, isBusy, onEnd }: SharedProps) {
  const address = location.origin + enlace;
  return (
    <>
      <TextInput
        label="Enlace del borrador"
        description={`Quien lo tenga lee el borrador, hasta el ${formatLongDate(caduca_en)}`}
        name="enlace_borrador"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="xs">
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button variant="default" size="compact-md" onClick={copy}>
              {copied ? 'Copiado' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
        <Button component="a" href={enlace} target="_blank" variant="default" size="compact-md">
          Abrir
        </Button>
        <Button variant="subtle" color="red" size="compact-md" loading={isBusy} onClick={onEnd}>
          Dejar de compartir
        </Button>
      </Group>
    </>
  );
}
