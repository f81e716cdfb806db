/** After saving there is one behaviour, which is the frame's: no form says another. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clearMessage, keepMessage, keptMessage } from '#desk/kept-message.ts';
import { routeList } from '#route-list.ts';

const sources = globSync('src/**/*.tsx')
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const framed = sources.filter(({ text }) => text.includes('<EditFrame'));
const files = (some: typeof sources) => some.map(({ file }) => file);

test('every form but the settings says where its thing is edited', () => {
  expect(framed.length).toBeGreaterThan(8);
  const stay = framed.filter(({ text }) => text.includes('staysHere'));
  expect(files(stay)).toEqual(['src/areas/ajustes/admin-form.tsx']);
  expect(files(framed.filter((one) => !stay.includes(one) && !one.text.includes('editOf=')))).toEqual([]);
});

test('what makes and changes things of a kind is such a form, or one of those that say why not', () => {
  const own = {
    'areas/articulos/admin-new.tsx': 'saved while one writes; one stays on the article',
    'areas/articulos/admin-edit.tsx': 'the same',
    'areas/boletin/envios/admin-envio-new.tsx': 'a letter is tried and sent, not saved and left',
    'areas/facturas/admin-new.tsx': 'what is issued never changes',
    'areas/buscar/admin-editar.tsx': 'leads on',
  };
  const screens = routeList.filter(({ path }) => /^\/admin\/.*(?:nuev|edit|create)/.test(path));
  const without = new Set(screens.map(({ file }) => file).filter((file) => !reaches(`src/${file}`)));
  expect([...without].sort()).toEqual(Object.keys(own).sort());
});

/** The frame, in the screen itself or in what it imports from its own folder; declared forms are drawn by desk/kinds. */
function reaches(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const source = sources.find((one) => one.file === file);
  if (!source) return false;
  if (/<(?:EditFrame|KindForm|KindEdit)\b/.test(source.text) || file.startsWith('src/desk/kinds/')) return true;
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [...source.text.matchAll(/from '(\.\/[\w./-]+\.tsx)'/g)].some(([, to]) =>
    reaches(`${folder}/${to!.slice(2)}`, seen),
  );
}

test('what is said of a new thing is said once, on its own screen', () => {
  keepMessage('/admin/libros/editar/la-niña?x=1', 'Libro creado con éxito.');
  expect(keptMessage('/admin/libros/gestion')).toBeUndefined();
  expect(keptMessage('/admin/libros/editar/la-ni%C3%B1a')).toBe('Libro creado con éxito.');
  clearMessage();
  expect(keptMessage('/admin/libros/editar/la-niña')).toBeUndefined();
});
