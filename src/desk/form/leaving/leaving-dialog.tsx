import { Button, Group, Modal, Text } from '@mantine/core';
import { type LeavingProps, leavingText } from './leaving-text.ts';

export function LeavingDialog({ isOpen, onStay, onLeave }: LeavingProps) {
  return (
    <Modal opened={isOpen} onClose={onStay} title="Cambios sin guardar" centered>
      <Text>{leavingText}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          Salir sin guardar
        </Button>
        <Button onClick={onStay} data-autofocus>
          Seguir editando
        </Button>
      </Group>
    </Modal>
  );
}
