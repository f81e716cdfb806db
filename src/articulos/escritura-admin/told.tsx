/** What the screen says of the article, besides its fields. */

import { Button } from '@mantine/core';
import { askFirst } from '#desk/dialogs/ask-first.tsx';
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
    const text = '¿Quieres volver a lo que está publicado? Lo que descartas queda en las versiones anteriores.';
    askFirst({ title: 'Descartar cambios', text, yes: 'Descartar' }, onDiscard);
  }
  return (
    <>
      <Button size="compact-sm" variant="light" disabled={isOff} onClick={onPublish}>
        Publicar cambios
      </Button>
      <Button size="compact-sm" variant="default" disabled={isOff} onClick={ask}>
        Descartar cambios
      </Button>
    </>
  );
}

/** What is told of a new one. */
export function createdText(message: string, { estado, publicar_en }: Known): string {
  if (estado !== 'publicado' || !isScheduled(publicar_en)) return message;
  return `${message} Se publicará el ${formatDateTime(publicar_en!)}.`;
}

export function isOnSite(record: Known): boolean {
  return situacionOf(record) === 'publicado';
}

/** Where what was saved can be read: what visitors do not see, in its preview. */
export function seenAt(record: Known, isSeen = isOnSite(record)): { view: string } | { preview: string } {
  return isSeen ? { view: articuloPath(record) } : { preview: `/admin/articulos/vista-previa/${record.slug}` };
}
