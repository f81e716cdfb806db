/** The text as it is stored, into the editor and out of it. */
import { Extension } from '@tiptap/core';
import type { RichNode } from '#values/rich-text/document.ts';
import { writeRich } from '#values/rich-text/write.ts';
import { fromPage, openText } from './open-text.ts';

interface Doors {
  /** In the place of what is there, without reporting a change. */
  open(html: string): void;
  /** Without these pictures, which are still on their way. */
  html(pending?: Set<string>): string;
}

declare module '@tiptap/core' {
  interface Storage {
    texto: Doors;
  }
}

export const StoredText = Extension.create<object, Doors>({
  name: 'texto',
  onBeforeCreate() {
    const { editor } = this;
    this.storage.open = (html) => {
      editor.commands.setContent(openText(fromPage(html), editor.schema, location.origin), { emitUpdate: false });
    };
    // Not the editor's own idea of empty: to it a film or a picture without a caption is nothing.
    this.storage.html = (pending = new Set()) => {
      const html = writeRich(without(editor.getJSON(), pending));
      return html === '<p></p>' ? '' : html;
    };
  },
});

function without(node: RichNode, pictures: Set<string>): RichNode {
  if (pictures.size === 0 || !node.content) return node;
  const isPending = ({ type, attrs }: RichNode) => type === 'image' && pictures.has(String(attrs?.src));
  const content = node.content.filter((child) => !isPending(child)).map((child) => without(child, pictures));
  return { ...node, content };
}
