/** Tools of single blocks. */
import { Button, Group, SegmentedControl } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { MediaChooser } from '#desk/pictures/media-chooser.tsx';
import { escapeHtml } from '#values/escape-html.ts';
import { stripHtml } from '#values/summary.ts';
import styles from './editor.module.css';
import { LineInput } from './line-input.tsx';
import { moveBlock } from './move-block.ts';
import { NoteDialog } from './note-dialog.tsx';

export function MoveButtons({ editor, labels }: { editor: Editor; labels: [string, string] }) {
  return ([-1, 1] as const).map((by, index) => (
    <Button key={by} size="compact-sm" variant="default" onClick={() => moveBlock(editor, by)}>
      {labels[index]}
    </Button>
  ));
}

export function GalleryTools({ editor, columnas }: { editor: Editor; columnas: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group className={styles.tools!} role="group" aria-label="Galería">
      <SegmentedControl
        size="xs"
        aria-label="Columnas de la galería"
        name="galeria_columnas"
        value={String(columnas)}
        onChange={(value) =>
          editor
            .chain()
            .updateAttributes('galeria', { columnas: Number(value) })
            .run()
        }
        data={[2, 3, 4].map((count) => ({ value: String(count), label: `${count} columnas` }))}
      />
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        Añadir fotos
      </Button>
      <RemoveButton editor={editor} type="galeria" label="Quitar galería" />
      <MediaChooser
        isOpen={isOpen}
        isMultiple
        onClose={() => setOpen(false)}
        onChoose={(medios) => {
          setOpen(false);
          const added = medios.map(({ url, alt_text }) => ({ type: 'image', attrs: { src: url, alt: alt_text } }));
          const { $from } = editor.state.selection;
          for (let depth = $from.depth; depth > 0; depth--) {
            const node = $from.node(depth);
            if (node.type.name !== 'galeria') continue;
            const caption = node.lastChild?.type.name === 'pie' ? node.lastChild.nodeSize : 0;
            editor
              .chain()
              .insertContentAt($from.end(depth) - caption, added)
              .run();
          }
        }}
      />
    </Group>
  );
}

export function NoteTools({ editor, html }: { editor: Editor; html: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group className={styles.tools!} role="group" aria-label="Nota al pie">
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        Cambiar la nota
      </Button>
      <RemoveButton editor={editor} type="notaPie" label="Quitar la nota" />
      <NoteDialog
        isOpen={isOpen}
        html={html}
        onClose={() => setOpen(false)}
        onChoose={(next) => editor.chain().updateAttributes('notaPie', { html: next }).run()}
      />
    </Group>
  );
}

/** What is kept can be moved and taken out, and nothing else. */
export function KeptTools({ editor }: { editor: Editor }) {
  return (
    <Group className={styles.tools!} role="group" aria-label="Bloque conservado">
      <MoveButtons editor={editor} labels={['Subir', 'Bajar']} />
      <RemoveButton editor={editor} type="conservado" label="Quitar bloque" />
    </Group>
  );
}

export function RemoveButton({ editor, type, label }: { editor: Editor; type: string; label: string }) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      onClick={() => editor.chain().focus().deleteNode(type).run()}
    >
      {label}
    </Button>
  );
}

const tableTools: { label: string; run(editor: Editor): void }[] = [
  { label: 'Fila encima', run: (editor) => editor.chain().focus().addRowBefore().run() },
  { label: 'Fila debajo', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Quitar fila', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Columna a la izquierda', run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { label: 'Columna a la derecha', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Quitar columna', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Fila de títulos', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { label: 'Eliminar tabla', run: (editor) => editor.chain().focus().deleteTable().run() },
];

export function TableTools({ editor, titulo }: { editor: Editor; titulo: string }) {
  return (
    <Group className={styles.tools!} gap={4} role="group" aria-label="Tabla">
      <LineInput
        label="Título de la tabla"
        name="tabla_titulo"
        placeholder="Qué dice la tabla"
        maxLength={300}
        value={stripHtml(titulo)}
        onChange={(text) =>
          editor
            .chain()
            .updateAttributes('table', { titulo: escapeHtml(text.trim()) || null })
            .run()
        }
      />
      {tableTools.map(({ label, run }) => (
        <Button key={label} size="compact-sm" variant="default" onClick={() => run(editor)}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
