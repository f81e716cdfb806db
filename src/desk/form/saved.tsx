import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';

interface Props {
  message: ReactNode;
  /** Where visitors see it; absent while they do not. */
  view?: string | undefined;
  /** How they will see it. */
  preview?: string | undefined;
  /** Where it is edited, or how one goes on with it here. */
  edit?: string | (() => void) | undefined;
}

/** That it is saved, and what one may want to do next. */
export function Saved({ message, view, preview, edit }: Props) {
  return (
    <Group gap="sm">
      <span>{message}</span>
      {view && (
        <AppLink href={view} target="_blank">
          Ver en el sitio
        </AppLink>
      )}
      {preview && (
        <AppLink href={preview} target="_blank">
          Vista previa
        </AppLink>
      )}
      {typeof edit === 'string' && <AppLink href={edit}>Seguir editando</AppLink>}
      {typeof edit === 'function' && (
        <Button variant="light" size="compact-sm" onClick={edit} data-goes-on>
          Seguir editando
        </Button>
      )}
    </Group>
  );
}
