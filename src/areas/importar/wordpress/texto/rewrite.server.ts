/** A text of another site with other tags in it, read once from beginning to end. */
import { type Handler, Parser } from 'htmlparser2';
import { Refusal } from '#server/api/refusal.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { maxDepth, maxElements } from '#values/rich-text/document.ts';
import { decodeEntities } from '#values/rich-text/plain-text.ts';

export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** What a tag becomes, with HTML of ours before it, at its beginning, or after it (of one that has no end of its own). */
interface Changed extends Tag {
  before?: string;
  within?: string;
  after?: string;
}

/** `open`: the elements it stands in. Undefined: as it is written. */
export type Change = (tag: Tag, open: readonly string[]) => Changed | undefined;

/** What only looks like a tag takes its time too. */
const maxSigns = 200_000;

const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Tags that have a change go through it, the others through `*`; all else stays as it is written. */
export function rewriteHtml(html: string, changes: Record<string, Change> & { '*'?: Change }): string {
  if (html.split('<', maxSigns + 1).length > maxSigns) throw tooMuch();
  const made: string[] = [];
  const open: string[] = [];
  let count = 0;
  const handler: Partial<Handler> = {
    onopentag(written, attributes) {
      if (++count > maxElements || open.length >= maxDepth) throw tooMuch();
      const change = Object.hasOwn(changes, written) ? changes[written] : changes['*'];
      const tag = change?.({ name: written, attributes: mapped(attributes, decodeEntities) }, open);
      const said = tag
        ? mapped(tag.attributes, escapeHtml)
        : mapped(attributes, (value) => value.replaceAll('"', '&quot;'));
      const name = tag?.name ?? written;
      open.push(name);
      made.push(
        tag?.before ?? '',
        `<${name}${Object.entries(said)
          .map(([key, value]) => ` ${key}="${value}"`)
          .join('')}>`,
        (tag?.within ?? '') + (tag?.after ?? ''),
      );
    },
    ontext: (text) => void made.push(text),
    onclosetag() {
      const name = open.pop()!;
      if (!isVoid.test(name)) made.push(`</${name}>`);
    },
  };
  new Parser(handler, { decodeEntities: false }).end(html);
  return made.join('');
}

function mapped(attributes: Tag['attributes'], change: (value: string) => string): Tag['attributes'] {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, change(value)]));
}

function tooMuch(): Refusal {
  return new Refusal(422, 'No viene: su texto tiene demasiadas partes para una página.');
}
