/** Texts as anybody could send them: every element there is, in and out of place, and what WordPress writes. */
import fc from 'fast-check';
import { marks } from './document.ts';

const picture = '/media/0123456789abcdef0123-40x30.webp';

const words = fc
  .array(
    fc.constantFrom(
      'Cuenca',
      ' ',
      '  ',
      '\n',
      'hoz & río',
      '1 < 2',
      '"cita"',
      'ñandú',
      '\u00a0',
      'x',
      '&nbsp;',
      '🏰',
      "'",
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) =>
    parts
      .join('')
      .replace(/&(?!nbsp;)/g, '&amp;')
      .replace(/</g, '&lt;'),
  );

const style = fc
  .subarray([
    'text-align:center',
    'text-align:justify',
    'color:#a1b2c3',
    'background-color: rgb(1, 2, 3)',
    'font-size:18px',
    'width:50%',
    'position:fixed',
  ])
  .map((parts) => (parts.length > 0 ? ` style="${parts.join(';')}"` : ''));

const attributes: Record<string, fc.Arbitrary<string>> = {
  a: fc.constantFrom(
    ' href="/agenda"',
    ' href="https://otro.example/?a=1&amp;b=2" target="_blank"',
    ' href="https://otro.example/" rel="nofollow sponsored" title="Otro"',
    ' href="http://localhost/historia#a" rel="nofollow" target="_blank"',
    ' href="javascript:alert(1)"',
    '',
  ),
  abbr: fc.constantFrom(' title="Unión Europea"', ''),
  img: fc.constantFrom(
    ` src="${picture}" alt="Hoz"`,
    ` src="${picture}" width="40" height="30" title="T"`,
    ' src="/admin"',
    ' alt="x"',
  ),
  iframe: fc.constantFrom(
    ' src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=30"',
    ' src="https://player.vimeo.com/video/76979871?h=8272103f6e"',
    ' src="https://malo.example/"',
  ),
  audio: fc.constantFrom(' src="/media/a.mp3" controls', ''),
  video: fc.constantFrom(` src="/media/a.mp4" poster="${picture}"`, ''),
  ol: fc.constantFrom(' start="3"', ' type="a"', ' start="x"', ''),
  td: fc.constantFrom(
    ' colspan="2"',
    ' rowspan="2"',
    ' style="background-color:#eee;width:20%"',
    ' colwidth="120"',
    '',
  ),
  th: fc.constantFrom(' scope="col"', ' colspan="0"', ''),
  col: fc.constantFrom(' style="width:30%"', ' width="120"', ''),
  figure: fc.constantFrom(
    ' data-ancho="ancha"',
    ' data-ancho="media" data-lado="derecha"',
    ' class="wp-block-gallery columns-2"',
    ' data-galeria="4"',
    ' class="alignleft"',
    '',
  ),
  div: fc.constantFrom(' data-tarjeta="producto" data-id="7"', ' class="wp-block-button"', ' data-youtube-video', ''),
  p: fc.constantFrom(' data-tarjeta="enlace"', ' data-boton', ' data-archivo="2048"', ' data-archivo="x"', '', '', ''),
  span: fc.constantFrom(' data-nota', ''),
};

const inlineTags = [...Object.values(marks), 'b', 'i', 'font'];
const blockTags =
  'p p div h1 h2 h4 h6 ul ol li dl dt dd blockquote pre figure figcaption details summary aside section'.split(' ');
const voids = new Set(['img', 'br', 'hr', 'col']);

const { inline, block } = fc.letrec<{ inline: string; block: string; cells: string }>((tie) => {
  const inside = (of: 'inline' | 'block', max = 3) =>
    fc.array(tie(of), { maxLength: max }).map((parts) => parts.join(''));
  const element = (tag: string, content: fc.Arbitrary<string>) =>
    fc
      .tuple(attributes[tag] ?? fc.constant(''), style, content)
      .map(
        ([own, look, html]) =>
          `<${tag}${own}${own.includes('style') ? '' : look}>${voids.has(tag) ? '' : `${html}</${tag}>`}`,
      );
  const of = (tags: string[], content: fc.Arbitrary<string>) =>
    fc.constantFrom(...tags).chain((tag) => element(tag, content));
  const nothing = fc.constant('');
  const cell = of(['td', 'td', 'th'], fc.oneof(inside('inline'), inside('block', 2)));
  const row = fc.array(cell, { maxLength: 3 }).map((cells) => `<tr>${cells.join('')}</tr>`);
  const rows = fc.array(row, { maxLength: 3 }).map((parts) => parts.join(''));
  const table = fc
    .tuple(fc.option(inside('inline')), fc.boolean(), rows, rows, rows)
    .map(
      ([caption, hasColumns, head, body, foot]) =>
        `<table>${caption === null ? '' : `<caption>${caption}</caption>`}${hasColumns ? '<colgroup><col style="width:30%"><col></colgroup>' : ''}` +
        `<thead>${head}</thead><tbody>${body}</tbody><tfoot>${foot}</tfoot></table>`,
    );
  return {
    cells: row,
    inline: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'd' },
      words,
      words,
      of(['br', 'img'], nothing),
      of(inlineTags, inside('inline')),
    ),
    block: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'd' },
      of(['p', 'h2', 'h3'], inside('inline')),
      of(['hr', 'img', 'iframe', 'audio', 'video'], nothing),
      of(blockTags, inside('inline')),
      of(blockTags, inside('block')),
      of(
        ['ul', 'ol'],
        fc.array(element('li', inside('inline')), { maxLength: 3 }).map((items) => items.join('')),
      ),
      fc
        .array(of(['figure'], of(['img'], nothing)), { minLength: 2, maxLength: 3 })
        .map((pictures) => `<figure class="wp-block-gallery columns-3">${pictures.join('')}</figure>`),
      inside('inline').map((html) => `<pre><code>${html}</code></pre>`),
      inside('inline').map((html) => `<blockquote><p>${html}</p><cite>Cervantes</cite></blockquote>`),
      table,
    ),
  };
});

export const texts = fc.array(fc.oneof(block, block, inline), { maxLength: 3 }).map((parts) => parts.join('\n'));
