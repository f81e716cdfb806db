import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

/** Loaded when it is first opened: most screens are used without it. */
const FinderDialog = lazy(() => import('./finder-dialog.tsx').then(({ FinderDialog }) => ({ default: FinderDialog })));

/** Ctrl-K or ⌘K from anywhere, also while typing in a field; in the text editor the same keys make a link. */
export function useFinder(isAllowed: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  function open() {
    setOpened(true);
    setOpen(true);
  }
  useHotkeys(isAllowed ? [['mod+K', open]] : [], []);
  const dialog = wasOpened && (
    <Suspense>
      <FinderDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
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
