import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isScheduled } from '../estado.ts';
import { PublicarEnInput } from './publicar-en-input.tsx';

interface Props {
  isOpen: boolean;
  value: string;
  onClose(): void;
  onSchedule(instant: string): void;
}

/** When it is to appear: asked for only where the form does not say it already. */
export function ScheduleDialog({ isOpen, value, onClose, onSchedule }: Props) {
  const [instant, setInstant] = useState(value);
  const [isRefused, setRefused] = useState(false);
  return (
    <Modal opened={isOpen} onClose={onClose} title="Programar la publicación" centered>
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
          <Button onClick={() => (isScheduled(instant) ? onSchedule(instant) : setRefused(true))}>
            Programar la publicación
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
