/** "Compartir borrador": what is not published yet, at an address for whoever is to read it first. */
import { Paper } from '@mantine/core';
import { Suspense } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { isOnSite } from './messages.tsx';
import type { Writing } from './use-writing.ts';

const Share = lazyPart(() => import('./share.tsx').then((module) => module.Share));

export function ShareSection({ writing: { record, autosave } }: { writing: Writing }) {
  if (!record || (isOnSite(record) && !record.hasCambios)) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label="Compartir borrador">
      <Suspense fallback={<Coming />}>
        <Share id={record.Id_articulo} onFirst={() => autosave.flush()} />
      </Suspense>
    </Paper>
  );
}
