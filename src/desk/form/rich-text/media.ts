/** Videos, sounds and films of a text, with a caption under them. */
import { Node } from '@tiptap/core';
import { frameAddress } from '#values/rich-text/attributes.ts';

const played = (name: string, tag: string, attributes: string[]) =>
  Node.create({
    name,
    group: 'block',
    content: 'inline*',
    isolating: true,
    draggable: true,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    parseHTML: () => [{ tag: `figure[data-medio="${name}"]`, contentElement: 'figcaption', priority: 70 }],
    renderHTML: ({ HTMLAttributes }) => [
      'figure',
      { 'data-medio': name, ...HTMLAttributes },
      [
        tag,
        {
          ...HTMLAttributes,
          ...(tag !== 'iframe' && { controls: '', preload: 'none', ...elsewhere(HTMLAttributes.src) }),
          contenteditable: 'false',
        },
      ],
      ['figcaption', 0],
    ],
  });

/** What another site would play is not asked for here either: it says where it is. */
function elsewhere(src: string | null) {
  return src?.startsWith('/') ? {} : { src: null, title: src };
}

const Video = played('video', 'iframe', ['src', 'title']).extend({
  parseHTML() {
    const fromElsewhere = (frame: HTMLElement) => {
      const src = frameAddress(frame.getAttribute('src') ?? '');
      return src ? { src, title: 'Vídeo' } : (false as const);
    };
    return [...(this.parent?.() ?? []), { tag: 'iframe[src]', getAttrs: fromElsewhere }];
  },
});

export const media = [
  Video,
  played('audio', 'audio', ['src']),
  played('pelicula', 'video', ['src', 'poster', 'subtitulos']),
];
