import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { once } from '#desk/dialogs/ask-first.tsx';
import { isScheduled } from '../estado.ts';
import { PublicarEnInput } from './publicar-en-input.tsx';

interface Props {
  isOpen: boolean;
  value: string;
  onClose(): void;
  onSchedule(instant: string): void;
}

/** When it is to appear: asked for only where the form does not say it already. */
export function ScheduleDialog({ isOpen, onClose, ...choice }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Programar la publicación" centered>
      <Choice onClose={onClose} {...choice} />
    </Modal>
  );
}

function Choice({ value, onClose, onSchedule }: Omit<Props, 'isOpen'>) {
  const [instant, setInstant] = useState(value);
  const [isRefused, setRefused] = useState(false);
  const [schedule] = useState(() => once(onSchedule));
  return (
    <Stack>
      <Text>El artículo aparecerá en el sitio por sí solo a la hora que elijas.</Text>
      <PublicarEnInput
        isAsked
        value={instant}
        onChange={setInstant}
        error={isRefused && !isScheduled(instant) ? 'Elige una fecha y una hora que estén por llegar.' : undefined}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={() => (isScheduled(instant) ? schedule(instant) : setRefused(true))}>
          Programar la publicación
        </Button>
      </Group>
    </Stack>
  );
}
