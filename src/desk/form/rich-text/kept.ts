/** "Bloque conservado": what the editor cannot edit, shown as visitors see it; it can be moved and deleted. */
import { Node } from '@tiptap/core';
import { loadPart } from '#ui/lazy-part.ts';
import { readRich } from '#values/rich-text/read.ts';
import { writeRich } from '#values/rich-text/write.ts';
import { fromPage } from './open-text.ts';

export const Kept = Node.create({
  name: 'conservado',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    html: {
      default: '',
      // It may come from a clipboard: nothing is shown that was not read as a text of ours.
      parseHTML: (element: HTMLElement) =>
        writeRich(readRich(fromPage(element.dataset.conservado ?? ''), { ownUrl: location.origin })),
      renderHTML: ({ html }) => ({ 'data-conservado': html }),
    },
  }),

  parseHTML: () => [{ tag: 'div[data-conservado]', priority: 90 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.kept = '';
      dom.setAttribute('role', 'group');
      dom.setAttribute('aria-label', 'Bloque conservado');
      const shown = document.createElement('div');
      shown.inert = true;
      dom.append(shown);
      // Few texts have one: how it looks comes with the first.
      void loadPart(() => import('./kept-shown.ts')).then((part) => part?.showKept(shown, node.attrs.html));
      return { dom };
    };
  },
});
