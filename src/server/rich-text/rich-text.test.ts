import { expect, test } from 'vitest';
import { richField } from './rich-field.ts';
import { cleanHtml, setOwnUrl } from './rich-text.ts';

setOwnUrl('https://secretos.example');
const stored = '/media/0123456789abcdef0123-40x30.webp';

test.each([
  [stored, stored],
  [`https://secretos.example${stored}`, stored],
  ['https://otro.example/foto.jpg', 'https://otro.example/foto.jpg'],
  ['http://otro.example/foto.jpg?a=1', 'http://otro.example/foto.jpg?a=1'],
])('the picture %s stays, as %s', (src, shown) => {
  expect(cleanHtml(`<p><img src="${src}" alt="Hoz"></p>`)).toBe(`<img src="${shown}" alt="Hoz" />`);
});

test.each([
  '/api/delete_producto.php?id=1',
  '/delete_producto.php?id=1',
  'delete_producto.php?id=1',
  'https://secretos.example/api/delete_producto.php?id=1',
  'http://secretos.example:3000/api/delete_producto.php?id=1',
  'https://SECRETOS.example./delete_producto.php?id=1',
  'https://usuario@secretos.example/delete_producto.php?id=1',
  '//secretos.example/delete_producto.php?id=1',
  '\\\\secretos.example\\delete_producto.php?id=1',
  '/media/../api/delete_producto.php?id=1',
  '/media/%2e%2e/delete_producto.php?id=1',
  '/media/..%2fdelete_producto.php?id=1',
  ' /api/delete_producto.php?id=1',
  '/a&#9;pi/delete_producto.php?id=1',
  '/admin',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '',
])('the picture %s is none, and goes', (src) => {
  expect(cleanHtml(`<p>Hola<img src="${src}"></p>`)).toBe('<p>Hola</p>');
});

test.each([
  ['www.museo.es', 'https://www.museo.es'],
  ['marca.example/hola?a=1', 'https://marca.example/hola?a=1'],
  ['ana@example.com', 'mailto:ana@example.com'],
  ['/agenda', '/agenda'],
  ['#final', '#final'],
  ['http://otro.example/', 'http://otro.example/'],
  ['tel:969000000', 'tel:969000000'],
])('the link %s leads to %s', (href, shown) => {
  expect(cleanHtml(`<p><a href="${href}">Más</a></p>`)).toBe(`<p><a href="${shown}">Más</a></p>`);
});

const card = '<div data-tarjeta="producto" data-id="7"></div>';

test.each([
  card,
  '<div data-tarjeta="ubicacion" data-id="12"></div>',
  '<div data-tarjeta="evento" data-id="999999999"></div>',
  '<p data-tarjeta="enlace"><a href="https://otro.example/">Otro sitio</a></p>',
  `<figure data-ancho="ancha"><img src="${stored}" alt="Hoz" /><figcaption>La <em>hoz</em></figcaption></figure>`,
  `<figure data-ancho="media" data-lado="izquierda"><img src="${stored}" alt="" /></figure>`,
])('%s stays as it is', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<div data-tarjeta="producto" data-id="7" style="color:#fff" onclick="x()" class="y"></div>', card],
  ['<div data-tarjeta="producto" data-id="7"><b>Gratis</b></div>', '<p><strong>Gratis</strong></p>'],
  [`<div data-tarjeta="producto" data-id="7">${card}</div>`, card],
  ['<div data-tarjeta="usuario" data-id="7"></div>', ''],
  ['<div data-tarjeta="producto" data-id="7 or 1=1"></div>', ''],
  ['<div data-tarjeta="producto" data-id="0"></div>', ''],
  ['<div data-tarjeta="producto"></div>', ''],
  ['<span data-tarjeta="producto" data-id="7"></span>', ''],
  ['<p data-tarjeta="producto" data-id="7">x</p>', '<p>x</p>'],
  ['<p data-tarjeta="enlace" style="text-align:center">x</p>', '<p data-tarjeta="enlace">x</p>'],
  ['<figure data-ancho="100vw" data-lado="arriba"><figcaption> </figcaption></figure>', ''],
  [`<figure><figcaption><img src="${stored}" alt="Hoz"></figcaption></figure>`, `<img src="${stored}" alt="Hoz" />`],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
});

test.each([
  ['<div>'.repeat(300_000)],
  ['<'.repeat(300_000)],
  ['&'.repeat(1_000_000)],
  ['<p>x</p>'.repeat(20_000)],
  [`${'<b>'.repeat(200)}x`],
])('a text of too many parts is refused at once, with a sentence', (html) => {
  const started = performance.now();
  expect(() => cleanHtml(html)).toThrow(/^El texto tiene demasiadas partes/);
  expect(performance.now() - started).toBeLessThan(2000);
});

/** The longest that is taken, in its most awkward forms: the time grows with the length, not with its square. */
test.each([
  `<p>${'x<br>'.repeat(5990)}</p>`,
  `<p>x${'<br>'.repeat(5990)}y</p>`,
  `<p>${'Cuenca '.repeat(280_000)}</p>`,
  `<p>${' '.repeat(2_000_000)}</p>`,
  `<p ${'a=b '.repeat(500_000)}>x</p>`,
  `<p style="${'a:b;'.repeat(500_000)}">x</p>`,
  `<a href="${'a.'.repeat(900_000)}">x</a>`,
  `${'<blockquote>'.repeat(90)}x${'</blockquote>'.repeat(90)}`.repeat(60),
  `<table>${'<tr><td>x</td><td>y</td></tr>'.repeat(1900)}</table>`,
])('%#: what is taken is read in no time', (html) => {
  const started = performance.now();
  cleanHtml(html);
  expect(performance.now() - started).toBeLessThan(3000);
});

test.each([
  ['https://secretos.example/historia/a?b=1#c', '<a href="/historia/a?b=1#c">'],
  ['http://secretos.example//otro.example/x', '<a href="/otro.example/x">'],
  ['agenda', '<a href="/agenda">'],
])('a link to our own site, %s, is a path, opens here and is followed', (href, shown) => {
  expect(cleanHtml(`<p><a href="${href}" target="_blank" rel="noopener nofollow">x</a></p>`)).toBe(
    `<p>${shown}x</a></p>`,
  );
});

test.each([
  ['target="_blank"', 'target="_blank" rel="noopener"'],
  ['rel="nofollow sponsored evil"', 'rel="nofollow sponsored"'],
  ['target="_top"', ''],
])('a link to another site with %s is left as it was set', (set, kept) => {
  const link = (attributes: string) => `<p><a href="https://otro.example/"${attributes && ` ${attributes}`}>x</a></p>`;
  expect(cleanHtml(link(set))).toBe(link(kept));
});

test('a picture of another site is refused, ours are kept', () => {
  const text = (src: string) => `<p>Uno</p><figure><img src="${src}" alt="x"></figure>`;
  for (const src of ['https://otra.example/foto.jpg', '//otra.example/foto.jpg'])
    expect(() => richField(text(src))).toThrow(/^El texto tiene una imagen de otra página.*otra\.example\/foto\.jpg/);
  expect(richField(text(`/media/${'a'.repeat(20)}-640x480.webp`))).toContain('<img src="/media/');
});
