import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText, send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { things } from '#things.ts';
import type { CallName, Fields, Result } from '#ui/call.ts';
import type { CreateProps } from './create-in-place.tsx';

interface Props extends CreateProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
}

export function CreateDialog({ title, isOpen, ...form }: Props) {
  return (
    <Modal opened={isOpen} onClose={form.onClose} title={title} centered>
      <NameForm {...form} />
    </Modal>
  );
}

function NameForm({ tipo, reads, onCreated, onClose }: Omit<Props, 'title' | 'isOpen'>) {
  const refresh = useRefresh();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    // The form behind is another one, and is not sent.
    event.stopPropagation();
    setBusy(true);
    const input = { [things[tipo].title]: name } as Fields<CallName>;
    const result = (await send(`create_${tipo}.php`, input)) as Result<'create_tipo_evento.php'>;
    if (!result.ok) {
      setBusy(false);
      return setError(failureText(result, `Error al crear ${things[tipo].one}.`));
    }
    await refresh(reads);
    onCreated(String(result.data.id));
    onClose();
  }

  return (
    <form onSubmit={make} noValidate>
      <TextInput
        label="Nombre"
        name={`nueva_${tipo}`}
        required
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
        error={error}
        data-autofocus
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
          Crear
        </Button>
      </Group>
    </form>
  );
}
