import { describe, expect, test } from 'vitest';
import { routeList } from '#route-list.ts';
import { roles } from '#values/rol.ts';
import { createScreensFor, placeOf, sideGroups } from './place.ts';

const paths = routeList.map(({ path }) => path).filter((path) => path.startsWith('/admin/'));
const groups = sideGroups('administrador');
const entries = groups.flatMap(({ tiles }) => tiles.map(({ path }) => path));

describe('the place where one is', () => {
  test('every screen belongs to an entry of the sidebar', () => {
    expect(paths.length).toBeGreaterThan(50);
    // One that only leads on to another, and the one for addresses that are none.
    const elsewhere = ['/admin/editar', '/admin/$'];
    const screens = paths.filter((path) => !elsewhere.includes(path));
    expect(screens.filter((path) => !entries.includes(placeOf(path, groups)!))).toEqual([]);
  });

  test('the panel and an address that is no screen to none', () => {
    expect([placeOf('/admin', groups), placeOf('/admin/', groups)]).toEqual(['', '']);
    expect(placeOf('/admin/no-existe', groups)).toBeUndefined();
  });

  test.each([
    ['/admin/articulos/editar/uno', '/articulos/gestion'],
    ['/admin/productos/editar/4', '/tiendas/productos'],
    ['/admin/tiendas/4/productos', '/tiendas/productos'],
    ['/admin/tiendas/editar/4', '/tiendas/gestion'],
    ['/admin/edit-empresa/4', '/empresas/gestion'],
    ['/admin/manage/gestion-ubicaciones/edit/4', '/manage/gestion-ubicaciones'],
    ['/admin/ajustes/menus', '/ajustes'],
  ])('%s belongs to %s', (path, entry) => expect(placeOf(path, groups)).toBe(entry));
});

test('"+ Crear" leads to screens that exist, and each role to its own', () => {
  const created = createScreensFor('administrador').map(({ path }) => `/admin${path}`);
  expect(created.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => /\/(?:nuevo|create)/.test(path) && !/categoria/.test(path)).sort()).toEqual(
    created.sort(),
  );
  expect(createScreensFor('redactor').map(({ label }) => label)).toEqual(['Artículo']);
  expect(createScreensFor('tienda').map(({ label }) => label)).toEqual(['Producto', 'Tienda']);
});

test('no role has an empty group', () => {
  for (const rol of roles) for (const { tiles } of sideGroups(rol)) expect(tiles.length).toBeGreaterThan(0);
});
