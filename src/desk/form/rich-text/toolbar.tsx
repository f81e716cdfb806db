import { NativeSelect } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { ImagePlus, Images, Link, SquareStack, Table2, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { InsertBlock } from './insert-block.tsx';
import type { Asked } from './surface/block-list.tsx';
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
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label="Formato del texto" {...oneStop}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <FontSize editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.AlignLeft />
        <RichTextEditor.AlignCenter />
        <RichTextEditor.AlignRight />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Control label="Enlace" keys="Control+K Meta+K" onClick={onLink}>
          <Link size={16} aria-hidden="true" />
        </Control>
        <RichTextEditor.Unlink />
        <Control label="Insertar imagen" onClick={() => onAsk('imagen')}>
          <ImagePlus size={16} aria-hidden="true" />
        </Control>
        <Control label="Elegir de la biblioteca" onClick={() => onAsk('biblioteca')}>
          <Images size={16} aria-hidden="true" />
        </Control>
        <Control
          label="Insertar tabla"
          onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          <Table2 size={16} aria-hidden="true" />
        </Control>
        <Control label="Insertar vídeo de YouTube" onClick={() => onAsk('video')}>
          <Video size={16} aria-hidden="true" />
        </Control>
        {hasCards && (
          <Control label="Insertar tarjeta" onClick={() => onAsk('tarjeta')}>
            <SquareStack size={16} aria-hidden="true" />
          </Control>
        )}
        <InsertBlock editor={editor} onAsk={onAsk} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

interface ControlProps {
  label: string;
  keys?: string;
  children: ReactNode;
  onClick(): void;
}

function Control({ label, keys, children, onClick }: ControlProps) {
  return (
    <RichTextEditor.Control title={label} aria-label={label} aria-keyshortcuts={keys} onClick={onClick}>
      {children}
    </RichTextEditor.Control>
  );
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
