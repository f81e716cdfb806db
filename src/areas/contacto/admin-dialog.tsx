import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Reply } from 'lucide-react';
import { useReturnFocus } from '#desk/use-return-focus.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { Mensaje } from './mensaje.ts';

interface Props {
  mensaje: Mensaje;
  onClose(): void;
  onMark(mensaje: Mensaje, change: { leido?: boolean; respondido?: boolean }): void;
}

/** A message, whole, and what can be done with it. */
export function MensajeDialog({ mensaje, onClose, onMark }: Props) {
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
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mensaje.message}</Text>
        <Text size="sm">Aceptó la política de privacidad, versión {mensaje.texto_version}.</Text>
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
            href={replyTo(mensaje, nombre)}
            // The mail is written elsewhere: whoever does not send it takes the mark away.
            onClick={() => mensaje.respondido || onMark(mensaje, { respondido: true })}
            leftSection={<Reply size={16} aria-hidden="true" />}
          >
            Responder
          </Button>
        </Group>
      </Stack>
    </Modal>
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
