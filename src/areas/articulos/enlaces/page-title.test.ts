import { expect, test } from 'vitest';
import { expectLinear } from '#test/harness/linear.ts';
import { pageTitle } from './page-title.ts';

const titleOf = (html: string) => pageTitle(Buffer.from(html));

test.each([
  [`<meta content='Hoz > alta' property="og:title">`, 'Hoz > alta'],
  ['<META PROPERTY=og:title CONTENT="Hoz"><title>Otra</title>', 'Hoz'],
  ['<meta property="og:title" content=""><title lang="es">La <b>hoz</title>', undefined],
  ['<meta name="description" content="Sin título"><title>La hoz</title>', 'La hoz'],
  ['<title>La hoz</title></head><body><meta property="og:title" content="De otro">', 'La hoz'],
])('%s', (html, title) => expect(titleOf(html)).toBe(title));

test.each(['<meta content="" ', '<meta property="og:title" ', `<meta '"`, '<title', '<meta charset', ' ', 'a="b" '])(
  'a page of nothing but %s is read once',
  (part) => expectLinear((size) => titleOf(`<meta ${part.repeat(size / part.length)}`), 200_000, part),
);
