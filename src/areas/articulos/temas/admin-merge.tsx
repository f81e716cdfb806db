import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#desk/dialogs/dialog.tsx';
import { notifyResult } from '#desk/list/confirm-delete.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import type { Tema } from './tema.ts';

/** Makes one topic of two that mean the same. */
export function MergeButton({ tema }: { tema: Tema }) {
  const [isOpen, setOpen] = useState(false);
  const label = `Unir ${tema.nombre} con otro tema`;
  return (
    <>
      <ActionIcon title="Unir con otro" variant="subtle" size="lg" aria-label={label} onClick={() => setOpen(true)}>
        <Merge size={18} aria-hidden="true" />
      </ActionIcon>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={`Unir «${tema.nombre}» con otro tema`} centered>
        <Choice tema={tema} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Choice({ tema, onClose }: { tema: Tema; onClose(): void }) {
  const query = useCall('get_temas.php', {}, 'Error al cargar los temas.');
  const refresh = useRefresh();
  const [a, setA] = useState('');
  const [isBusy, setBusy] = useState(false);
  const others = (query.data?.data ?? []).filter(({ id }) => id !== tema.id);

  async function merge() {
    setBusy(true);
    const result = await send('merge_temas.php', { de: tema.id, a: Number(a) });
    setBusy(false);
    notifyResult(result, 'No se pudieron unir los temas.');
    if (!result.ok) return;
    onClose();
    void refresh();
  }

  return (
    <Stack>
      <Text>Sus artículos pasan al tema que elijas y su dirección lleva allí. «{tema.nombre}» va a la papelera.</Text>
      <NativeSelect
        label="Se queda"
        name="a"
        value={a}
        onChange={({ currentTarget }) => setA(currentTarget.value)}
        data={[
          { value: '', label: 'Elige un tema' },
          ...others.map(({ id, nombre, total }) => ({ value: String(id), label: `${nombre} (${total})` })),
        ]}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={() => void merge()} loading={isBusy} disabled={a === ''}>
          Unir
        </Button>
      </Group>
    </Stack>
  );
}
