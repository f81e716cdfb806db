import { expect, test } from 'vitest';
import { prepareHtml } from './prepare-html.ts';

const picture = '/media/0123456789abcdef0123-1000x500.webp';

test('images inside tables take height and width from their attributes, and width defaults to 100 %', () => {
  const sized = prepareHtml(`<table><tr><td><img src="${picture}" width="120" height="60"></td></tr></table>`);
  expect(sized).toContain('style="width:120px;height:60px;"');
  expect(prepareHtml(`<table><tr><td><img src="${picture}"></td></tr></table>`)).toContain('style="width:100%;"');
  expect(prepareHtml(`<p><img src="${picture}" width="120"></p>`)).not.toContain('style=');
});

test('a length that is none never gets into a style', () => {
  const html = prepareHtml(`<table><tr><td><img src="${picture}" width="1;position:fixed"></td></tr></table>`);
  expect(html).toContain('style="width:100%;"');
});

test('a wide table scrolls in its own box, which the keyboard reaches', () => {
  expect(prepareHtml('<table><tr><td>1</td></tr></table>')).toMatch(
    /^<div class="table-scroll" tabindex="0" role="region" aria-label="Tabla"><table>.*<\/table><\/div>$/,
  );
});

test('our own pictures come in the widths they have, with their size, and late; others only late', () => {
  const html = prepareHtml(`<img src="${picture}">`);
  expect(html).toContain(' width="1000" height="500"');
  expect(html).toContain('-400.webp 400w');
  expect(html).not.toContain('1200w');
  expect(html).toContain('loading="lazy"');
  const foreign = prepareHtml('<img src="https://example.com/a.jpg">');
  expect(foreign).toBe('<img src="https://example.com/a.jpg" loading="lazy" decoding="async">');
});

test('a video waits for its button; what is no video of the provider disappears', () => {
  const video = prepareHtml('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
  expect(video).toContain('data-embed-box="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(video).not.toContain('<iframe');
  expect(prepareHtml('<p>a</p><iframe src="https://example.com/x"></iframe>')).toBe('<p>a</p>');
});

test('the card of a link says where it leads', () => {
  const link = '<a href="https://www.dipucuenca.es/a?b=1" target="_blank" rel="noopener">La Diputación</a>';
  expect(prepareHtml(`<p data-tarjeta="enlace">${link}</p>`)).toBe(
    `<p data-tarjeta="enlace">${link.replace('</a>', '<span class="tarjeta-tipo">dipucuenca.es</span></a>')}</p>`,
  );
  expect(prepareHtml(`<p>${link}</p>`)).toBe(`<p>${link}</p>`);
});

test('a video of Vimeo waits like one of YouTube, which begins where it was said', () => {
  expect(prepareHtml('<iframe src="https://player.vimeo.com/video/76979871?h=abcdef12" title="V"></iframe>')).toMatch(
    /data-embed-box="https:\/\/player\.vimeo\.com\/video\/76979871\?h=abcdef12"><p>Vídeo de Vimeo\. Al cargarlo, Vimeo/,
  );
  expect(prepareHtml('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30"></iframe>')).toContain(
    'embed/dQw4w9WgXcQ?start=30"',
  );
  expect(prepareHtml('<iframe src="https://player.vimeo.com.malo.example/video/1"></iframe>')).toBe('');
});

test('a link to a file says which kind it is and how large', () => {
  const link = '<a href="/media/0123456789abcdef0123.pdf">Plano de la <em>ciudad</em></a>';
  expect(prepareHtml(`<p data-archivo="1258291">${link}</p>`)).toBe(
    `<p data-archivo="1258291">${link.replace('</a>', '<span class="tarjeta-tipo">PDF · 1,2 MB</span></a>')}</p>`,
  );
  expect(prepareHtml(`<p data-archivo="">${link}</p>`)).toContain('<span class="tarjeta-tipo">PDF</span>');
});
