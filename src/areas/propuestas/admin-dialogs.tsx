/** What is written to whoever proposed something: why not, or a question. */
import { Button, type ButtonProps, Group, Stack, Textarea } from '@mantine/core';
import { MessageCircleQuestion, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#desk/dialogs/dialog.tsx';

interface Words {
  title: string;
  field: string;
  help: string;
  yes: string;
  isNeeded: boolean;
}

interface Props extends Pick<ButtonProps, 'size'> {
  label: string;
  disabled?: boolean;
}

export function RejectButton({ onReject, ...button }: Props & { onReject(motivo: string): void }) {
  return (
    <WriteButton
      {...button}
      icon={<X size={15} aria-hidden="true" />}
      color="red"
      onWritten={onReject}
      words={{
        title: 'Rechazar',
        field: 'Motivo',
        help: 'Lo recibirá por correo quien la envió. Vacío, no se le escribe: para la basura.',
        yes: 'Rechazar',
        isNeeded: false,
      }}
    />
  );
}

export function AskBackButton({ onAsk, ...button }: Props & { onAsk(nota: string): void }) {
  return (
    <WriteButton
      {...button}
      icon={<MessageCircleQuestion size={15} aria-hidden="true" />}
      onWritten={onAsk}
      words={{
        title: 'Preguntar',
        field: 'Qué falta o qué no se entiende',
        help: 'Recibirá un correo con un enlace para corregir su propuesta.',
        yes: 'Enviar la pregunta',
        isNeeded: true,
      }}
    />
  );
}

interface WriteProps extends Props {
  icon: ReactNode;
  color?: string;
  words: Words;
  onWritten(text: string): void;
}

function WriteButton({ label, size, disabled = false, icon, color, words, onWritten }: WriteProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button
        {...(size && { size })}
        {...(color && { color })}
        variant="default"
        disabled={disabled}
        leftSection={icon}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={words.title} centered>
        <Stack>
          <Textarea
            label={words.field}
            description={words.help}
            required={words.isNeeded}
            autosize
            minRows={3}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Group justify="end">
            <Button variant="default" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button
              {...(color && { color })}
              disabled={words.isNeeded && !text.trim()}
              onClick={() => {
                setOpen(false);
                onWritten(text.trim());
              }}
            >
              {words.yes}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
