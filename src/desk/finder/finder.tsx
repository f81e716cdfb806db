import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadPart } from '#ui/lazy-part.ts';
import { EarlyKeys } from './early-keys.ts';
import type { FinderDialog } from './finder-dialog.tsx';

/** Ctrl-K or ⌘K from anywhere, also while typing in a field; in the text editor the same keys make a link. */
export function useFinder(isAllowed: boolean) {
  const [isOpen, setOpen] = useState(false);
  // Not `lazy`: after its first fallback React waits a third of a second, and somebody is typing.
  const [Dialog, setDialog] = useState<typeof FinderDialog>();
  const [early] = useState(() => new EarlyKeys());
  const code = () => import('./finder-dialog.tsx');
  const show = (module: Awaited<ReturnType<typeof code>>) => setDialog(() => module.FinderDialog);
  // Most screens are used without it: its code comes with the first of the two keys. If it does not, opening says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => {
    const begin = ({ key }: KeyboardEvent) => {
      if (key !== 'Control' && key !== 'Meta') return;
      window.removeEventListener('keydown', begin);
      code().then(show, () => {});
    };
    if (isAllowed) window.addEventListener('keydown', begin);
    return () => {
      window.removeEventListener('keydown', begin);
      early.take();
    };
  }, [isAllowed, early]);

  function close() {
    early.take();
    setOpen(false);
  }

  function open() {
    if (isOpen) return;
    early.hold();
    setOpen(true);
    if (!Dialog) void loadPart(code).then((module) => (module ? show(module) : close()));
  }

  useHotkeys(isAllowed ? [['mod+K', open]] : [], []);
  const dialog = isOpen && Dialog && <Dialog takeTyped={() => early.take()} onClose={close} />;
  return { open, dialog };
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
