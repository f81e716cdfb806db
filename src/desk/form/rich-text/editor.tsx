/** The editor itself: loaded where a form has a long text, and nowhere else. */
import { Alert, Box, Progress, Text, Typography } from '@mantine/core';
import { EditorContent, Extension, getSchema, useEditor } from '@tiptap/react';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { withStableHandlers } from '../with-stable-handlers.tsx';
import { AddressLine, pasteAddress } from './address-line.ts';
import styles from './editor.module.css';
import { textExtensions } from './extensions.ts';
import { fromPage, openText } from './open-text.ts';
import { StoredText } from './stored-text.ts';
import { BlockDialogs } from './surface/block-dialogs.tsx';
import type { Asked } from './surface/block-list.tsx';
import { Gutter } from './surface/gutter.tsx';
import { SelectionTools } from './surface/selection-tools.tsx';
import { SlashKeys } from './surface/slash.ts';
import { SlashMenu } from './surface/slash-menu.tsx';
import surface from './surface/surface.module.css';
import { Toolbar } from './toolbar.tsx';
import { BlockTools } from './tools.tsx';
import type { UploadCall } from './upload.ts';
import { usePictures } from './use-pictures.ts';

export interface EditorProps {
  id: string;
  label: string;
  value: string;
  onChange(html: string): void;
  required?: boolean | undefined;
  /** Which call takes the pictures. */
  uploadCall?: UploadCall | undefined;
  /** Cards of products, places and events may stand in it: its page must know how to fill them. */
  hasCards?: boolean | undefined;
  /** It grows with the page instead of scrolling in a box. */
  isPage?: boolean | undefined;
}

/** So much room stays between the line that is written and the bars at the edges of the screen; `tools` is the upper one. */
function roomBeside(tools: RefObject<HTMLElement | null>) {
  return {
    get top() {
      const { current: bar } = tools;
      return Math.max(150, bar ? Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight + 16 : 0);
    },
    right: 0,
    bottom: 210,
    left: 0,
  };
}

export function TextEditor(props: EditorProps) {
  const {
    id,
    label,
    value,
    onChange,
    required,
    uploadCall = 'upload_image.php',
    hasCards = false,
    isPage = false,
  } = props;
  const shown = useRef(value);
  const tools = useRef<HTMLDivElement>(null);
  const [room] = useState(() => roomBeside(tools));
  const [isLinking, setLinking] = useState(false);
  const [extensions] = useState(() => [
    ...textExtensions(hasCards),
    AddressLine.configure({ hasCards }),
    Extension.create({
      name: 'linkKey',
      addKeyboardShortcuts: () => ({
        'Mod-k': () => {
          setLinking(true);
          return true;
        },
      }),
    }),
    SlashKeys,
    StoredText,
  ]);
  const [first] = useState(() => openText(fromPage(value), getSchema(extensions), location.origin));
  const editor = useEditor({
    extensions,
    content: first,
    onUpdate({ editor }) {
      shown.current = editor.storage.texto.html(pictures.current.pending);
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
      scrollMargin: room,
      scrollThreshold: room,
      transformPastedHTML: (html) => pictures.current.clean(html),
      handlePaste: (_, event) => {
        const { files, html, text } = pasted(event.clipboardData);
        // A copied picture comes as a file and as a page around it; the file is here already. Documents do not.
        if (files.length > 0 && !/<(?:p|h\d|li|td|div)\b/i.test(html)) return pictures.current.insert(files);
        return !html && pictures.current.isAddress(text);
      },
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return pictures.current.insert([...(event.dataTransfer?.files ?? [])], at);
      },
    },
  });
  const { insert, clean, pending, progress, problems } = usePictures(editor, uploadCall);
  const pictures = useRef({ insert, clean, pending, isAddress: (_: string): boolean => false });
  pictures.current = { insert, clean, pending, isAddress: (text) => pasteAddress(editor, text.trim(), hasCards) };

  // The form was filled or cleared from outside. Before the next key: a later effect could undo what it typed.
  useLayoutEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.storage.texto.open(value);
  }, [editor, value]);

  return (
    <>
      <Sheet
        editor={editor}
        hasCards={hasCards}
        isPage={isPage}
        onPictures={insert}
        onLink={() => setLinking(true)}
        tools={tools}
      />
      <SelectionTools editor={editor} isLinking={isLinking} onLinking={setLinking} />
      <UploadStatus progress={progress} problems={problems} />
    </>
  );
}

interface SheetProps extends Omit<ComponentProps<typeof Toolbar>, 'onAsk'> {
  isPage: boolean;
  onPictures(files: File[]): void;
  tools: RefObject<HTMLDivElement | null>;
}

/** Its tools look at the editor by themselves: they are not drawn again with every key. */
const Sheet = withStableHandlers(function Sheet({ isPage, tools, onPictures, ...toolbar }: SheetProps) {
  const { editor, hasCards } = toolbar;
  const [asked, setAsked] = useState<Asked>();
  const [onDone] = useState(() => () => setAsked(undefined));
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className={`${styles.editor} ${isPage ? styles.page : ''}`}>
      <div ref={tools} className={styles.sticky}>
        <Toolbar {...toolbar} onAsk={setAsked} />
        <BlockTools editor={editor} />
      </div>
      <div ref={sheet} className={`${surface.sheet} ${styles.under}`}>
        <Typography className={styles.content!}>
          <EditorContent editor={editor} />
        </Typography>
        <Gutter editor={editor} sheet={sheet} />
        <SlashMenu editor={editor} hasCards={hasCards} onAsk={setAsked} sheet={sheet} />
      </div>
      <BlockDialogs editor={editor} asked={asked} onDone={onDone} onPictures={onPictures} />
    </div>
  );
});

function pasted(data: DataTransfer | null) {
  return {
    files: [...(data?.files ?? [])],
    html: data?.getData('text/html') ?? '',
    text: data?.getData('text/plain') ?? '',
  };
}

function UploadStatus({ progress, problems }: { progress: number | undefined; problems: string[] }) {
  return (
    <>
      {progress !== undefined && (
        <Box mt={6} role="status">
          <Text size="sm">Subiendo imagen… {Math.round(progress * 100)} %</Text>
          <Progress value={progress * 100} aria-label="Progreso de la subida" />
        </Box>
      )}
      {problems.length > 0 && (
        <Alert mt={6} color="red" variant="light" role="alert">
          {problems.map((problem) => (
            <Text key={problem} size="sm">
              {problem}
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
}
