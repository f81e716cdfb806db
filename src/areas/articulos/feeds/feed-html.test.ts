import { expect, test } from 'vitest';
import { blocks, everyBlock } from '#values/rich-text/every-block.testing.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { stripHtml } from '#values/summary.ts';
import { feedHtml } from './feed-html.ts';

test('a feed has every block, with whole addresses, a video as a link, and nothing of ours', () => {
  const html = feedHtml(shownHtml(everyBlock), 'https://sitio.example');
  expect(html).not.toMatch(/ (?:src|href|poster)="\/|srcset=|data-|<button|<iframe/);
  for (const part of [
    '<a href="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ">Ver el vídeo</a>',
    'src="https://sitio.example/media/00000000000000000003-60x40.webp" alt="Foto 3"',
    '.mp3" controls="" preload="none"></audio>',
    '<track kind="captions" src="https://sitio.example/media/',
    '.pdf">Plano de la ciudad<span class="tarjeta-tipo">PDF · 1,2 MB</span></a>',
    '<caption>Precios</caption>',
    '<summary>¿Se puede ir con perro?</summary>',
    '<dt>Torca</dt>',
    '<li id="nota-1">Libro II, folio 3',
    '<cite>Cervantes</cite>',
  ])
    expect(html).toContain(part);
});

test.each(Object.entries(blocks).filter(([name]) => !/Tarjeta|YouTube/.test(name)))(
  '%s arrives in a feed with its words and files',
  (_, block) => {
    const feed = feedHtml(shownHtml(block), 'https://sitio.example');
    for (const words of stripHtml(block.replace(/<[^<>]*>/g, '$& ')).split(' '))
      expect(stripHtml(feed)).toContain(words);
    for (const [, file] of block.matchAll(/(?:src|href|poster)="(\/media\/[^"]+)"/g))
      expect(feed).toContain(`https://sitio.example${file}`);
  },
);
