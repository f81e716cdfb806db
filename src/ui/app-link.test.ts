import { expect, test } from 'vitest';
import { isFile } from './app-link.tsx';

test('documents, pictures, calendars and feeds are files; pages are not', () => {
  expect(['/agenda.ics', '/rss.xml', '/media/a.mp4', '/rutas/una.gpx?x=1', '/plano.PDF#2'].every(isFile)).toBe(true);
  expect(['/', '/noticias', '/noticias/uno?pagina=2', '/libro/don-quijote-1605', '/a.b/c'].some(isFile)).toBe(false);
});
