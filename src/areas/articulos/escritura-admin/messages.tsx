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

/** The note for whoever wrote it stands below all that is read before. */
export function ToReviewNote() {
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => document.querySelector<HTMLElement>('[name=nota]')?.focus()}
    >
      Devolver con una nota
    </Button>
  );
}

/** Back to what visitors read; publishing them is what the button of the form does. */
export function DiscardChanges({ isOff, onDiscard }: { isOff: boolean; onDiscard(): void }) {
  function ask() {
    const text = '¿Quieres volver a lo que está publicado? Lo que descartas queda en las versiones anteriores.';
    askFirst({ title: 'Descartar cambios', text, yes: 'Descartar' }, onDiscard);
  }
  return (
    <Button size="compact-sm" variant="default" disabled={isOff} onClick={ask}>
      Descartar cambios
    </Button>
  );
}

/** What is said of a new one. */
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

/** What the screen that opens next has to say of its article. */
let next: { id: number; text: string } | undefined;

export function keepMessage(id: number, text: string): void {
  next = { id, text };
}

/** Said once: to the screen of that article, if it is the one that opens. */
export function keptMessage(id: number | undefined): string | undefined {
  return next?.id === id ? next?.text : undefined;
}

export function clearMessage(): void {
  next = undefined;
}
