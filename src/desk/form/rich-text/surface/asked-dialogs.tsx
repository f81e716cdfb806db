/** The dialogs themselves, one at a time. */
import type { JSONContent } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import { MediaChooser } from '#desk/pictures/media-chooser.tsx';
import type { FileTipo } from '#values/medios/formats.ts';
import { rememberCard } from '../card.ts';
import { CardPicker } from '../card-picker.tsx';
import { insertFigures } from '../figure.ts';
import { NoteDialog } from '../note-dialog.tsx';
import { VideoDialog } from '../video-dialog.tsx';
import type { Asked } from './block-list.tsx';
import { FileDialog } from './file-dialog.tsx';
import { blockOf } from './insert-file.ts';

interface Props {
  editor: Editor;
  asked: Asked | undefined;
  onDone(): void;
}

const fileOf: Partial<Record<Asked, FileTipo>> = { pelicula: 'video', audio: 'audio', archivo: 'archivo' };

export function AskedDialogs({ editor, asked, onDone }: Props) {
  /** One goes on writing under it. */
  function put(...blocks: JSONContent[]) {
    onDone();
    editor
      .chain()
      .focus()
      .insertContent([...blocks, { type: 'paragraph' }])
      .run();
  }

  return (
    <>
      <MediaChooser
        isOpen={asked === 'biblioteca' || asked === 'galeria'}
        isMultiple
        onClose={onDone}
        onChoose={(medios) => {
          const chosen = medios.map(({ url, alt_text }) => ({ src: url, alt: alt_text }));
          if (chosen.length === 0) return;
          if (asked === 'biblioteca') return insertFigures(editor, chosen);
          const columnas = Math.min(Math.max(chosen.length, 2), 3);
          put({ type: 'galeria', attrs: { columnas }, content: chosen.map((attrs) => ({ type: 'image', attrs })) });
        }}
      />
      <VideoDialog
        isOpen={asked === 'video'}
        onClose={onDone}
        onChoose={(src) => put({ type: 'video', attrs: { src, title: 'Vídeo' } })}
      />
      <FileDialog
        tipo={asked && fileOf[asked]}
        onClose={onDone}
        onChoose={(file) => put(blockOf(fileOf[asked!]!, file))}
      />
      <CardPicker
        isOpen={asked === 'tarjeta'}
        onClose={onDone}
        onChoose={(card) => {
          rememberCard(card);
          const { tipo, id } = card;
          put({ type: 'tarjeta', attrs: { tipo, id } });
        }}
      />
      <NoteDialog
        isOpen={asked === 'nota'}
        html=""
        onClose={onDone}
        onChoose={(html) => editor.chain().focus().insertContent({ type: 'notaPie', attrs: { html } }).run()}
      />
    </>
  );
}
