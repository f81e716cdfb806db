/** A stored file as the block that shows it. */
import type { JSONContent } from '@tiptap/core';
import type { FileTipo } from '#values/medios/formats.ts';
import type { ChosenFile } from './file-dialog.tsx';

export function blockOf(tipo: FileTipo, { url, titulo, bytes }: ChosenFile): JSONContent {
  if (tipo === 'video') return { type: 'pelicula', attrs: { src: url } };
  if (tipo === 'audio') return { type: 'audio', attrs: { src: url } };
  return {
    type: 'paragraph',
    attrs: { archivo: String(bytes) },
    content: [{ type: 'text', text: titulo || 'Archivo', marks: [{ type: 'link', attrs: { href: url } }] }],
  };
}
