/** The blocks and marks that only need an element of their own: what is inside is written like everywhere else. */
import { Extension, Mark, Node } from '@tiptap/core';
import { type MarkName, marks } from '#values/rich-text/document.ts';

interface Box {
  tag: string;
  /** Which of them, if not all. */
  where?: string;
  content: string;
  group?: string;
  /** Its line breaks and spaces are shown as they are. */
  whitespace?: 'pre';
}

const box = (name: string, { tag, where = tag, content, group, whitespace }: Box) =>
  Node.create({
    name,
    content,
    ...(group && { group }),
    ...(whitespace && { whitespace }),
    defining: true,
    parseHTML: () => [
      {
        tag: where,
        ...(where !== tag && { priority: 60 }),
        ...(whitespace && { preserveWhitespace: 'full' as const }),
      },
    ],
    renderHTML: () => [tag, 0],
  });

const Toggle = box('desplegable', { tag: 'details', content: 'resumen block+', group: 'block' }).extend({
  // Always open: what is closed cannot be written in.
  renderHTML: () => ['details', { open: '' }, 0],
});

const Summary = box('resumen', { tag: 'summary', content: 'inline*' }).extend({
  addKeyboardShortcuts() {
    return {
      // From the title to what it hides.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== 'resumen') return false;
        return editor.commands.focus($from.after() + 1);
      },
      // A space in a title neither opens nor closes it.
      Space: ({ editor }) =>
        editor.state.selection.$from.parent.type.name === 'resumen' && editor.commands.insertContent(' '),
    };
  },
});

const Gallery = Node.create({
  name: 'galeria',
  group: 'block',
  content: 'image+ pie?',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    columnas: {
      default: 3,
      parseHTML: (element: HTMLElement) => Number(element.dataset.galeria) || 3,
      renderHTML: ({ columnas }) => ({ 'data-galeria': columnas }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-galeria]', priority: 70 }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

/** A picture between words: an icon, a signature. */
const InlinePicture = Node.create({
  name: 'imagenLinea',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, ...spoken(['title', 'width', 'height']) }),
  parseHTML: () => [{ tag: 'img[data-linea][src]', priority: 80 }],
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, 'data-linea': '' }],
});

const Footnote = Node.create({
  name: 'notaPie',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    html: {
      default: '',
      parseHTML: (element: HTMLElement) => element.innerHTML,
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-nota]', priority: 80 }],
  renderHTML: ({ node }) => ['span', { 'data-nota': '', title: wordsOf(node.attrs.html) }, wordsOf(node.attrs.html)],
});

function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** What tables say besides their cells. */
const TableWords = Extension.create({
  name: 'tablaDetalles',
  addGlobalAttributes: () => [
    {
      types: ['table'],
      attributes: {
        titulo: {
          default: null,
          renderHTML: ({ titulo }) => (titulo ? { 'data-titulo': titulo } : {}),
          parseHTML: (element: HTMLElement) => element.dataset.titulo ?? null,
        },
      },
    },
    { types: ['tableRow'], attributes: spoken(['seccion']) },
    { types: ['tableCell', 'tableHeader'], attributes: spoken(['scope', 'fondo', 'ancho']) },
  ],
});

function spoken(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}

/** Those of the toolbar have extensions of their own. */
const elsewhere = new Set<string>(['link', 'bold', 'italic', 'underline', 'strike', 'code', 'textStyle']);

const plainMarks = Object.entries(marks)
  .filter(([name]) => !elsewhere.has(name))
  .map(([name, tag]) =>
    Mark.create({
      name: name as MarkName,
      ...(name === 'sigla' && { addAttributes: () => spoken(['title']) }),
      parseHTML: () => [{ tag }],
      renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    }),
  );

export const plainBlocks = [
  box('fuente', { tag: 'cite', where: 'blockquote > cite', content: 'inline*' }),
  box('preformateado', {
    tag: 'pre',
    where: 'pre:not(:has(> code))',
    content: 'inline*',
    group: 'block',
    whitespace: 'pre',
  }),
  Toggle,
  Summary,
  box('recuadro', { tag: 'aside', content: 'block+', group: 'block' }),
  box('definiciones', { tag: 'dl', content: '(termino | definicion)+', group: 'block' }),
  box('termino', { tag: 'dt', content: 'inline*' }),
  box('definicion', { tag: 'dd', content: 'block+' }),
  Gallery,
  box('pie', { tag: 'figcaption', where: 'figure[data-galeria] > figcaption', content: 'inline*' }),
  InlinePicture,
  Footnote,
  TableWords,
  ...plainMarks,
];
