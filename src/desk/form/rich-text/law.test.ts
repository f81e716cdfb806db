/**
 * Whatever the cleaner lets through, opened in the editor and saved untouched, is the same afterwards; with one word
 * changed, that word differs and nothing else.
 */
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { everyBlock } from '#areas/importar/wordpress/blocks.testing.ts';
import { broughtTexts } from '#areas/importar/wordpress/brought.testing.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { times } from '#test/harness/times.ts';
import type { RawNode } from '#values/rich-text/document.ts';
import { blocks } from '#values/rich-text/every-block.testing.ts';
import { texts } from '#values/rich-text/texts.testing.ts';
import { writeRich } from '#values/rich-text/write.ts';
import { stripHtml } from '#values/summary.ts';
import { textExtensions } from './extensions.ts';
import { moveBlock } from './move-block.ts';
import { openText } from './open-text.ts';
import { StoredText } from './stored-text.ts';
import { blocksFor } from './surface/block-list.tsx';
import { moveBlockTo } from './surface/move-to.ts';

const content = { type: 'doc', content: [{ type: 'paragraph' }] };
const editor = new Editor({ element: null, content, extensions: [...textExtensions(true), StoredText] });

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

test('thousands of texts, opened, saved and changed', { timeout: 120_000 }, () => {
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
    { numRuns: 2_500 * times },
  );
});

test('every block of WordPress can be written in: 80 pictures and every word stay', () => {
  const words = (html: string) =>
    stripHtml(html.replace(/<!--.*?-->/gs, ' '))
      .split(' ')
      .sort();
  const clean = cleanHtml(everyBlock);
  editor.commands.setContent(open(clean));
  expect(saved()).toBe(clean);
  expect(editor.getJSON().content?.filter(({ type }) => type === 'conservado')).toEqual([]);
  expect(saved().match(/<img /g)).toHaveLength(80);
  for (const tag of [
    'h5',
    'sub',
    'sup',
    'small',
    'cite',
    'thead',
    'tfoot',
    'caption',
    'dl',
    'details',
    'audio',
    'video',
    'iframe',
  ])
    expect(saved()).toContain(`<${tag}`);
  // What WordPress had as an address is the video itself.
  expect(words(saved())).toEqual(words(everyBlock).filter((word) => word !== 'https://vimeo.com/76979871'));
});

test('what WordPress wrote and the import brought is opened, changed by one word, and is otherwise the same', async () => {
  for (const html of await broughtTexts()) {
    expect(cleanHtml(html)).toBe(html);
    editor.commands.setContent(open(html));
    expect(saved()).toBe(html);
    expect(JSON.stringify(editor.getJSON())).not.toContain('conservado');
    editor.view.dispatch(editor.state.tr.insertText('Zarzuela ', 1));
    expect(saved().replace('Zarzuela ', '')).toBe(html);
  }
});

test('a table that is not whole is kept as it is, and what is around it can be written in', () => {
  const uneven = '<table><tbody><tr><td>Uno</td><td>Dos</td></tr><tr><td>Tres</td></tr></tbody></table>';
  const clean = `<p>Antes</p><blockquote><p>Dentro</p>${uneven}</blockquote>`;
  editor.commands.setContent(open(clean));
  expect(editor.getJSON().content?.[1]?.content?.map(({ type }) => type)).toEqual(['paragraph', 'conservado']);
  editor.view.dispatch(editor.state.tr.insertText('Mucho ', 1));
  expect(saved()).toBe(clean.replace('Antes', 'Mucho Antes'));
});

test('what older versions stored opens whole', () => {
  const stored =
    '<p>Un vídeo</p><div><iframe width="640" height="360" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"></iframe></div>' +
    '<figure><figure><img alt="A" src="/media/a-1x1.webp" /></figure><figure><img alt="B" src="/media/b-1x1.webp" /></figure></figure>' +
    '<table style="min-width:50px"><colgroup><col style="min-width:25px" /></colgroup><tbody><tr><td><p><b>x</b></p></td></tr></tbody></table>';
  editor.commands.setContent(open(stored));
  expect(saved()).toBe(
    '<p>Un vídeo</p><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Vídeo"></iframe>' +
      '<figure data-galeria="3"><figure><img src="/media/a-1x1.webp" alt="A" /></figure><figure><img src="/media/b-1x1.webp" alt="B" /></figure></figure>' +
      '<table><tbody><tr><td><strong>x</strong></td></tr></tbody></table>',
  );
});

test('a block changes places with its neighbour, a picture within its gallery, and nothing else changes', () => {
  const picture = (name: string) => `<figure><img src="/media/${name}-1x1.webp" alt="" /></figure>`;
  const gallery = (...names: string[]) =>
    `<figure data-galeria="2">${names.map(picture).join('')}<figcaption>Pie</figcaption></figure>`;
  editor.commands.setContent(open(`<p>Uno</p><h2>Dos</h2>${gallery('a', 'b')}`));
  editor.commands.setTextSelection(2);
  expect(moveBlock(editor, -1)).toBe(false);
  expect(moveBlock(editor, 1)).toBe(true);
  expect(saved()).toBe(`<h2>Dos</h2><p>Uno</p>${gallery('a', 'b')}`);
  expect(editor.state.selection.$from.parent.textContent).toBe('Uno');
  moveBlock(editor, 1);
  expect(saved()).toBe(`<h2>Dos</h2>${gallery('a', 'b')}<p>Uno</p>`);
  // The first picture of the gallery, which begins after the title.
  editor.commands.setNodeSelection(6);
  expect(moveBlock(editor, 1)).toBe(true);
  expect(moveBlock(editor, 1)).toBe(false);
  expect(saved()).toBe(`<h2>Dos</h2>${gallery('b', 'a')}<p>Uno</p>`);
});

test('every block of the list can be written in, and the list has every block', () => {
  expect(
    blocksFor(true)
      .map(({ label }) => label)
      .sort(),
  ).toEqual(Object.keys(blocks).sort());
  for (const [name, html] of Object.entries(blocks)) {
    expect(cleanHtml(html), name).toBe(html);
    editor.commands.setContent(open(html));
    expect(saved(), name).toBe(html);
    expect(JSON.stringify(editor.getJSON()), name).not.toContain('conservado');
  }
});

test('a block put elsewhere leaves the others as they were', () => {
  const parts = ['<h2>Uno</h2>', blocks.Galería, '<p>Tres</p>', blocks.Tabla, blocks.Tarjeta];
  for (const from of parts.keys())
    for (let gap = 0; gap <= parts.length; gap++) {
      editor.commands.setContent(open(parts.join('')));
      const isElsewhere = gap !== from && gap !== from + 1;
      expect(moveBlockTo(editor, from, gap)).toBe(isElsewhere);
      const left = parts.toSpliced(from, 1);
      expect(saved()).toBe(left.toSpliced(gap > from ? gap - 1 : gap, 0, parts[from]!).join(''));
    }
});

test.each(['Imagen', 'Galería', 'Vídeo propio', 'Audio', 'Tarjeta', 'Línea horizontal'] as const)(
  'a text that is nothing but %s is no empty text',
  (name) => {
    const html = blocks[name].replace(/<figcaption>.*<\/figcaption>/, '');
    editor.commands.setContent(open(html));
    expect(editor.storage.texto.html()).toBe(cleanHtml(html));
  },
);

test('an editor that nobody wrote in has no text', () => {
  editor.commands.setContent(open(''));
  expect(editor.storage.texto.html()).toBe('');
});
