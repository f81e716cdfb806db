/** "/" at the beginning of a line asks for a block; what is typed after it looks for one. An empty line says so. */
import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Slash {
  /** The line: from its "/" to the cursor. */
  from: number;
  to: number;
  query: string;
}

interface State {
  open: Slash | null;
  /** Where it was closed: it stays so while that line begins with "/". */
  closedAt: number | null;
}

const key = new PluginKey<State>('barra');

declare module '@tiptap/core' {
  interface Storage {
    barra: { onKey?: ((event: KeyboardEvent) => boolean) | undefined };
  }
}

export const SlashKeys = Extension.create({
  name: 'barra',
  // Before the keys of lists, quotes and the like.
  priority: 1000,
  addStorage: (): { onKey?: (event: KeyboardEvent) => boolean } => ({}),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin<State>({
        key,
        state: {
          init: () => ({ open: null, closedAt: null }),
          apply(tr, before, _, state) {
            const found = tr.getMeta(key) !== 'close' && (tr.docChanged || before.open) ? slashIn(state) : null;
            const wasClosed = before.closedAt === null ? null : tr.mapping.map(before.closedAt, -1);
            const closedAt = tr.getMeta(key) === 'close' ? (before.open?.from ?? null) : wasClosed;
            if (found && found.from === closedAt) return { open: null, closedAt };
            return { open: found, closedAt: found ? null : slashIn(state) && closedAt };
          },
        },
        props: {
          handleKeyDown: (view, event) => (key.getState(view.state)?.open && storage.onKey?.(event)) ?? false,
          decorations: (state) => hint(state),
        },
      }),
    ];
  },
});

export function openSlash({ state }: Editor): Slash | null {
  return key.getState(state)?.open ?? null;
}

export function closeSlash(editor: Editor): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, 'close'));
}

function slashIn({ selection }: EditorState): Slash | null {
  const { $from, empty } = selection;
  const { parent } = $from;
  if (!empty || !isPlainLine(parent.type.name, parent.attrs) || $from.parentOffset !== parent.content.size) return null;
  const text = parent.textContent;
  if (!/^\/[^/]{0,30}$/.test(text) || parent.childCount !== 1) return null;
  return { from: $from.start(), to: $from.pos, query: text.slice(1) };
}

function isPlainLine(type: string, { tarjeta, boton, archivo }: Record<string, unknown>): boolean {
  return type === 'paragraph' && [tarjeta, boton, archivo].every((value) => value === null || value === undefined);
}

/** Where to begin, and how. */
function hint({ doc, selection: { $from, empty } }: EditorState): DecorationSet {
  const { parent } = $from;
  const isEmptyDoc = doc.childCount === 1 && doc.firstChild!.type.name === 'paragraph' && doc.content.size === 2;
  const [at, node] = isEmptyDoc ? [0, doc.firstChild!] : [$from.depth === 1 ? $from.before() : -1, parent];
  if (at < 0 || !(empty || isEmptyDoc) || node.content.size > 0 || !isPlainLine(node.type.name, node.attrs))
    return DecorationSet.empty;
  const text = isEmptyDoc
    ? 'Empieza a escribir aquí, o pulsa / para añadir un bloque'
    : 'Escribe, o pulsa / para añadir un bloque';
  return DecorationSet.create(doc, [Decoration.node(at, at + node.nodeSize, { 'data-ayuda': text })]);
}
