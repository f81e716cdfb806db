/**
 * Whatever the cleaner lets through, opened in the editor and saved untouched, is the same afterwards; with one word
 * changed, that word differs and nothing else.
 */
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { cleanHtml } from '#server/rich-text.ts';
import type { RawNode } from '#values/rich-text/document.ts';
import { texts } from '#values/rich-text/texts.testing.ts';
import { writeRich } from '#values/rich-text/write.ts';
import { textExtensions } from './extensions.ts';
import { openText } from './open-text.ts';

const content = { type: 'doc', content: [{ type: 'paragraph' }] };
const editor = new Editor({ element: null, content, extensions: textExtensions(true) });

const open = (html: string) => openText(inBrowser(html), editor.schema, 'http://localhost');

/** As a browser reads it. */
function inBrowser(html: string): RawNode[] {
  return parseFragment(html).childNodes.map(rawNode);
}

function rawNode(node: DefaultTreeAdapterTypes.ChildNode): RawNode {
  const raw = { tag: '#other', text: '', attrs: {}, children: [] };
  if ('value' in node) return { ...raw, tag: '', text: node.value };
  if (!('tagName' in node)) return raw;
  const attrs = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return { ...raw, tag: node.tagName, attrs, children: node.childNodes.map(rawNode) };
}

const saved = () => cleanHtml(writeRich(editor.getJSON()));

test('ten thousand texts, opened, saved and changed', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(texts, fc.nat(), (html, which) => {
      const clean = cleanHtml(html);
      expect(cleanHtml(clean)).toBe(clean);
      editor.commands.setContent(open(clean));
      editor.state.doc.check();
      expect(saved()).toBe(clean);
      const words: number[] = [];
      editor.state.doc.descendants((node, at) => {
        if (node.isText && /\w/.test(node.text!)) words.push(at + node.text!.search(/\w/) + 1);
      });
      if (words.length === 0) return;
      editor.view.dispatch(editor.state.tr.insertText('Zarzuela', words[which % words.length]!));
      expect(saved()).toContain('Zarzuela');
      expect(saved().replace('Zarzuela', '')).toBe(clean);
    }),
    { numRuns: 10_000 },
  );
});
