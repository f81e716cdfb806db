import { ActionIcon, Tooltip } from '@mantine/core';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';

/** The buttons a row has. `of` names the row for screen readers. */
export function EditLink({ href, of }: { href: string; of: string }) {
  return (
    <Tooltip label="Editar">
      <ActionIcon component={AppLink} href={href} variant="subtle" size="lg" aria-label={`Editar ${of}`}>
        <Pencil size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}

export function EditButton({ onClick, of }: { onClick(): void; of: string }) {
  return (
    <Tooltip label="Editar">
      <ActionIcon variant="subtle" size="lg" onClick={onClick} aria-label={`Editar ${of}`}>
        <Pencil size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}

export function DeleteButton({ onClick, of, label = 'Eliminar' }: { onClick(): void; of: string; label?: string }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="red" size="lg" onClick={onClick} aria-label={`${label} ${of}`}>
        <Trash2 size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}

export function ViewLink({ href, of }: { href: string; of: string }) {
  return <NewTabLink href={href} hint="Ver en el sitio" label={`Ver ${of} en el sitio`} />;
}

export function PreviewLink({ href, of }: { href: string; of: string }) {
  return <NewTabLink href={href} hint="Vista previa" label={`Vista previa de ${of}`} />;
}

function NewTabLink({ href, hint, label }: { href: string; hint: string; label: string }) {
  return (
    <Tooltip label={hint}>
      <ActionIcon component="a" href={href} target="_blank" variant="subtle" color="gray" size="lg" aria-label={label}>
        <Eye size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}

/** Another link of a row: to its products, to its page in the back office. */
export function RowLink({ href, label, of, icon }: { href: string; label: string; of: string; icon: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon component={AppLink} href={href} variant="subtle" size="lg" aria-label={`${label}: ${of}`}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
