import { expect, test } from 'vitest';
import { tipoOf } from '#areas/importar/files.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { expectLinearAsync } from '#test/harness/linear.ts';
import { plainText } from '#values/rich-text/plain-text.ts';
import { convertContent } from './html.server.ts';

const upload = (id: number, name: string, alt_text = '', pie = '') => ({
  ...{ id, url: `https://viejo.example/uploads/${name}`, tipo: tipoOf(name), parent: 0, link: '' },
  textos: { titulo: '', alt_text, pie, credito: '' },
});
const uploads = new Map(
  [
    upload(7, 'siete.jpg', 'El siete', 'Al pie'),
    upload(8, 'ocho.jpg'),
    upload(9, 'campanas.mp3', '', 'Las campanas'),
    upload(10, 'plano.pdf'),
    upload(11, 'viejo.doc'),
  ].map((one) => [one.id, one]),
);
const notes = new Map([['a-1', 'Libro <em>II</em>']]);

/** Every picture comes, under its own name. */
async function convert(content: string, isThere: (url: string) => boolean = () => true) {
  const { html, lost, files, unknownShortcodes } = await convertContent(content, {
    base: 'https://viejo.example/blog',
    find: ({ ids, tipo }) =>
      ids ? ids.flatMap((id) => uploads.get(id) ?? []) : [...uploads.values()].filter((one) => one.tipo === tipo),
    uploadOf: (url) => [...uploads.values()].find((one) => one.url === url.replace('-300x200', '')),
    isOfSite: (url) => url.startsWith('https://viejo.example/'),
    notes: content.includes('data-fn') ? notes : new Map(),
    linkTo: (url) => (url === 'https://viejo.example/otra/' ? '/historia/otra' : undefined),
  });
  return {
    lost: lost.map(({ motivo }) => motivo),
    pictures: [...files.keys()],
    unknownShortcodes,
    html: await html((url) =>
      isThere(url) ? { address: `/media/${url.split('/').at(-1)}`, bytes: 9 } : { why: 'no contesta' },
    ),
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
])('%s', async (_, content, html) => expect((await convert(content)).html).toBe(html));

test('captions and galleries are figures', async () => {
  const content =
    '[caption id="a" align="left" width="300"]<a href="x.jpg"><img src="https://viejo.example/x.jpg" alt="X" /></a> Un <em>pie</em>[/caption]\n[gallery columns="2" ids="7,8,99"]';
  const { html, lost, pictures } = await convert(content);
  expect(pictures).toHaveLength(3);
  expect(lost).toEqual(['Al archivo le falta 1 imagen de una galería.']);
  expect((await convert('[gallery]')).pictures).toHaveLength(2);
  expect(html).toContain(
    '<figure data-ancho="media" data-lado="izquierda"><img src="/media/x.jpg" alt="X" /><figcaption>Un <em>pie</em></figcaption></figure>',
  );
  expect(html).toContain(
    '<figure data-galeria="2"><figure><img src="/media/siete.jpg" alt="El siete" /><figcaption>Al pie</figcaption></figure>',
  );
});

test('videos stay, other embeds become links', async () => {
  const frame = 'src="https://www.youtube-nocookie.com/embed/abcdefghijk';
  for (const content of [
    '[embed]https://www.youtube.com/watch?v=abcdefghijk&amp;t=3[/embed]',
    'Antes\n\nhttps://youtu.be/abcdefghijk\n\nDespués',
    '[youtube https://youtu.be/abcdefghijk]',
    '<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcdefghijk\n</div></figure><!-- /wp:embed -->',
  ])
    expect([content, (await convert(content)).html.includes(frame)]).toEqual([content, true]);
  expect((await convert('<iframe src="//www.youtube.com/embed/abcdefghijk"></iframe>')).html).toContain(frame);
  expect((await convert('[embed]https://vimeo.com/1[/embed]')).html).toContain('<a href="https://vimeo.com/1">');
});

test('codes of plugins go, what they enclose stays, and they are named', async () => {
  const { html, unknownShortcodes } = await convert(
    '[vc_row width="1"]<p>Dentro</p>[/vc_row][contact-form-7 id="3"][boton]Ir[/boton]',
  );
  expect(html).toContain('Dentro');
  expect(html).toContain('Ir');
  expect(html).not.toMatch(/\[|vc_row|contact-form/);
  expect(unknownShortcodes).toEqual(['vc_row', 'contact-form-7', 'boton']);
});

test('a picture that is not there leaves no caption and no empty frame', async () => {
  const content =
    '<figure><figure><img src="/a.jpg"><figcaption>A</figcaption></figure><figure><img src="/b.jpg"></figure></figure><p>x</p>';
  expect((await convert(content, () => false)).html).toBe('<p>x</p>');
  expect((await convert(content, (url) => url.endsWith('b.jpg'))).html).toBe(
    '<figure data-galeria="3"><figure><img src="/media/b.jpg" alt="" /></figure></figure><p>x</p>',
  );
});

const openings = ['<!--', '[caption]', '[embed]', '[a ', '[gallery ', '[/x]', '<', '<pre>', '<table', '<figure ', '"'];
test.each([...openings, 'https://www.youtube.com/watch?&', '\n '])('a text of nothing but %j is read once', (part) =>
  expectLinearAsync((size) => readOrRefused(part.repeat(size / part.length)), 800_000),
);

async function readOrRefused(content: string): Promise<void> {
  try {
    await convert(content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

test('thousands of different pictures, frames and codes are no more than so many', async () => {
  const different = (one: (n: number) => string) => (size: number) =>
    convert(Array.from({ length: size }, (_, n) => one(n)).join(''));
  await expectLinearAsync(
    different((n) => `<img src="/${n}.jpg">`),
    5_600,
  );
  await expectLinearAsync(
    different((n) => `<iframe src="https://otra.example/${n}"></iframe>`),
    5_600,
  );
  await expectLinearAsync(
    different((n) => `[codigo_${n}]`),
    80_000,
  );
});

test.each([
  ['one inside the other', '<div>'.repeat(101)],
  ['one after the other', '<p>x</p>'.repeat(20_001)],
  ['that are none', '<'.repeat(200_001)],
])('a text of too many parts is refused: %s', (_, content) =>
  expect(convert(content)).rejects.toThrow('demasiadas partes'),
);

test('the longest text is converted in steps, between which others are answered', async () => {
  const words = 'La hoz del [boton_a x="1"] río &amp; '.repeat(6);
  const paragraph = `<p>${words}<em>x</em> <a href="/otra/">x</a></p>\n\n`;
  const content = paragraph.repeat(Math.floor(300_000 / paragraph.length));
  // What runs for the first time is compiled meanwhile, now in one step, now in another.
  await convert(content);
  const turns: number[] = [];
  let isDone = false;
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    turns.push((user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await convert(content);
  isDone = true;
  const whole = turns.reduce((sum, one) => sum + one, 0);
  expect(whole).toBeGreaterThan(20);
  expect(Math.max(...turns) / whole).toBeLessThan(0.5);
});

test('a text longer than any page is refused before it is read', async () => {
  await expect(convert('Cuenca '.repeat(300_000))).rejects.toThrow('demasiado largo');
});

test('of galleries without end the first come', async () => {
  const { pictures, lost } = await convert('[gallery ids="7"]'.repeat(2000));
  expect(pictures).toHaveLength(1);
  expect(lost).toEqual(['Solo vienen sus primeras 50 galerías.']);
});

test('titles lose their signs', () => {
  expect(plainText('Uno &amp; dos &#8211; <b>tres</b>&nbsp;&hellip; &#x41;')).toBe('Uno & dos – tres … A');
  expect(plainText('&#0;&#xD800;x')).toBe('x');
});

const player = (tag: string, file: string, more = '') =>
  `<${tag} src="${file}" controls="" preload="none">${more}</${tag}>`;
const video = '<video src="/media/v.mp4" poster="/media/p.jpg" controls="" preload="none">';
const track = '<track kind="captions" src="/media/v.vtt" srclang="es" label="Español" />';

test.each([
  ['the shortcode of a sound', '[audio mp3="/a.mp3"][/audio]', player('audio', '/media/a.mp3')],
  ['the oldest one', '[audio http://viejo.example/a.mp3|titles=Una]', player('audio', '/media/a.mp3')],
  [
    'its element',
    '<figure class="wp-block-audio"><audio controls src="/a.mp3"></audio></figure>',
    player('audio', '/media/a.mp3'),
  ],
  [
    'with sources',
    '<audio controls><source src="/a.mp3"><source src="/a.ogg"></audio>',
    player('audio', '/media/a.mp3'),
  ],
  ['its address on a line', 'https://viejo.example/a.mp3', player('audio', '/media/a.mp3')],
  [
    'a playlist',
    '[playlist ids="9"]',
    `<figure>${player('audio', '/media/campanas.mp3')}<figcaption>Las campanas</figcaption></figure>`,
  ],
  [
    'the one that was uploaded to its article',
    '[audio]',
    `<figure>${player('audio', '/media/campanas.mp3')}<figcaption>Las campanas</figcaption></figure>`,
  ],
  [
    'the shortcode of a video, with subtitles',
    '[video width="640" mp4="/v.mp4" poster="/p.jpg"]<track srclang="es" kind="subtitles" src="/v.vtt" />[/video]',
    `${video}${track}</video>`,
  ],
  [
    'a video with subtitles',
    '<!-- wp:video --><figure class="wp-block-video"><video controls poster="/p.jpg" src="/v.mp4"><track src="/v.vtt" srclang="es" label="ES" kind="subtitles"/></video><figcaption>Vuelo</figcaption></figure><!-- /wp:video -->',
    `<figure>${video}${track}</video><figcaption>Vuelo</figcaption></figure>`,
  ],
  [
    'the block of a file',
    '<!-- wp:file --><div class="wp-block-file"><object class="wp-block-file__embed" data="/uploads/plano.pdf"></object><a id="x" href="https://viejo.example/uploads/plano.pdf">El plano</a><a href="https://viejo.example/uploads/plano.pdf" class="wp-block-file__button wp-element-button" download>Descarga</a></div><!-- /wp:file -->',
    '<p data-archivo="9"><a href="/media/plano.pdf">El plano</a></p>',
  ],
  [
    'a link to a file among words',
    '<p>Mira <a href="/uploads/plano.pdf" target="_blank">el plano</a>.</p>',
    '<p>Mira <a href="/media/plano.pdf">el plano</a>.</p>',
  ],
  [
    'a document in a frame of old',
    '<object data="/uploads/plano.pdf"></object>',
    '<p data-archivo="9"><a href="/media/plano.pdf">plano.pdf</a></p>',
  ],
  [
    'a video in a frame of old',
    '<object width="425"><param name="movie" value="x"><embed src="http://www.youtube.com/v/abcdefghijk&hl=es"></object>',
    '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="Vídeo"></iframe>',
  ],
  [
    'a gallery that is a list',
    '<!-- wp:gallery --><ul class="wp-block-gallery columns-2 is-cropped"><li class="blocks-gallery-item"><figure><a href="/a.jpg"><img src="/a-300x200.jpg" alt="A"/></a><figcaption>Pie</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="/b.jpg"/></figure></li></ul><!-- /wp:gallery -->',
    '<figure data-galeria="2"><figure><img src="/media/a-300x200.jpg" alt="A" /><figcaption>Pie</figcaption></figure><figure><img src="/media/b.jpg" alt="" /></figure></figure>',
  ],
  [
    'a gallery that is a list in a figure',
    '<!-- wp:gallery --><figure class="wp-block-gallery columns-3"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="/a.jpg"/></figure></li><li class="blocks-gallery-item"><figure><img src="/b.jpg"/></figure></li></ul><figcaption class="blocks-gallery-caption">Dos</figcaption></figure><!-- /wp:gallery -->',
    '<figure data-galeria="3"><figure><img src="/media/a.jpg" alt="" /></figure><figure><img src="/media/b.jpg" alt="" /></figure><figcaption>Dos</figcaption></figure>',
  ],
  [
    'a cover whose picture is behind its words',
    '<!-- wp:cover --><div class="wp-block-cover alignwide" style="background-image:url(https://viejo.example/c.jpg)"><p class="wp-block-cover-text">La hoz</p></div><!-- /wp:cover -->',
    '<figure data-ancho="ancha"><img src="/media/c.jpg" alt="" /></figure><p>La hoz</p>',
  ],
  [
    'a picture at the side of its words, as large as it was',
    '<img class="alignright size-medium" src="/a-300x200.jpg" width="300" height="200" alt="A"> Las palabras',
    '<figure data-ancho="media" data-lado="derecha"><img src="/media/a-300x200.jpg" alt="A" width="300" height="200" /></figure><p>Las palabras</p>',
  ],
  [
    'a link to a picture',
    '<p>Mira <a href="/mapa.jpg">el mapa</a></p>',
    '<p>Mira <a href="/media/mapa.jpg">el mapa</a></p>',
  ],
  [
    'a footnote',
    '<p>Así fue<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>.</p>',
    '<p>Así fue<span data-nota="">Libro <em>II</em></span>.</p>',
  ],
  [
    'definitions with empty lines',
    '<dl>\n\n<dt>Hoz</dt>\n\n<dd>Garganta</dd>\n\n</dl>',
    '<dl><dt>Hoz</dt><dd>Garganta</dd></dl>',
  ],
])('%s comes as ours', async (_, content, html) => {
  const converted = await convert(content);
  expect(converted).toMatchObject({ html, lost: [], unknownShortcodes: [] });
  expect(cleanHtml(converted.html)).toBe(converted.html);
});

test.each([
  ['<p>x</p><form><input></form>', 'Un formulario no viene.'],
  ['<p>x</p><script>x()</script>', 'Un programa (script) no viene.'],
  [
    '<p>x</p><embed src="http://otro.example/x.swf">',
    'Lo incrustado de otra página no viene (http://otro.example/x.swf).',
  ],
  ['<p>x<sup data-fn="otra">1</sup></p>', 'Al archivo le falta el texto de una nota al pie.'],
  ['<p data-fn="">x</p>', 'Una nota al pie a la que nada lleva no viene: Libro <em>II</em>'],
  ['[playlist ids="9,99"]', 'Al archivo le falta 1 archivo de una lista.'],
  ['[embed]https://otro.example/x[/embed]', 'Lo incrustado de otra página viene como enlace (https://otro.example/x).'],
  [
    '<a href="/uploads/viejo.doc">x</a>',
    'El archivo https://viejo.example/uploads/viejo.doc no viene: aquí no se guardan archivos .doc.',
  ],
])('what of %s does not come is named', async (content, motivo) =>
  expect((await convert(content)).lost).toContain(motivo),
);

test('a sound, a video or a file that cannot be fetched stays a link to where it is', async () => {
  const link = (name: string) => `<p><a href="https://viejo.example/${name}">`;
  const { html } = await convert('[audio mp3="/a.mp3"][/audio]\n\n<a href="/uploads/plano.pdf">plano</a>', () => false);
  expect(html).toContain(link('a.mp3'));
  expect(html).toContain(link('uploads/plano.pdf'));
});
