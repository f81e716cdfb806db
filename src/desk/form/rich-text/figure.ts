/** A picture in a text: its caption is written under it, its width and side are chosen in the toolbar. */
import type { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import type { DOMOutputSpec, Node as DocNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';

export const anchos = { '': 'Normal', ancha: 'Ancha', media: 'Media' } as const;
export const lados = { '': 'Centro', izquierda: 'Izquierda', derecha: 'Derecha' } as const;

export const Figure = Image.extend({
  content: 'inline*',
  isolating: true,
  marks: '_',

  addAttributes() {
    const ofImage = (name: string) => ({
      default: null,
      parseHTML: (element: HTMLElement) => imageIn(element)?.getAttribute(name),
    });
    const ofFigure = (name: string, known: object) => ({
      default: '',
      parseHTML: (element: HTMLElement) => {
        const value = element.getAttribute(name) ?? '';
        return value in known ? value : '';
      },
    });
    return {
      src: ofImage('src'),
      alt: ofImage('alt'),
      title: ofImage('title'),
      width: ofImage('width'),
      height: ofImage('height'),
      ancho: ofFigure('data-ancho', anchos),
      lado: ofFigure('data-lado', lados),
      /** Where a press on it leads. */
      enlace: {
        default: null,
        parseHTML: (element: HTMLElement) => {
          const link = imageIn(element)?.closest('a[href]');
          return link && { href: link.getAttribute('href'), target: link.getAttribute('target') };
        },
      },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (element) => (imageIn(element) ? null : false),
        contentElement: captionOf,
        priority: 60,
      },
      { tag: 'img[src]' },
    ];
  },

  // As plain as it was before there were captions, unless there is something to say.
  renderHTML({ node }): DOMOutputSpec {
    const { src, alt, title, width, height, ancho, lado, enlace } = node.attrs;
    const sizes = { ...(title && { title }), ...(width && { width }), ...(height && { height }) };
    const img: DOMOutputSpec = ['img', { src, alt: alt ?? '', ...sizes }];
    const image: DOMOutputSpec = enlace ? ['a', { href: enlace.href }, img] : img;
    const hasCaption = node.content.size > 0;
    if (!hasCaption && !ancho && !lado && !enlace) return image;
    const looks = { ...(ancho && { 'data-ancho': ancho }), ...(lado && { 'data-lado': lado }) };
    return hasCaption ? ['figure', looks, image, ['figcaption', 0]] : ['figure', looks, image];
  },

  addNodeView() {
    return ({ node, editor, getPos }) => {
      const dom = document.createElement('figure');
      const image = document.createElement('img');
      const contentDOM = document.createElement('figcaption');
      dom.append(image, contentDOM);
      // Its tools are shown for what is selected; by itself a press would put the cursor somewhere near.
      image.addEventListener('click', () => {
        const position = getPos();
        if (position !== undefined)
          editor.chain().focus(null, { scrollIntoView: false }).setNodeSelection(position).run();
      });
      const show = (shown: DocNode) => {
        const { src, alt, ancho, lado } = shown.attrs;
        image.src = src;
        image.alt = alt ?? '';
        dom.dataset.ancho = ancho;
        dom.dataset.lado = lado;
        contentDOM.dataset.vacio = String(shown.content.size === 0);
      };
      show(node);
      return {
        dom,
        contentDOM,
        update(next) {
          if (next.type !== node.type) return false;
          show(next);
          return true;
        },
        ignoreMutation: (mutation) => mutation.type === 'attributes',
      };
    };
  },

  addKeyboardShortcuts() {
    // A caption is one line: the text goes on under the picture.
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== 'image') return false;
        return editor.chain().insertContentAt($from.after(), { type: 'paragraph' }).run();
      },
    };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('caption'),
        // A caption that became a heading or a list would leave its picture behind; a picture with another width is still one.
        filterTransaction: (transaction, { selection }) =>
          selection.$from.parent.type.name !== 'image' ||
          !transaction.steps.some(
            (step) => step instanceof ReplaceAroundStep && step.slice.content.firstChild?.type.name !== 'image',
          ),
      }),
    ];
  },
});

/** After the line with the cursor, or in place of it when it is empty; one can go on writing under them. */
export function insertFigures(editor: Editor, pictures: { src: string; alt: string }[]): void {
  const { $to } = editor.state.selection;
  const isInText = $to.parent.isTextblock;
  const isEmpty = isInText && $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  const to = isInText ? $to.after() : $to.pos;
  const from = isEmpty ? $to.before() : to;
  const figures = pictures.map((attrs) => ({ type: 'image', attrs }));
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, [...figures, { type: 'paragraph' }])
    .run();
}

function imageIn(element: HTMLElement): HTMLImageElement | null {
  return element.tagName === 'IMG' ? (element as HTMLImageElement) : element.querySelector('img[src]');
}

function captionOf(element: Node): HTMLElement {
  return (element as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption');
}
