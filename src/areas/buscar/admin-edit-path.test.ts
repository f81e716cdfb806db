import { expect, test } from 'vitest';
import { routeList } from '#route-list.ts';
import { publicPaths } from '#server/public/paths.ts';
import { listedTipos, listPath, tipos } from '#things.ts';
import { editPath, editPathOfPage } from './admin-edit-path.server.ts';

const screens = routeList
  .filter(({ path }) => path.startsWith('/admin'))
  .map(({ path }) => new RegExp(`^${path.replace(/\{?-?\$\w+\}?/g, '[^/]+').replace(/\/$/, '')}$`));
const isScreen = (address: string) => screens.some((screen) => screen.test(address.split('?')[0]!));

test('every kind is edited on a screen that exists', () => {
  const row = { id: 7, slug: 'uno', titulo: 'Uno', clase: 'empresa' } as const;
  const addresses = [...tipos, 'pedido' as const].map((tipo) => editPath({ tipo, ...row }));
  expect(addresses.filter((address) => !isScreen(address) || address.includes('undefined'))).toEqual([]);
  expect(editPath({ tipo: 'libro', ...row })).toBe('/admin/libros/editar/uno');
  expect(editPath({ tipo: 'evento', ...row })).toBe('/admin/eventos/editar/7');
  expect(editPath({ tipo: 'tipo_evento', ...row })).toBe('/admin/tipos-evento/gestion?editar=7');
});

test('so is every page that shows many things', () => {
  const edited = publicPaths.flatMap((path) => editPathOfPage(path) ?? []);
  expect(edited.length).toBeGreaterThan(15);
  expect(edited.filter((address) => !isScreen(address))).toEqual([]);
  expect(listedTipos.map(listPath).filter((path) => !editPathOfPage(path))).toEqual([]);
});
