import { expect, test } from 'vitest';
import { pathIn } from '#idioma-path.ts';
import { hasOwnDocument, isOfDesk, isOtherDocument } from '#own-documents.ts';
import { routes } from '#routes.ts';

interface Node {
  path?: string;
  file?: string;
  children?: Node[];
}

const frames = (routes as Node).children!;

test('what lies outside of the frame of the site is a document of its own', () => {
  const outside = frames.filter(({ file }) => file !== 'site/layout.tsx').map(({ path }) => path!);
  expect(outside).toContain('/login');
  expect(outside.filter((path) => !hasOwnDocument(path))).toEqual([]);
});

test('what is inside of it is not, but for previews', () => {
  const inside = frames.find(({ file }) => file === 'site/layout.tsx')!.children!.map(({ path = '/' }) => path);
  expect(inside.filter(hasOwnDocument)).toEqual([
    '/admin/articulos/vista-previa/$slug',
    '/admin/ajustes/portada/vista-previa',
  ]);
  expect(['/administracion', '/informes', '/'].filter(hasOwnDocument)).toEqual([]);
});

test('however it is written, as routes are', () => {
  expect(
    ['/Informe/abc', '/LOGIN', '/admin?x=1', '/login#clave', '/admin/articulos/nuevo'].filter(
      (path) => !hasOwnDocument(path),
    ),
  ).toEqual([]);
});

test('the payment that is tried out speaks the buyer’s language; the desk and a sponsor’s report do not', () => {
  expect(pathIn('fr', '/pasarela-de-prueba?session_id=x')).toBe('/fr/pasarela-de-prueba?session_id=x');
  expect(['/fr/pasarela-de-prueba', '/en/informe/abc'].map(hasOwnDocument)).toEqual([true, false]);
  expect(['/admin', '/login', '/informe/abc'].map((path) => pathIn('fr', path))).toEqual([
    ...['/admin', '/login', '/informe/abc'],
  ]);
  expect(isOtherDocument('/fr/pasarela-de-prueba', '/fr/checkout')).toBe(true);
});

test('only the way from one to another is a new document', () => {
  expect(isOtherDocument('/login', '/')).toBe(true);
  expect(isOtherDocument('/admin', '/informe/abc')).toBe(true);
  expect(isOtherDocument('/informe/abc', '/admin/patrocinadores/gestion')).toBe(true);
  expect(isOtherDocument('/admin', '/login')).toBe(false);
  expect(isOtherDocument('/informe/abc', '/informe/def')).toBe(false);
  expect(isOtherDocument('/historia', '/')).toBe(false);
  expect(isOtherDocument('/historia', '/admin')).toBe(false);
  expect(['/admin/cuenta', '/informe/abc', '/'].map(isOfDesk)).toEqual([true, false, false]);
});
