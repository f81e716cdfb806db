/** One button of the toolbar and of the bar beside chosen words. */
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  RemoveFormatting,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  TextQuote,
  Underline,
  Undo2,
  Unlink,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './editor.module.css';

interface ToolProps extends Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'aria-expanded' | 'aria-haspopup'> {
  label: string;
  icon: LucideIcon;
  keys?: string;
  isActive?: boolean;
}

export function Tool({ label, icon: Icon, keys, isActive = false, ...button }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={label}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={isActive || undefined}
      // What is chosen in the text stays so.
      onMouseDown={(event) => event.preventDefault()}
      {...button}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}

type Chain = ReturnType<Editor['chain']>;

interface Format {
  label: string;
  icon: LucideIcon;
  run(chain: Chain): Chain;
  is?: [type: string, attrs?: object];
  /** Out of use while it could do nothing. */
  hasLimit?: true;
}

const formats: Record<FormatName, Format> = {
  h2: { label: 'Título 2', icon: Heading2, run: (to) => to.toggleHeading({ level: 2 }), is: ['heading', { level: 2 }] },
  h3: { label: 'Título 3', icon: Heading3, run: (to) => to.toggleHeading({ level: 3 }), is: ['heading', { level: 3 }] },
  bold: { label: 'Negrita', icon: Bold, run: (to) => to.toggleBold(), is: ['bold'] },
  italic: { label: 'Cursiva', icon: Italic, run: (to) => to.toggleItalic(), is: ['italic'] },
  underline: { label: 'Subrayado', icon: Underline, run: (to) => to.toggleUnderline(), is: ['underline'] },
  clear: { label: 'Quitar formato', icon: RemoveFormatting, run: (to) => to.unsetAllMarks() },
  bulletList: {
    ...{ label: 'Lista con viñetas', icon: List, is: ['bulletList'] },
    run: (to) => to.toggleBulletList(),
  },
  orderedList: {
    ...{ label: 'Lista numerada', icon: ListOrdered, is: ['orderedList'] },
    run: (to) => to.toggleOrderedList(),
  },
  blockquote: { label: 'Cita', icon: TextQuote, run: (to) => to.toggleBlockquote(), is: ['blockquote'] },
  hr: { label: 'Línea horizontal', icon: Minus, run: (to) => to.setHorizontalRule() },
  left: { label: 'Alinear a la izquierda', icon: TextAlignStart, run: (to) => to.setTextAlign('left') },
  center: { label: 'Centrar', icon: TextAlignCenter, run: (to) => to.setTextAlign('center') },
  right: { label: 'Alinear a la derecha', icon: TextAlignEnd, run: (to) => to.setTextAlign('right') },
  unlink: { label: 'Quitar enlace', icon: Unlink, run: (to) => to.unsetLink() },
  undo: { label: 'Deshacer', icon: Undo2, run: (to) => to.undo(), hasLimit: true },
  redo: { label: 'Rehacer', icon: Redo2, run: (to) => to.redo(), hasLimit: true },
};

/** Something done to the words under the cursor, in groups as they stand in the toolbar. */
export type FormatName =
  | ('h2' | 'h3' | 'bold' | 'italic' | 'underline' | 'clear')
  | ('bulletList' | 'orderedList' | 'blockquote' | 'hr')
  | ('left' | 'center' | 'right' | 'unlink' | 'undo' | 'redo');

export function FormatTool({ editor, name }: { editor: Editor; name: FormatName }) {
  const { label, icon, run, is, hasLimit } = formats[name];
  const { isActive, isOff } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isActive: is !== undefined && editor.isActive(...is),
      isOff: hasLimit === true && !run(editor.can().chain()).run(),
    }),
  });
  return (
    <Tool
      label={label}
      icon={icon}
      isActive={isActive}
      disabled={isOff}
      onClick={() => run(editor.chain().focus()).run()}
    />
  );
}
