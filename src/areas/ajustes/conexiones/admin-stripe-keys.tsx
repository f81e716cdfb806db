/** Payment by card: the provider's keys and their test. */
import { Alert, Button, Code, Fieldset, Group, PasswordInput, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { send } from '#desk/send.ts';
import { useConexiones } from './admin-use-conexiones.ts';

export function StripeKeys() {
  const { conexiones, isBusy, run } = useConexiones();
  if (!conexiones) return null;
  const { origen, es_real, avisos, falta, avisos_a } = conexiones.pagos;
  const test = (
    <Button variant="default" disabled={isBusy} onClick={() => void run(() => send('comprobar_claves_pago.php', {}))}>
      Comprobar las claves
    </Button>
  );
  return (
    <Fieldset legend="Tarjeta (Stripe)">
      {falta && (
        <Alert color="yellow" variant="light" role="alert" mb="sm">
          Faltan las claves: las copias de seguridad no las llevan. Escríbelas otra vez para cobrar con tarjeta.
        </Alert>
      )}
      <Text mb="sm">{stateSaid(origen, es_real, avisos)}</Text>
      {origen === 'servidor' ? (
        test
      ) : (
        <Keys isThere={origen === 'panel'} isBusy={isBusy} run={run}>
          {origen === 'panel' && test}
        </Keys>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        En el panel de Stripe, añade un destino de avisos (webhook) a <Code>{avisos_a}</Code> y copia aquí su clave.
      </Text>
    </Fieldset>
  );
}

function stateSaid(origen: 'servidor' | 'panel' | null, isReal: boolean, hasNotices: boolean): string {
  if (origen === null) return 'Sin claves no se puede pagar con tarjeta.';
  const who =
    origen === 'servidor'
      ? 'Las claves las puso quien instaló el programa (STRIPE_SECRET_KEY).'
      : 'Las claves están puestas.';
  const kind = isReal ? '' : ' Son de prueba: no se cobra de verdad.';
  return `${who}${kind}${hasNotices ? '' : ' Falta la clave de los avisos.'}`;
}

interface Props extends Pick<ReturnType<typeof useConexiones>, 'isBusy' | 'run'> {
  isThere: boolean;
  children: ReactNode;
}

function Keys({ isThere, isBusy, run, children }: Props) {
  const [clave, setClave] = useState('');
  const [avisos, setAvisos] = useState('');
  async function give() {
    if (!(await run(() => send('update_claves_pago.php', { clave, clave_avisos: avisos })))) return;
    setClave('');
    setAvisos('');
  }
  function askToForget() {
    const text =
      'La tienda deja de cobrar con tarjeta, y de los pedidos ya pagados así no se podrá devolver dinero desde aquí.';
    askFirst(
      { title: 'Quitar las claves', text, yes: 'Quitar las claves', isRed: true },
      () => void run(() => send('delete_claves_pago.php', {})),
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        Se guardan cifradas: no salen en las copias de seguridad ni se pueden volver a leer.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mb="sm">
        <PasswordInput
          label="Clave secreta"
          name="clave"
          placeholder="sk_live_…"
          autoComplete="off"
          maxLength={300}
          value={clave}
          onChange={(event) => setClave(event.currentTarget.value)}
        />
        <PasswordInput
          label="Clave de los avisos"
          name="clave_avisos"
          placeholder="whsec_…"
          autoComplete="off"
          maxLength={300}
          value={avisos}
          onChange={(event) => setAvisos(event.currentTarget.value)}
        />
      </SimpleGrid>
      <Group>
        <Button variant="default" disabled={isBusy || !clave} onClick={() => void give()}>
          {isThere ? 'Cambiar las claves' : 'Guardar las claves'}
        </Button>
        {children}
        {isThere && (
          <Button variant="subtle" color="red" disabled={isBusy} onClick={askToForget}>
            Quitar
          </Button>
        )}
      </Group>
    </>
  );
}
