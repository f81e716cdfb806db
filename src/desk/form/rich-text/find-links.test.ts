import { expect, test } from 'vitest';
import { find, tokenize } from './find-links.ts';

test.each([
  ['https://otro.example/a?b=1#c', 'https://otro.example/a?b=1#c'],
  ['Mira (www.museo.es).', 'https://www.museo.es'],
  ['marca.es/hola', 'https://marca.es/hola'],
  ['«https://es.wikipedia.org/wiki/Cuenca_(España)»,', 'https://es.wikipedia.org/wiki/Cuenca_(España)'],
  ['ana@example.com!', 'mailto:ana@example.com'],
])('%j has the link %s', (text, href) => {
  expect(find(text, { defaultProtocol: 'https' }).map((link) => link.href)).toEqual([href]);
});

test.each(['fin.Luego', 'a.m.', '3.14', 'https://', 'javascript:alert(1)', '@ana', 'hoy,mañana', 'www.'])(
  '%j is no link',
  (text) => expect(find(text)).toEqual([]),
);

test('where it is in the text', () => {
  const text = 'Uno (www.museo.es) y otro';
  const [link] = find(text);
  expect(text.slice(link!.start, link!.end)).toBe('www.museo.es');
});

test('a word is one link, a link in brackets, or not one as a whole', () => {
  const kinds = (word: string) => tokenize(word).map(({ value, isLink }) => [value, isLink]);
  expect(kinds('www.museo.es')).toEqual([['www.museo.es', true]]);
  expect(kinds('(www.museo.es)')).toEqual([
    ['(', false],
    ['www.museo.es', true],
    [')', false],
  ]);
  expect(kinds('hola')).toEqual([['hola', false]]);
  expect(tokenize('museo.es')[0]!.toObject('https')).toMatchObject({ href: 'https://museo.es', start: 0, end: 8 });
});
