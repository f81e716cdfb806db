/** Blocks of the text as a row: which one is where on the screen, and one of them to another place. */
import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/** The block at this height; the last one below them. */
export function blockAt({ view: { dom } }: Editor, y: number): number {
  const found = [...dom.children].findIndex((block) => block.getBoundingClientRect().bottom >= y);
  return found === -1 ? dom.children.length - 1 : found;
}

/** The gap between two blocks that is nearest to this height: before which one it is, and how high. */
export function gapAt({ view: { dom } }: Editor, y: number): { gap: number; top: number } {
  const boxes = [...dom.children].map((block) => block.getBoundingClientRect());
  const found = boxes.findIndex(({ top, height }) => top + height / 2 > y);
  const gap = found === -1 ? boxes.length : found;
  return { gap, top: gap < boxes.length ? boxes[gap]!.top - 4 : boxes.at(-1)!.bottom + 4 };
}

/** `gap`: before which of the blocks, as they stand now. Nothing else changes. */
export function moveBlockTo(editor: Editor, index: number, gap: number): boolean {
  return editor.commands.command(({ state: { doc }, tr, dispatch }) => {
    if (gap < 0 || gap > doc.childCount || gap === index || gap === index + 1) return false;
    if (!dispatch) return true;
    const block = doc.child(index);
    const [from, to] = [startOf(editor, index), startOf(editor, gap)];
    tr.delete(from, from + block.nodeSize);
    const at = tr.mapping.map(to);
    tr.insert(at, block).setSelection(
      block.isAtom ? NodeSelection.create(tr.doc, at) : Selection.near(tr.doc.resolve(at + 1)),
    );
    return true;
  });
}

export function duplicateBlock(editor: Editor, index: number): void {
  const block = editor.state.doc.child(index);
  editor.view.dispatch(editor.state.tr.insert(startOf(editor, index) + block.nodeSize, block));
}

export function removeBlock(editor: Editor, index: number): void {
  const from = startOf(editor, index);
  editor
    .chain()
    .focus()
    .deleteRange({ from, to: from + editor.state.doc.child(index).nodeSize })
    .run();
}

function startOf({ state: { doc } }: Editor, index: number): number {
  return doc.resolve(0).posAtIndex(index);
}
