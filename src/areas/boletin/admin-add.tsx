/** One subscriber added by hand, with the declaration that they asked for it. */
import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#desk/dialogs/dialog.tsx';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { failureText, send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { NamedFields } from './admin-suscriptor.tsx';

export function AddSuscriptor() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Añadir dirección
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Añadir una dirección" centered>
        <AddForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const empty = { email: '', nombre: '', etiquetas: [] as string[], procedencia: '', declaracion: false };

function AddForm({ onClose }: { onClose(): void }) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();
  const change = (next: Partial<typeof empty>) => {
    setValues({ ...values, ...next });
    setErrors({});
  };

  async function add(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await send('create_suscriptor.php', { ...values, etiquetas: JSON.stringify(values.etiquetas) });
    setBusy(false);
    if (!result.ok) {
      const text = failureText(result, 'Error al añadir la dirección.');
      return setErrors(Object.keys(result.errors).length > 0 ? result.errors : { email: text });
    }
    notifyResult(result, '');
    void refresh();
    onClose();
  }

  return (
    <form onSubmit={add} noValidate>
      <Stack>
        <TextInput
          label="Correo electrónico"
          name="email"
          type="email"
          required
          maxLength={100}
          autoComplete="off"
          value={values.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          error={errors.email}
          data-autofocus
        />
        <NamedFields values={values} onChange={change} error={errors.etiquetas} />
        <Textarea
          label="Cómo te dio su consentimiento"
          name="procedencia"
          description="Se guarda como prueba: «me lo pidió por escrito en la feria del 3 de mayo»"
          required
          maxLength={300}
          autosize
          minRows={2}
          value={values.procedencia}
          onChange={({ currentTarget }) => change({ procedencia: currentTarget.value })}
          error={errors.procedencia}
        />
        <Checkbox
          label="Declaro que esta persona me ha pedido recibir el boletín y que puedo demostrarlo"
          name="declaracion"
          checked={values.declaracion}
          onChange={({ currentTarget }) => change({ declaracion: currentTarget.checked })}
          error={errors.declaracion}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy}>
            Añadir
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
