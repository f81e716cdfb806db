import { ActionIcon } from '@mantine/core';
import { Eye, ImageDown, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';

/** The buttons a row has. `of` names the row for screen readers; the hint is the browser's own. */
export function EditLink({ href, of }: { href: string; of: string }) {
  return (
    <ActionIcon title="Editar" component={AppLink} href={href} variant="subtle" size="lg" aria-label={`Editar ${of}`}>
      <Pencil size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

export function EditButton({ onClick, of }: { onClick(): void; of: string }) {
  return (
    <ActionIcon title="Editar" variant="subtle" size="lg" onClick={onClick} aria-label={`Editar ${of}`}>
      <Pencil size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

export function DeleteButton({ onClick, of, label = 'Eliminar' }: { onClick(): void; of: string; label?: string }) {
  return (
    <ActionIcon title={label} variant="subtle" color="red" size="lg" onClick={onClick} aria-label={`${label} ${of}`}>
      <Trash2 size={18} aria-hidden="true" />
    </ActionIcon>
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
    <ActionIcon
      title={hint}
      component="a"
      href={href}
      target="_blank"
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
    >
      <Eye size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

/** Its picture for social networks; of what visitors see. */
export function PosterLink({ tipo, slug, of }: { tipo: 'articulo' | 'evento'; slug: string; of: string }) {
  return (
    <RowLink
      href={`/admin/agenda/redes/${tipo}/${slug}`}
      label="Imagen para redes"
      of={of}
      icon={<ImageDown size={18} aria-hidden="true" />}
    />
  );
}

/** Another link of a row: to its products, to its page in the back office. */
export function RowLink({ href, label, of, icon }: { href: string; label: string; of: string; icon: ReactNode }) {
  return (
    <ActionIcon title={label} component={AppLink} href={href} variant="subtle" size="lg" aria-label={`${label}: ${of}`}>
      {icon}
    </ActionIcon>
  );
}
