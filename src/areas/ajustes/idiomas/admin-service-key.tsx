/** The key of the translating service and its test. */
import { Button, Group, PasswordInput, Text } from '@mantine/core';
import { useState } from 'react';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { send } from '#desk/send.ts';

interface Props {
  isUnsaved: boolean;
  isRequired: boolean;
}

function useRun() {
  const [isBusy, setBusy] = useState(false);
  async function run(work: () => Promise<Parameters<typeof notifyResult>[0]>): Promise<boolean> {
    setBusy(true);
    const result = await work();
    setBusy(false);
    notifyResult(result, 'No se ha podido hacer.');
    return result.ok;
  }
  return { isBusy, run };
}

export function ServiceTest({ isUnsaved = false }: { isUnsaved?: boolean }) {
  const { isBusy, run } = useRun();
  return (
    <Button
      variant="default"
      disabled={isBusy || isUnsaved}
      onClick={() => void run(() => send('comprobar_traduccion.php', {}))}
    >
      Probar
    </Button>
  );
}

export function ServiceKey({ isUnsaved, isRequired }: Props) {
  const [clave, setClave] = useState('');
  const { isBusy, run } = useRun();

  async function give() {
    if (await run(() => send('update_clave_traduccion.php', { clave }))) setClave('');
  }

  return (
    <>
      <Text size="sm" c="dimmed">
        La clave se guarda cifrada: no sale en las copias de seguridad ni se puede volver a leer. Si cambias el servicio
        o su dirección hay que escribirla otra vez.{!isRequired && ' Algunos servicios no la piden.'}
      </Text>
      {isUnsaved && <Text size="sm">Guarda antes los cambios de arriba.</Text>}
      <Group align="end">
        <PasswordInput
          label="Clave"
          name="clave_traduccion"
          autoComplete="off"
          maxLength={300}
          value={clave}
          onChange={(event) => setClave(event.currentTarget.value)}
          flex="1 1 14rem"
        />
        <Button variant="default" disabled={isBusy || isUnsaved || !clave} onClick={() => void give()}>
          Guardar la clave
        </Button>
        <ServiceTest isUnsaved={isUnsaved} />
        <Button
          variant="subtle"
          color="red"
          disabled={isBusy}
          onClick={() => void run(() => send('delete_clave_traduccion.php', {}))}
        >
          Quitar la clave
        </Button>
      </Group>
    </>
  );
}
