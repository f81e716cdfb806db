import { expect, test } from 'vitest';
import { Refusal } from '#server/api/refusal.ts';
import { expectLinear } from '#test/harness/linear.ts';
import { convertContent } from './html.server.ts';
import { plainText } from './plain-text.server.ts';

const gallery = new Map([
  [7, { url: 'https://viejo.example/uploads/siete.jpg', alt: 'El siete' }],
  [8, { url: 'https://viejo.example/uploads/ocho.jpg', alt: '' }],
]);

/** Every picture comes, under its own name. */
function convert(content: string, isThere: (url: string) => boolean = () => true) {
  const { html, lost, pictures, unknownShortcodes } = convertContent(content, {
    base: 'https://viejo.example/blog',
    picturesOf: (ids) => (ids === 'own' ? [...gallery.values()] : ids.flatMap((id) => gallery.get(id) ?? [])),
    original: (url) => url,
    altOf: () => '',
    linkTo: (url) => (url === 'https://viejo.example/otra/' ? '/historia/otra' : undefined),
  });
  return {
    lost,
    pictures,
    unknownShortcodes,
    html: html((url) => (isThere(url) ? `/media/${url.split('/').at(-1)}` : undefined)),
  };
}

test.each([
  [
    'lines of the classic editor',
    'Uno\ndos\n\n<h2>Tres</h2>\n\nCuatro',
    '<p>Uno<br />dos</p><h2>Tres</h2><p>Cuatro</p>',
  ],
  ['block comments', '<!-- wp:paragraph {"a":1} -->\n<p>Uno</p>\n<!-- /wp:paragraph -->', '<p>Uno</p>'],
  ['what continues', '<p>Uno</p><!--more--><p>Dos</p>', '<p>Uno</p><p>Dos</p>'],
  ['text in brackets', '<p>Dijo [sic] esto [1] y [...]</p>', '<p>Dijo [sic] esto [1] y [...]</p>'],
  ['a link inside the site', '<p><a href="/otra/">x</a></p>', '<p><a href="/historia/otra">x</a></p>'],
  ['a heading that only the title is', '<h1>Uno</h1>', '<h2>Uno</h2>'],
])('%s', (_, content, html) => expect(convert(content).html).toBe(html));

test('captions and galleries are figures', () => {
  const content =
    '[caption id="a" align="left" width="300"]<a href="x.jpg"><img src="https://viejo.example/x.jpg" alt="X" /></a> Un <em>pie</em>[/caption]\n[gallery columns="2" ids="7,8,99"]';
  const { html, lost, pictures } = convert(content);
  expect(pictures).toHaveLength(3);
  expect(lost).toEqual(['Al archivo le falta 1 imagen de una galería.']);
  expect(convert('[gallery]').pictures).toHaveLength(2);
  expect(html).toContain('<figure><img src="/media/x.jpg" alt="X" /><figcaption>Un <em>pie</em></figcaption></figure>');
  expect(html).toContain('<figure data-galeria="2"><figure><img src="/media/siete.jpg" alt="El siete" /></figure>');
});

test('videos stay, other embeds become links', () => {
  const frame = 'src="https://www.youtube-nocookie.com/embed/abcdefghijk"';
  for (const content of [
    '[embed]https://www.youtube.com/watch?v=abcdefghijk&amp;t=3[/embed]',
    'Antes\n\nhttps://youtu.be/abcdefghijk\n\nDespués',
    '[youtube https://youtu.be/abcdefghijk]',
    '<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcdefghijk\n</div></figure><!-- /wp:embed -->',
  ])
    expect([content, convert(content).html.includes(frame)]).toEqual([content, true]);
  expect(convert('<iframe src="//www.youtube.com/embed/abcdefghijk"></iframe>').html).toContain(frame);
  expect(convert('[embed]https://vimeo.com/1[/embed]').html).toContain('<a href="https://vimeo.com/1">');
});

test('codes of plugins go, what they enclose stays, and they are named', () => {
  const { html, unknownShortcodes } = convert(
    '[vc_row width="1"]<p>Dentro</p>[/vc_row][contact-form-7 id="3"][boton]Ir[/boton]',
  );
  expect(html).toContain('Dentro');
  expect(html).toContain('Ir');
  expect(html).not.toMatch(/\[|vc_row|contact-form/);
  expect(unknownShortcodes).toEqual(['vc_row', 'contact-form-7', 'boton']);
});

test('a picture that is not there leaves no caption and no empty frame', () => {
  const content =
    '<figure><figure><img src="/a.jpg"><figcaption>A</figcaption></figure><figure><img src="/b.jpg"></figure></figure><p>x</p>';
  expect(convert(content, () => false).html).toBe('<p>x</p>');
  expect(convert(content, (url) => url.endsWith('b.jpg')).html).toBe(
    '<figure data-galeria="3"><figure><img src="/media/b.jpg" alt="" /></figure></figure><p>x</p>',
  );
});

const openings = ['<!--', '[caption]', '[embed]', '[a ', '[gallery ', '[/x]', '<', '<pre>', '<table', '<figure ', '"'];
test.each([...openings, 'https://www.youtube.com/watch?&', '\n '])('a text of nothing but %j is read once', (part) =>
  expectLinear((size) => readOrRefused(part.repeat(size / part.length)), 800_000),
);

function readOrRefused(content: string): void {
  try {
    convert(content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

test('thousands of different pictures, frames and codes are no more than so many', () => {
  const different = (one: (n: number) => string) => (size: number) =>
    convert(Array.from({ length: size }, (_, n) => one(n)).join(''));
  expectLinear(
    different((n) => `<img src="/${n}.jpg">`),
    5_600,
  );
  expectLinear(
    different((n) => `<iframe src="https://otra.example/${n}"></iframe>`),
    5_600,
  );
  expectLinear(
    different((n) => `[codigo_${n}]`),
    80_000,
  );
});

test.each([
  ['one inside the other', '<div>'.repeat(101)],
  ['one after the other', '<p>x</p>'.repeat(20_001)],
  ['that are none', '<'.repeat(200_001)],
])('a text of too many parts is refused: %s', (_, content) =>
  expect(() => convert(content)).toThrow('demasiadas partes'),
);

test('of galleries without end the first come', () => {
  const { pictures, lost } = convert('[gallery ids="7"]'.repeat(2000));
  expect(pictures).toHaveLength(1);
  expect(lost).toEqual(['Solo vienen sus primeras 50 galerías.']);
});

test('titles lose their signs', () => {
  expect(plainText('Uno &amp; dos &#8211; <b>tres</b>&nbsp;&hellip; &#x41;')).toBe('Uno & dos – tres … A');
  expect(plainText('&#0;&#xD800;x')).toBe('x');
});
