/** Beside a choice: a new one of what can be chosen, made without leaving the form. */
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { useCan } from '#desk/use-user.ts';
import { endingOf, things } from '#things.ts';
import type { CallName } from '#ui/call.ts';
import { lazyPart } from '#ui/lazy-part.ts';

/** Kinds of which a name is enough. */
type Simple =
  | 'categoria'
  | 'categoria_negocio'
  | 'categoria_producto'
  | 'categoria_ubicacion'
  | 'tienda'
  | 'tipo_evento';

const CreateDialog = lazyPart(() => import('./create-dialog.tsx').then((module) => module.CreateDialog));

export interface CreateProps {
  tipo: Simple;
  /** What the form has read to choose from. */
  reads: CallName;
  onCreated(id: string): void;
}

/** Nothing for those who may not make one. */
export function CreateInPlace(props: CreateProps) {
  const { label, capability } = things[props.tipo];
  const [isOpen, setOpen] = useState<boolean>();
  const title = `Nuev${endingOf(props.tipo)} ${label.toLowerCase()}`;
  if (!useCan(capability)) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        leftSection={<Plus size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={<Coming />}>
          <CreateDialog {...props} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
