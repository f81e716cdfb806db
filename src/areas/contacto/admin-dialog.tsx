import { Anchor, Button, Group, Modal, Paper, Stack, Text, Textarea } from '@mantine/core';
import { Reply, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { personaHref } from '#desk/persona-href.ts';
import { failureText, send } from '#desk/send.ts';
import { useReturnFocus } from '#desk/use-return-focus.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { Mensaje } from './mensaje.ts';

interface Props {
  mensaje: Mensaje;
  onClose(): void;
  onMark(mensaje: Mensaje, change: { leido?: boolean; respondido?: boolean }): void;
  onAnswered(mensaje: Mensaje): void;
}

/** A message, whole, and what can be done with it. */
export function MensajeDialog({ mensaje, onClose, onMark, onAnswered }: Props) {
  useReturnFocus();
  const { nombre } = useSitio().identidad;
  return (
    <Modal opened onClose={onClose} title={`Mensaje de ${mensaje.name}`} size="lg">
      <Stack>
        <Text size="sm">
          {formatDateTime(mensaje.fecha)} · <Anchor href={`mailto:${mensaje.email}`}>{mensaje.email}</Anchor>
          {mensaje.phone && (
            <>
              {' · '}
              <Anchor href={`tel:${mensaje.phone.replace(/[^+\d]/g, '')}`}>{mensaje.phone}</Anchor>
            </>
          )}
        </Text>
        <Text style={longText}>{mensaje.message}</Text>
        <Text size="sm">
          Aceptó la política de privacidad, versión {mensaje.texto_version}.{' '}
          <Anchor component={AppLink} href={personaHref(mensaje.email)}>
            Todo lo de esta persona
          </Anchor>
        </Text>
        {mensaje.respuestas.map(({ id, usuario, texto, fecha }) => (
          <Paper key={id} withBorder p="sm">
            <Text size="sm" c="dimmed">
              Respuesta de {usuario}, {formatDateTime(fecha)}
            </Text>
            <Text style={longText}>{texto}</Text>
          </Paper>
        ))}
        <Answer key={mensaje.id} mensaje={mensaje} onAnswered={onAnswered} />
        <Group justify="flex-end">
          <Button
            variant="default"
            onClick={() => {
              onMark(mensaje, { leido: false });
              onClose();
            }}
          >
            Marcar como no leído
          </Button>
          <Button variant="default" onClick={() => onMark(mensaje, { respondido: !mensaje.respondido })}>
            {mensaje.respondido ? 'Marcar como no respondido' : 'Marcar como respondido'}
          </Button>
          <Button
            component="a"
            variant="default"
            href={replyTo(mensaje, nombre)}
            // The mail is written elsewhere: whoever does not send it takes the mark away.
            onClick={() => mensaje.respondido || onMark(mensaje, { respondido: true })}
            leftSection={<Reply size={16} aria-hidden="true" />}
          >
            Responder con mi correo
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const longText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** What was begun and not sent is there again when the message is opened. */
const begun = new Map<number, string>();

/** Written here it is kept with the message, where everybody at the desk reads it. */
function Answer({ mensaje, onAnswered }: { mensaje: Mensaje; onAnswered(answered: Mensaje): void }) {
  const [texto, setTexto] = useState(begun.get(mensaje.id) ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function answer(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await send('responder_mensaje.php', { id: mensaje.id, texto });
    setBusy(false);
    if (!result.ok) return setError(failureText(result, 'Error al enviar la respuesta.'));
    setTexto('');
    begun.delete(mensaje.id);
    notifyResult(result, '');
    onAnswered(result.data);
  }

  return (
    <form onSubmit={answer} noValidate>
      <Textarea
        label="Respuesta"
        name="texto"
        description={`Le llega por correo a ${mensaje.email}, con su mensaje debajo, y queda aquí`}
        autosize
        minRows={3}
        maxLength={5000}
        value={texto}
        onChange={({ currentTarget }) => {
          setTexto(currentTarget.value);
          begun.set(mensaje.id, currentTarget.value);
          setError(undefined);
        }}
        error={error}
      />
      <Group justify="flex-end" mt="sm">
        <Button
          type="submit"
          loading={isBusy}
          disabled={texto.trim() === ''}
          leftSection={<Send size={16} aria-hidden="true" />}
        >
          Enviar respuesta
        </Button>
      </Group>
    </form>
  );
}

/** The administrator's own mail program answers, with what was asked quoted below. */
function replyTo({ name, email, message }: Mensaje, sitio: string): string {
  const quoted = message
    .slice(0, 1200)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Hola, ${name}:\r\n\r\n\r\n\r\n${quoted}`;
  return `mailto:${email}?subject=${encodeURIComponent(`Tu mensaje a ${sitio}`)}&body=${encodeURIComponent(body)}`;
}
