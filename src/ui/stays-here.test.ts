import { expect, test, vi } from 'vitest';
import { isFile, staysHere } from './stays-here.ts';

test('documents, pictures, calendars and feeds are files; pages are not', () => {
  expect(['/agenda.ics', '/rss.xml', '/media/a.mp4', '/rutas/una.gpx?x=1', '/plano.PDF#2'].every(isFile)).toBe(true);
  expect(['/', '/noticias', '/noticias/uno?pagina=2', '/libro/don-quijote-1605', '/a.b/c'].some(isFile)).toBe(false);
});

test('a plain press on a page of the site stays here; all else is left to the browser', () => {
  vi.stubGlobal('location', new URL('https://sitio.example/historia'));
  const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  const link = (href: string, more = {}) =>
    Object.assign(new URL(href, 'https://sitio.example'), {
      target: '',
      download: '',
      ...more,
    }) as unknown as HTMLAnchorElement;
  expect(staysHere(link('/libros?pagina=2#fin'), press)).toBe(true);
  expect(staysHere(link('/libros', { target: '_self' }), press)).toBe(true);
  const left = [
    link('/libros', { target: '_blank' }),
    link('/libros', { download: 'libros' }),
    link('/informe.pdf'),
    link('/admin'),
    link('/Login'),
    link('https://otro.example/libros'),
  ];
  expect(left.filter((one) => staysHere(one, press))).toEqual([]);
  expect(staysHere(link('/libros'), { ...press, ctrlKey: true })).toBe(false);
  vi.unstubAllGlobals();
});
