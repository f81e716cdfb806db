/** What the screen says of the article, besides its fields. */
import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime } from '#values/fecha.ts';
import { isScheduled, situacionLabel, situacionOf } from '../estado.ts';
import { articuloPath } from '../path.ts';
import type { Known } from './send-articulo.ts';

/** "Borrador", "Publicado · con cambios sin publicar". */
export function situacionText(record: Known | undefined, isNew: boolean): string {
  if (!record) return isNew ? 'Borrador' : '';
  const label = situacionLabel[situacionOf(record)];
  return record.hasCambios ? `${label} · con cambios sin publicar` : label;
}

interface PendingProps {
  isOff: boolean;
  onPublish(): void;
  onDiscard(): void;
}

export function PendingChanges({ isOff, onPublish, onDiscard }: PendingProps) {
  function ask() {
    modals.openConfirmModal({
      title: 'Descartar cambios',
      centered: true,
      children: '¿Quieres volver a lo que está publicado? Lo que descartas queda en las versiones anteriores.',
      labels: { confirm: 'Descartar', cancel: 'Cancelar' },
      onConfirm: onDiscard,
    });
  }
  return (
    <>
      <Button size="compact-sm" disabled={isOff} onClick={onPublish}>
        Publicar cambios
      </Button>
      <Button size="compact-sm" variant="default" disabled={isOff} onClick={ask}>
        Descartar cambios
      </Button>
    </>
  );
}

interface CreatedProps {
  articulo: Known;
  publicarEn: string;
}

export function WhereToSee({ articulo, publicarEn }: CreatedProps) {
  if (articulo.estado !== 'publicado')
    return <AppLink href={`/admin/articulos/editar/${articulo.slug}`}>Seguir editando</AppLink>;
  if (!isScheduled(publicarEn)) return <AppLink href={articuloPath(articulo)}>Ver el artículo</AppLink>;
  return (
    <>
      Se publicará el {formatDateTime(publicarEn)}.{' '}
      <AppLink href={`/admin/articulos/vista-previa/${articulo.slug}`}>Vista previa</AppLink>
    </>
  );
}
