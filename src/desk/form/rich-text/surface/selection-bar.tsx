/**
 * What one does with chosen words, beside them. Everything in it is in the toolbar too, and on keys: it is for the hand that
 * holds the mouse, and says nothing to whoever does not.
 */
import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { Link } from 'lucide-react';
import { withStableHandlers } from '../../with-stable-handlers.tsx';
import { FormatTool, Tool } from '../tool.tsx';
import styles from './surface.module.css';

export const SelectionBar = withStableHandlers(function SelectionBar({
  editor,
  onLink,
}: {
  editor: Editor;
  onLink(): void;
}) {
  return (
    <BubbleMenu
      editor={editor}
      className={styles.bar!}
      aria-hidden="true"
      options={{ placement: 'top-start', offset: 8, flip: { padding: 170 } }}
      shouldShow={({ editor, element, state: { selection } }) => {
        // No stops of the Tab key, which its buttons make themselves.
        for (const stop of [element, ...element.querySelectorAll('button')]) stop.tabIndex = -1;
        return (
          editor.isEditable &&
          !selection.empty &&
          selection.$from.parent.inlineContent &&
          !('node' in selection) &&
          !editor.isActive('codeBlock')
        );
      }}
    >
      <FormatTool editor={editor} name="bold" />
      <FormatTool editor={editor} name="italic" />
      <Tool label="Enlace" icon={Link} onClick={onLink} />
      <FormatTool editor={editor} name="h2" />
      <FormatTool editor={editor} name="h3" />
      <FormatTool editor={editor} name="blockquote" />
      <FormatTool editor={editor} name="clear" />
    </BubbleMenu>
  );
});
