import { FileButton, NativeSelect } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { ImagePlus, Images, SquareStack, Table2 } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { MediaChooser } from '#desk/pictures/media-chooser.tsx';
import { rememberCard } from './card.ts';
import { CardPicker } from './card-picker.tsx';
import { insertFigures } from './figure.ts';
import { InsertBlock } from './insert-block.tsx';
import { useOneStop } from './use-one-stop.ts';
import { VideoControl } from './video-control.tsx';

const fontSizes = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72];
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

interface Props {
  editor: Editor;
  hasCards: boolean;
  onPictures(files: File[]): void;
  /** What the key for a link presses. */
  linkButton: Ref<HTMLButtonElement>;
}

export function Toolbar({ editor, hasCards, onPictures, linkButton }: Props) {
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
        <RichTextEditor.Link
          ref={linkButton}
          popoverProps={{ returnFocus: true }}
          aria-keyshortcuts="Control+K Meta+K"
        />
        <RichTextEditor.Unlink />
        <FileButton multiple name="file" accept={pictureTypes} onChange={onPictures}>
          {(props) => (
            <Control {...props} label="Insertar imagen">
              <ImagePlus size={16} aria-hidden="true" />
            </Control>
          )}
        </FileButton>
        <LibraryControl editor={editor} />
        <Control
          label="Insertar tabla"
          onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          <Table2 size={16} aria-hidden="true" />
        </Control>
        <VideoControl editor={editor} />
        {hasCards && <CardControl editor={editor} />}
        <InsertBlock editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

function Control({ label, children, onClick }: { label: string; children: ReactNode; onClick(): void }) {
  return (
    <RichTextEditor.Control title={label} aria-label={label} onClick={onClick}>
      {children}
    </RichTextEditor.Control>
  );
}

function LibraryControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Control label="Elegir de la biblioteca" onClick={() => setOpen(true)}>
        <Images size={16} aria-hidden="true" />
      </Control>
      <MediaChooser
        isOpen={isOpen}
        isMultiple
        onClose={() => setOpen(false)}
        onChoose={(medios) =>
          insertFigures(
            editor,
            medios.map(({ url, alt_text }) => ({ src: url, alt: alt_text })),
          )
        }
      />
    </>
  );
}

function CardControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Control label="Insertar tarjeta" onClick={() => setOpen(true)}>
        <SquareStack size={16} aria-hidden="true" />
      </Control>
      <CardPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(card) => {
          setOpen(false);
          rememberCard(card);
          const { tipo, id } = card;
          editor
            .chain()
            .focus()
            .insertContent([{ type: 'tarjeta', attrs: { tipo, id } }, { type: 'paragraph' }])
            .run();
        }}
      />
    </>
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
