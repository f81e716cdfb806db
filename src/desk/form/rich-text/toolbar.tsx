import { NativeSelect } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { ImagePlus, Images, Link, SquareStack, Table2, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './editor.module.css';
import { InsertBlock } from './insert-block.tsx';
import type { Asked } from './surface/block-list.tsx';
import { type FormatName, FormatTool, Tool } from './tool.tsx';
import { useOneStop } from './use-one-stop.ts';

const fontSizes = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72];

interface Props {
  editor: Editor;
  hasCards: boolean;
  onAsk(what: Asked): void;
  onLink(): void;
}

export function Toolbar({ editor, hasCards, onAsk, onLink }: Props) {
  const oneStop = useOneStop<HTMLDivElement>();
  const formats = (...names: FormatName[]) =>
    names.map((name) => <FormatTool key={name} editor={editor} name={name} />);
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Formato del texto" {...oneStop}>
      <Tools>
        {formats('h2', 'h3')}
        <FontSize editor={editor} />
      </Tools>
      <Tools>{formats('bold', 'italic', 'underline', 'clear')}</Tools>
      <Tools>{formats('bulletList', 'orderedList', 'blockquote', 'hr')}</Tools>
      <Tools>{formats('left', 'center', 'right')}</Tools>
      <Tools>
        <Tool label="Enlace" icon={Link} keys="Control+K Meta+K" onClick={onLink} />
        {formats('unlink')}
        <Tool label="Insertar imagen" icon={ImagePlus} onClick={() => onAsk('imagen')} />
        <Tool label="Elegir de la biblioteca" icon={Images} onClick={() => onAsk('biblioteca')} />
        <Tool
          label="Insertar tabla"
          icon={Table2}
          onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <Tool label="Insertar vídeo de YouTube" icon={Video} onClick={() => onAsk('video')} />
        {hasCards && <Tool label="Insertar tarjeta" icon={SquareStack} onClick={() => onAsk('tarjeta')} />}
        <InsertBlock editor={editor} onAsk={onAsk} />
      </Tools>
      <Tools>{formats('undo', 'redo')}</Tools>
    </div>
  );
}

function Tools({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

function FontSize({ editor }: { editor: Editor }) {
  const current = useEditorState({
    editor,
    selector: ({ editor }) => String(editor.getAttributes('textStyle').fontSize ?? '').replace('px', ''),
  });
  return (
    <NativeSelect
      size="xs"
      aria-label="Tamaño de letra"
      name="tamano_letra"
      value={current}
      data={[
        { value: '', label: 'Tamaño' },
        ...fontSizes.map((size) => ({ value: String(size), label: `${size} px` })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value) editor.chain().focus().setFontSize(`${value}px`).run();
        else editor.chain().focus().unsetFontSize().run();
      }}
    />
  );
}
