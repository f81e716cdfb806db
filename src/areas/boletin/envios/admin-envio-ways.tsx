import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { Part } from '#desk/page.tsx';
import { useCall } from '#desk/use-call.ts';
import { fromHoraLocal } from '#values/hora-local.ts';
import type { EnvioWork } from './admin-use-envio.ts';

interface Props {
  busy: EnvioWork['busy'];
  asunto: string;
  onSend: EnvioWork['sendAs'];
  /** Before it is asked whether to send it. */
  onCheck: EnvioWork['check'];
}

const noServer = 'No hay servidor de correo: los correos se guardarán en un archivo y nadie los recibirá.';

/** The three ways to send it: as a trial, at an hour, now. */
export function EnvioWays({ busy, asunto, onSend, onCheck }: Props) {
  const destino = useCall('get_envio_destino.php', {}, '').data?.data;
  const [prueba, setPrueba] = useState('');
  const [at, setAt] = useState('');
  const [error, setError] = useState<string>();
  const readers = destino ? addresses(destino.suscriptores) : '…';
  const hasServer = destino?.hay_servidor_correo !== false;
  const isForNobody = destino?.suscriptores === 0;

  function sendNow() {
    if (!onCheck()) return;
    const after = hasServer
      ? 'Lo que ya ha salido no se puede recoger.'
      : `${noServer} El boletín quedará terminado y en el archivo público, y no se podrá volver a enviar.`;
    const text = `¿Enviar ahora «${asunto}» a ${readers}? ${after}`;
    askFirst({ title: 'Enviar el boletín', text, yes: 'Enviar' }, () => void onSend('enviar', {}));
  }

  function schedule() {
    const programado_para = fromHoraLocal(at);
    if (!programado_para) return setError('Elige el día y la hora.');
    setError(undefined);
    void onSend('programar', { programado_para });
  }

  return (
    <Part title="Enviar">
      <Text size="sm" c="dimmed">
        {isForNobody
          ? 'Todavía no hay nadie suscrito al boletín: por ahora solo puedes enviarte una prueba.'
          : `Se enviará a ${readers}. Antes de enviarlo se guarda lo escrito.`}
      </Text>
      {!hasServer && (
        <Alert color="yellow" variant="light">
          {noServer}
        </Alert>
      )}
      <Group align="end">
        <TextInput
          label="Correo para la prueba"
          name="prueba"
          type="email"
          placeholder="El tuyo, si lo dejas vacío"
          value={prueba}
          onChange={(event) => setPrueba(event.currentTarget.value)}
          flex={1}
          miw={200}
        />
        <Button
          variant="default"
          loading={busy === 'prueba'}
          onClick={() => void onSend('prueba', { prueba: prueba.trim() || 'true' })}
        >
          Enviar una prueba
        </Button>
      </Group>
      <Group align="end">
        <TextInput
          label="Fecha y hora del envío"
          name="programado_para"
          type="datetime-local"
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
          error={error}
          flex={1}
          miw={200}
        />
        <Button variant="default" loading={busy === 'programar'} disabled={isForNobody} onClick={schedule}>
          Programar
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button loading={busy === 'enviar'} disabled={isForNobody} onClick={sendNow}>
          Enviar
        </Button>
      </Group>
    </Part>
  );
}

function addresses(count: number): string {
  return count === 1 ? '1 dirección confirmada' : `${count.toLocaleString('es')} direcciones confirmadas`;
}
