import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EarlyKeys } from './early-keys.ts';
import type { FinderDialog } from './finder-dialog.tsx';

/** Ctrl-K or ⌘K from anywhere, also while typing in a field; in the text editor the same keys make a link. */
export function useFinder(isAllowed: boolean) {
  const [isOpen, setOpen] = useState(false);
  // Not `lazy`: after its first fallback React waits a third of a second, and somebody is typing.
  const [Dialog, setDialog] = useState<typeof FinderDialog>();
  const [early] = useState(() => new EarlyKeys());
  const load = () => import('./finder-dialog.tsx').then((module) => setDialog(() => module.FinderDialog));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => {
    if (isAllowed) whenIdle(load);
    return () => void early.take();
  }, [isAllowed, early]);

  function close() {
    early.take();
    setOpen(false);
  }

  function open() {
    if (isOpen) return;
    early.hold();
    setOpen(true);
    if (!Dialog) load().catch(close);
  }

  useHotkeys(isAllowed ? [['mod+K', open]] : [], []);
  const dialog = isOpen && Dialog && <Dialog takeTyped={() => early.take()} onClose={close} />;
  return { open, dialog };
}

/** Most screens are used without it: its code comes when nothing else is asked for. If it does not, opening it asks again. */
function whenIdle(load: () => Promise<void>): void {
  const begin = () => void load().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 4000 });
  else setTimeout(begin, 2000);
}

export function FinderButton({ onClick }: { onClick(): void }) {
  return (
    <Button
      variant="default"
      size="compact-md"
      onClick={onClick}
      aria-keyshortcuts="Control+K Meta+K"
      leftSection={<Search size={15} aria-hidden="true" />}
      rightSection={
        <Kbd size="xs" aria-hidden="true">
          {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      }
    >
      Buscar
    </Button>
  );
}
