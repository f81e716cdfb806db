import { expect, test } from 'vitest';
import { seoDescription } from '../summary.ts';
import { blocks } from './every-block.testing.ts';
import { shownHtml } from './shown.ts';

/** How the page has each block; what is not said here is as it is stored. */
const shownAs: Partial<Record<keyof typeof blocks, string[]>> = {
  Imagen: ['srcset="/media/00000000000000000001-60x40-60.webp 60w"', 'width="60" height="40"', 'alt="La hoz"'],
  'Imagen de la biblioteca': ['<figure data-ancho="media" data-lado="derecha"><a href="/mapa"><img', 'Con su pie'],
  Galería: ['<a href="/media/00000000000000000003-60x40.webp" data-ampliar', 'Segunda', 'Tres fotos'],
  'Vídeo de YouTube o Vimeo': ['data-embed-box="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"', 'data-embed>'],
  'Vídeo propio': ['poster="/media/', '<track kind="captions"', 'La subida'],
  Archivo: ['Plano de la ciudad<span class="tarjeta-tipo">PDF · 1,2 MB</span></a>'],
  Tabla: ['<div class="table-scroll" tabindex="0" role="region" aria-label="Tabla"><table><caption>Precios</caption>'],
  'Nota al pie': ['<a id="nota-1-aqui" href="#nota-1"', '<li id="nota-1">Libro II, folio 3'],
};

test.each(Object.entries(blocks))('%s is seen on the page', (name, html) => {
  const shown = shownHtml(html);
  for (const part of shownAs[name as keyof typeof blocks] ?? [html]) expect(shown).toContain(part);
});

test('pictures of a gallery open large, unless they lead somewhere; those outside do not', () => {
  const img = (name: string) => `<img src="/media/${name}.png" alt="La &quot;hoz&quot;" />`;
  const html = shownHtml(
    `<figure data-galeria="2"><figure>${img('a')}</figure><figure><a href="/x">${img('b')}</a></figure></figure>${img('c')}`,
  );
  expect(html).toMatch(
    /<a href="\/media\/a.png" data-ampliar aria-label="Ampliar: La &quot;hoz&quot;"><img [^>]*a\.png/,
  );
  expect(html.match(/data-ampliar/g)).toHaveLength(1);
});

test('footnotes are numbered and stand at the end, with the way back', () => {
  const html = shownHtml(
    '<p>Uno<span data-nota="">La <em>primera</em></span> y dos<span data-nota="">Otra</span>.</p>',
  );
  expect(html).toBe(
    '<p>Uno<sup><a id="nota-1-aqui" href="#nota-1" aria-label="Nota 1">1</a></sup> y dos<sup><a id="nota-2-aqui" href="#nota-2" aria-label="Nota 2">2</a></sup>.</p>' +
      '<ol class="notas" aria-label="Notas"><li id="nota-1">La <em>primera</em> <a href="#nota-1-aqui" aria-label="Volver al texto">↩</a></li>' +
      '<li id="nota-2">Otra <a href="#nota-2-aqui" aria-label="Volver al texto">↩</a></li></ol>',
  );
});

test('audio of ours plays here; that of another site is a link to it', () => {
  const ours = '<audio src="/media/a.mp3" controls="" preload="none"></audio>';
  expect(shownHtml(ours)).toBe(ours);
  expect(shownHtml(ours.replace('/media', 'https://radio.example'))).toBe(
    '<p><a href="https://radio.example/a.mp3" rel="noopener">Escuchar en radio.example</a></p>',
  );
});

test('what stands in for a video is no part of what a page says of itself', () => {
  const html = shownHtml(
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Vídeo"></iframe><p>La hoz.</p>',
  );
  expect(html).toContain('recibirá tu dirección IP');
  expect(seoDescription(html)).toBe('La hoz.');
});
