/** What the toolbar shows of what the cursor is in: the picture, or the table. */
import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import styles from './editor.module.css';
import { anchos, lados } from './figure.ts';

export function ContextTools({ editor }: { editor: Editor }) {
  const { picture, isInTable } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      picture: editor.isActive('image') ? (editor.getAttributes('image') as PictureAttrs) : undefined,
      isInTable: editor.isActive('table'),
    }),
  });
  if (picture) return <PictureTools editor={editor} attrs={picture} />;
  return isInTable ? <TableTools editor={editor} /> : null;
}

interface PictureAttrs {
  src: string;
  alt: string | null;
  ancho: keyof typeof anchos;
  lado: keyof typeof lados;
}

function PictureTools({ editor, attrs }: { editor: Editor; attrs: PictureAttrs }) {
  const set = (changed: Partial<PictureAttrs>) => editor.chain().updateAttributes('image', changed).run();
  return (
    <Group className={styles.tools!} role="group" aria-label="Imagen">
      <AltInput key={attrs.src} alt={attrs.alt ?? ''} onChange={(alt) => set({ alt })} />
      <SegmentedControl
        size="xs"
        aria-label="Ancho de la imagen"
        name="imagen_ancho"
        value={attrs.ancho}
        onChange={(ancho) => set({ ancho, ...(ancho !== 'media' && { lado: '' }) })}
        data={Object.entries(anchos).map(([value, label]) => ({ value: value as keyof typeof anchos, label }))}
      />
      {attrs.ancho === 'media' && (
        <SegmentedControl
          size="xs"
          aria-label="Alineación de la imagen"
          name="imagen_lado"
          value={attrs.lado}
          onChange={(lado) => set({ lado })}
          data={Object.entries(lados).map(([value, label]) => ({ value: value as keyof typeof lados, label }))}
        />
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        onClick={() => editor.chain().focus().deleteNode('image').run()}
      >
        Quitar imagen
      </Button>
    </Group>
  );
}

/** Typed here first: the text is told when one is done, or the cursor would leave the field with every letter. */
function AltInput({ alt, onChange }: { alt: string; onChange(alt: string): void }) {
  const [typed, setTyped] = useState(alt);
  useEffect(() => {
    setTyped(alt);
  }, [alt]);
  return (
    <TextInput
      size="xs"
      label="Texto alternativo"
      name="imagen_alt"
      placeholder="Qué se ve, para quien no la ve"
      maxLength={300}
      value={typed}
      className={styles.alt!}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => typed !== alt && onChange(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onChange(typed);
      }}
    />
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

function TableTools({ editor }: { editor: Editor }) {
  return (
    <Group className={styles.tools!} gap={4} role="group" aria-label="Tabla">
      {tableTools.map(({ label, run }) => (
        <Button key={label} size="compact-sm" variant="default" onClick={() => run(editor)}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
