/** Beside a choice: a new one of what can be chosen, made without leaving the form. */
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText, send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { useCan } from '#desk/use-user.ts';
import { endingOf, things } from '#things.ts';
import type { CallName, Fields, Result } from '#ui/call.ts';

/** Kinds of which a name is enough. */
type Simple =
  | 'categoria'
  | 'categoria_negocio'
  | 'categoria_producto'
  | 'categoria_ubicacion'
  | 'tienda'
  | 'tipo_evento';

interface Props {
  tipo: Simple;
  /** What the form has read to choose from. */
  reads: CallName;
  onCreated(id: string): void;
}

/** Nothing for those who may not make one. */
export function CreateInPlace(props: Props) {
  const { label, capability } = things[props.tipo];
  const [isOpen, setOpen] = useState(false);
  const title = `Nuev${endingOf(props.tipo)} ${label.toLowerCase()}`;
  if (!useCan(capability)) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        leftSection={<Plus size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={title} centered>
        <NameForm {...props} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function NameForm({ tipo, reads, onCreated, onClose }: Props & { onClose(): void }) {
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
