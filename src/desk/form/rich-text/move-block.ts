/** A block changes places with its neighbour: by Alt and an arrow, or by a button. Pictures do so within their gallery. */
import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

export function moveBlock(editor: Editor, by: 1 | -1): boolean {
  return editor.commands.command(({ state: { selection, doc }, tr, dispatch }) => {
    const { $from } = selection;
    const depth = galleryDepth(editor);
    const parent = $from.node(depth);
    const index = $from.index(depth);
    const [first, second] = [Math.min(index, index + by), Math.max(index, index + by)];
    if (first < 0 || second >= parent.childCount || parent.child(second).type.name === 'pie') return false;
    if (!dispatch) return true;
    const [one, other] = [parent.child(first), parent.child(second)];
    const start = $from.posAtIndex(first, depth);
    tr.replaceWith(start, start + one.nodeSize + other.nodeSize, [other, one]);
    // What is selected goes along.
    const shift = by < 0 ? -one.nodeSize : other.nodeSize;
    const isNode = selection instanceof NodeSelection;
    tr.setSelection(
      isNode
        ? NodeSelection.create(tr.doc, selection.from + shift)
        : TextSelection.create(tr.doc, selection.anchor + shift, Math.min(selection.head + shift, doc.content.size)),
    ).scrollIntoView();
    return true;
  });
}

function galleryDepth({ state: { selection } }: Editor): number {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === 'galeria') return depth;
  return 0;
}

export const MoveKeys = Extension.create({
  name: 'moverBloque',
  addKeyboardShortcuts: () => ({
    'Alt-ArrowUp': ({ editor }) => moveBlock(editor, -1),
    'Alt-ArrowDown': ({ editor }) => moveBlock(editor, 1),
  }),
});
