/** The editor of long texts. Pictures dropped, pasted or chosen are uploaded at once and appear where they were put. */
import { Box, FileButton, Input, NativeSelect, Progress, Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { Youtube } from '@tiptap/extension-youtube';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { ImagePlus, Table2, Video } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { failureText, sendForm } from '#desk/send.ts';
import styles from './rich-text-input.module.css';
import { spanishLabels } from './rich-text-labels.ts';

const fontSizes = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72];
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange(html: string): void;
  required?: boolean;
  error?: string | undefined;
  /** Which call takes the pictures. */
  uploadCall?: 'upload_image.php' | 'upload_ubicacion_image.php';
}

export function RichTextInput({
  label,
  name,
  value,
  onChange,
  required,
  error,
  uploadCall = 'upload_image.php',
}: Props) {
  const id = useId();
  const [progress, setProgress] = useState<number>();
  const [uploadError, setUploadError] = useState<string>();
  const shown = useRef(value);
  const insertPictures = useRef<(files: File[]) => boolean>(() => false);

  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: { openOnClick: false, defaultProtocol: 'https' }, heading: { levels: [2, 3, 4] } }),
      TextStyleKit.configure({ color: false, backgroundColor: false, fontFamily: false, lineHeight: false }),
      TextAlign.configure({ types: ['heading', 'paragraph'] }),
      Image.configure({ inline: false, allowBase64: false }),
      TableKit.configure({ table: { resizable: false } }),
      Youtube.configure({ nocookie: true, width: 640, height: 360 }),
    ],
    content: value,
    onUpdate({ editor }) {
      shown.current = editor.isEmpty ? '' : editor.getHTML();
      onChange(shown.current);
    },
    editorProps: {
      attributes: {
        id,
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        ...(required && { 'aria-required': 'true' }),
      },
      handlePaste: (_, event) => insertPictures.current([...(event.clipboardData?.files ?? [])]),
      handleDrop: (_, event) => insertPictures.current([...(event.dataTransfer?.files ?? [])]),
    },
  });

  insertPictures.current = (files) => {
    const pictures = files.filter((file) => file.type.startsWith('image/'));
    if (pictures.length === 0 || !editor) return false;
    void uploadAll(pictures, editor);
    return true;
  };

  async function uploadAll(pictures: File[], editor: Editor) {
    setUploadError(undefined);
    for (const file of pictures) {
      setProgress(0);
      const result = await sendForm(uploadCall, { file }, setProgress);
      if (result.ok) editor.chain().focus().setImage({ src: result.location, alt: '' }).run();
      else
        setUploadError(
          `Error al subir la imagen: ${failureText(result, 'Error desconocido al subir la imagen.', 'Error de red')}`,
        );
    }
    setProgress(undefined);
  }

  // The form was filled or cleared from outside. Before the next key: a later effect could undo what it typed.
  useLayoutEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Input.Wrapper label={label} required={required} error={error} labelElement="div">
      {/* The field under the name that the call uses. */}
      <textarea name={name} value={value} readOnly hidden />
      <RichTextEditor editor={editor} labels={spanishLabels} className={styles.editor}>
        <Toolbar editor={editor} onPictures={(files) => insertPictures.current(files)} />
        <RichTextEditor.Content />
      </RichTextEditor>
      <UploadStatus progress={progress} error={uploadError} />
    </Input.Wrapper>
  );
}

interface ToolbarProps {
  editor: Editor | null;
  onPictures(files: File[]): void;
}

function Toolbar({ editor, onPictures }: ToolbarProps) {
  return (
    <RichTextEditor.Toolbar sticky stickyOffset={60}>
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
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
        <PictureButton onPick={onPictures} />
        <RichTextEditor.Control
          title="Insertar tabla"
          aria-label="Insertar tabla"
          onClick={() => editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          <Table2 size={16} aria-hidden="true" />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          title="Insertar vídeo de YouTube"
          aria-label="Insertar vídeo de YouTube"
          onClick={() => insertVideo(editor)}
        >
          <Video size={16} aria-hidden="true" />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

function UploadStatus({ progress, error }: { progress: number | undefined; error: string | undefined }) {
  return (
    <>
      {progress !== undefined && (
        <Box mt={6} role="status">
          <Text size="sm">Subiendo imagen… {Math.round(progress * 100)} %</Text>
          <Progress value={progress * 100} aria-label="Progreso de la subida" />
        </Box>
      )}
      {error && (
        <Text c="red" size="sm" mt={4} role="alert">
          {error}
        </Text>
      )}
    </>
  );
}

function PictureButton({ onPick }: { onPick(files: File[]): void }) {
  return (
    <FileButton multiple name="file" accept={pictureTypes} onChange={onPick}>
      {(props) => (
        <RichTextEditor.Control {...props} title="Insertar imagen" aria-label="Insertar imagen">
          <ImagePlus size={16} aria-hidden="true" />
        </RichTextEditor.Control>
      )}
    </FileButton>
  );
}

function FontSize({ editor }: { editor: Editor | null }) {
  const current = String(editor?.getAttributes('textStyle').fontSize ?? '').replace('px', '');
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
        if (value) editor?.chain().focus().setFontSize(`${value}px`).run();
        else editor?.chain().focus().unsetFontSize().run();
      }}
    />
  );
}

function insertVideo(editor: Editor | null): void {
  const src = window.prompt('Dirección del vídeo de YouTube');
  if (src) editor?.chain().focus().setYoutubeVideo({ src }).run();
}
