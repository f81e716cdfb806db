import type { ModalProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const Frame = lazyPart<ModalProps>(() => import('./dialog-frame.tsx').then(({ Modal }) => Modal));

/** Mantine's, loaded when it is first opened: it brings more than the list it opens over, and most are left without it. */
export function Dialog(props: ModalProps) {
  const [wasOpened, setOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={<Coming />}>
      <Frame {...props} />
    </Suspense>
  );
}
