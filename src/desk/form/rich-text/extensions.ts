/** What the editor knows: the blocks and marks of a rich text, as the definition names them. */
import type { AnyExtension, Node as NodeExtension } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { plainBlocks } from './blocks.ts';
import { Card, LinkCard } from './card.ts';
import { Figure } from './figure.ts';
import { Kept } from './kept.ts';
import { media } from './media.ts';
import { MoveKeys } from './move-block.ts';

/** The usual ones, with room for a quote's source and for code in links and the like. */
const Usual = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension: AnyExtension) => {
      if (extension.name === 'blockquote') return (extension as NodeExtension).extend({ content: 'block+ fuente?' });
      return extension.name === 'code' ? extension.extend({ excludes: '' }) : extension;
    });
  },
});

export function textExtensions(hasCards: boolean): AnyExtension[] {
  return [
    Usual.configure({
      // As the writer sets them.
      link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
      heading: { levels: [2, 3, 4, 5, 6] },
    }),
    TextStyleKit.configure({ fontFamily: false, lineHeight: false }),
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    Figure.configure({ inline: false, allowBase64: true }),
    TableKit.configure({ table: { resizable: false } }),
    LinkCard,
    ...plainBlocks,
    ...media,
    Kept,
    MoveKeys,
    ...(hasCards ? [Card] : []),
  ];
}
