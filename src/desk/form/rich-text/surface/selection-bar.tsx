/**
 * What one does with chosen words, beside them. Everything in it is in the toolbar too, and on keys: it is for the hand that
 * holds the mouse, and says nothing to whoever does not.
 */
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { Link } from 'lucide-react';
import { steady } from '../../steady.tsx';
import styles from './surface.module.css';

const notTabbed = { tabIndex: -1 };

export const SelectionBar = steady(function SelectionBar({ editor, onLink }: { editor: Editor; onLink(): void }) {
  return (
    <BubbleMenu
      editor={editor}
      className={styles.bar!}
      aria-hidden="true"
      options={{ placement: 'top-start', offset: 8, flip: { padding: 170 } }}
      shouldShow={({ editor, element, state: { selection } }) => {
        // It would be a stop of the Tab key.
        element.tabIndex = -1;
        return (
          editor.isEditable &&
          !selection.empty &&
          selection.$from.parent.inlineContent &&
          !('node' in selection) &&
          !editor.isActive('codeBlock')
        );
      }}
    >
      <RichTextEditor.Bold {...notTabbed} />
      <RichTextEditor.Italic {...notTabbed} />
      <RichTextEditor.Control title="Enlace" {...notTabbed} onClick={onLink}>
        <Link size={16} />
      </RichTextEditor.Control>
      <RichTextEditor.H2 {...notTabbed} />
      <RichTextEditor.H3 {...notTabbed} />
      <RichTextEditor.Blockquote {...notTabbed} />
      <RichTextEditor.ClearFormatting {...notTabbed} />
    </BubbleMenu>
  );
});
