import { describe, expect, test } from 'vitest';
import { routeList } from '#route-list.ts';
import { roles } from '#values/rol.ts';
import { createScreensFor, dailyTiles, placeOf, sideGroups } from './place.ts';

const paths = routeList.map(({ path }) => path).filter((path) => path.startsWith('/admin/'));
const tiles = [...dailyTiles('administrador'), ...sideGroups('administrador').flatMap(({ tiles }) => tiles)];
const entries = tiles.map(({ path }) => path);

describe('the place where one is', () => {
  test('every screen belongs to an entry of the sidebar', () => {
    expect(paths.length).toBeGreaterThan(50);
    // One that only leads on to another, the one for addresses that are none, and a collaborator's, who has one screen and no sidebar.
    const elsewhere = ['/admin/editar', '/admin/$', '/admin/mio/evento/{-$id}', '/admin/mio/ficha/$tipo/$id'];
    const screens = paths.filter((path) => !elsewhere.includes(path));
    expect(screens.filter((path) => !entries.includes(placeOf(path, tiles)!))).toEqual([]);
  });

  test('the panel and an address that is no screen to none', () => {
    expect([placeOf('/admin', tiles), placeOf('/admin/', tiles)]).toEqual(['', '']);
    expect(placeOf('/admin/no-existe', tiles)).toBeUndefined();
  });

  test.each([
    ['/admin/articulos/editar/uno', '/articulos/gestion'],
    ['/admin/productos/editar/4', '/tiendas/productos'],
    ['/admin/tiendas/4/productos', '/tiendas/productos'],
    ['/admin/tiendas/editar/4', '/tiendas/gestion'],
    ['/admin/edit-empresa/4', '/empresas/gestion'],
    ['/admin/manage/gestion-ubicaciones/edit/4', '/manage/gestion-ubicaciones'],
    ['/admin/ajustes/menus', '/ajustes'],
  ])('%s belongs to %s', (path, entry) => expect(placeOf(path, tiles)).toBe(entry));
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

test('what is used daily comes first, provinces last, and nothing stands there twice', () => {
  expect(dailyTiles('administrador').map(({ label }) => label)).toEqual([
    'Artículos',
    'Eventos',
    'Pedidos',
    'Mensajes',
  ]);
  expect(dailyTiles('tienda').map(({ label }) => label)).toEqual(['Pedidos']);
  expect(sideGroups('administrador').map(({ title }) => title)).toEqual([
    ...['Contenido', 'Tienda', 'Sitio', 'Patrocinadores', 'Servicios (Descubrir {lugar})', 'Mantenimiento General'],
  ]);
  expect(entries.at(-1)).toBe('/provincias/gestion');
  expect(new Set(entries).size).toBe(entries.length);
});

test('no role has an empty group', () => {
  for (const rol of roles) for (const { tiles } of sideGroups(rol)) expect(tiles.length).toBeGreaterThan(0);
});
