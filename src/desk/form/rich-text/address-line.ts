/** An address on a line of its own becomes what it leads to: a video, a card of our own, or the card of a link. */
import { type Editor, Extension } from '@tiptap/core';
import { ask } from '#desk/send.ts';
import { frameAddress } from '#values/rich-text/attributes.ts';
import { isWebUrl } from '#values/web-url.ts';
import { rememberCard } from './card.ts';

interface Options {
  /** Cards of the site's own things are understood in this text. */
  hasCards: boolean;
}

export const AddressLine = Extension.create<Options>({
  name: 'direccionSola',
  addOptions: () => ({ hasCards: false }),
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const text = $from.parent.textContent.trim();
        if (!empty || $from.parent.type.name !== 'paragraph' || $from.parentOffset < $from.parent.content.size)
          return false;
        if (!isAddress(text)) return false;
        const from = $from.before();
        editor.chain().splitBlock().run();
        void becomeWhatItIs(editor, from, text, this.options.hasCards);
        return true;
      },
    };
  },
});

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && isWebUrl(text);
}

/** A lone address pasted into an empty line. */
export function pasteAddress(editor: Editor, text: string, hasCards: boolean): boolean {
  const { $from, empty } = editor.state.selection;
  if (!empty || !isAddress(text) || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0)
    return false;
  const from = $from.before();
  editor.chain().focus().insertContent(text).splitBlock().run();
  void becomeWhatItIs(editor, from, text, hasCards);
  return true;
}

async function becomeWhatItIs(editor: Editor, from: number, url: string, hasCards: boolean): Promise<void> {
  const video = frameAddress(url);
  if (video) return replaceLine(editor, from, url, { type: 'video', attrs: { src: video, title: 'Vídeo' } });
  const isOurs = new URL(url).host === location.host;
  replaceLine(editor, from, url, linkTo(url, url));
  if (isOurs && hasCards) {
    const result = await ask('get_tarjetas_admin.php', { url });
    const [card] = result.ok ? result.data : [];
    if (!card) return;
    rememberCard(card);
    return replaceLine(editor, from, url, { type: 'tarjeta', attrs: { tipo: card.tipo, id: card.id } });
  }
  if (isOurs) return;
  const result = await ask('get_enlace_admin.php', { url });
  if (result.ok) replaceLine(editor, from, url, { ...linkTo(url, result.data.titulo), attrs: { tarjeta: 'enlace' } });
}

function linkTo(href: string, text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] };
}

/** Wherever the line is by now; not at all if somebody has changed it since. */
function replaceLine(editor: Editor, from: number, text: string, content: object): void {
  if (editor.isDestroyed) return;
  let found: { from: number; to: number } | undefined;
  editor.state.doc.descendants((node, at) => {
    if (node.type.name !== 'paragraph' || node.textContent.trim() !== text) return;
    if (!found || Math.abs(at - from) < Math.abs(found.from - from)) found = { from: at, to: at + node.nodeSize };
  });
  if (found) editor.commands.insertContentAt(found, content, { updateSelection: false });
}
