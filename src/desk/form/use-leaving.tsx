import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useRef } from 'react';

/** Asks before work is left that is nowhere else; `isAtRisk` is asked at that moment. What it returns goes on the screen. */
export function useLeaving(isAtRisk: () => boolean, onLeave?: () => void): ReactNode {
  const latest = useRef(isAtRisk);
  latest.current = isAtRisk;
  const leaving = useBlocker({
    shouldBlockFn: useCallback(({ current, next }) => current.pathname !== next.pathname && latest.current(), []),
    enableBeforeUnload: useCallback(() => latest.current(), []),
    withResolver: true,
  });

  function leave() {
    onLeave?.();
    leaving.proceed?.();
  }

  return <LeavingDialog isOpen={leaving.status === 'blocked'} onStay={() => leaving.reset?.()} onLeave={leave} />;
}

export function LeavingDialog({ isOpen, onStay, onLeave }: { isOpen: boolean; onStay(): void; onLeave(): void }) {
  return (
    <Modal opened={isOpen} onClose={onStay} title="Cambios sin guardar" centered>
      <Text>Tienes cambios sin guardar. Si sales ahora, los perderás.</Text>
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
