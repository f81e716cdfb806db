/** HTML from anywhere, cut down to what our pages know how to show. Runs at every write; nothing else is stored. */
import { Parser } from 'htmlparser2';
import { Refusal } from '#server/api/refusal.ts';
import { maxDepth, maxElements, type RawNode, type RichNode } from '#values/rich-text/document.ts';
import { readRich } from '#values/rich-text/read.ts';
import { writeRich } from '#values/rich-text/write.ts';

let ownUrl = 'http://localhost';

/** Said once at the start: which absolute addresses are our own. */
export function setOwnUrl(siteUrl: string): void {
  ownUrl = siteUrl;
}

export function cleanHtml(html: string): string {
  return writeRich(richTextOf(html));
}

export function richTextOf(html: string): RichNode {
  return readRich(parsed(html), { ownUrl });
}

function parsed(html: string): RawNode[] {
  // The parser stops at each of them, whatever they turn out to be.
  if (countOf(html, '<') > 6 * maxElements || countOf(html, '&') > 20 * maxElements) throw tooMuch();
  const root = element('', {});
  const open = [root];
  let count = 0;
  const parser = new Parser({
    onopentag(tag, attrs) {
      if (++count > maxElements || open.length > maxDepth) throw tooMuch();
      const node = element(tag, attrs);
      open.at(-1)!.children.push(node);
      open.push(node);
    },
    ontext(text) {
      const node = open.at(-1)!;
      const last = node.children.at(-1);
      if (last?.tag === '') last.text += text;
      else node.children.push({ ...element('', {}), text });
    },
    onclosetag(tag) {
      const node = open.pop()!;
      // As a browser reads it: a line break right after the tag is none.
      const first = tag === 'pre' ? node.children[0] : undefined;
      if (first?.tag === '') first.text = first.text.replace(/^\r?\n/, '');
    },
  });
  parser.end(html);
  return root.children;
}

function countOf(html: string, character: string): number {
  let count = 0;
  for (let at = html.indexOf(character); at >= 0; at = html.indexOf(character, at + 1)) count++;
  return count;
}

function element(tag: string, attrs: Record<string, string>): RawNode {
  return { tag, text: '', attrs, children: [] };
}

function tooMuch(): Refusal {
  const message =
    'El texto tiene demasiadas partes, unas dentro de otras o seguidas, para una página: divídelo o pégalo sin formato.';
  return new Refusal(422, message);
}
