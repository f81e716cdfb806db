import { expect, test } from 'vitest';
import { routeList } from '#route-list.ts';
import { panelGroups } from './panel/groups.ts';
import { canOpen, screenNames } from './screens.ts';

const paths = routeList.map(({ path }) => path).filter((path) => path.startsWith('/admin/'));

test('every screen of the table is a route', () => {
  const known = new Set(paths.map((path) => path.split('/')[2]));
  expect(screenNames.filter((name) => name !== '' && !known.has(name))).toEqual([]);
});

test('an administrator opens every route, somebody without a role none', () => {
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !canOpen('administrador', path))).toEqual([]);
  expect(paths.filter((path) => canOpen(undefined, path))).toEqual([]);
});

test('what nobody thought of is for administrators only', () => {
  for (const path of ['/admin/nuevo-de-manana', '/admin/constructor', '/admin/usuarios/gestion', '/admin/correos?q=x'])
    expect([canOpen('administrador', path), canOpen('editor', path), canOpen('tienda', path)]).toEqual([
      true,
      false,
      false,
    ]);
  expect(canOpen('redactor', '/admin/articulos/editar/uno')).toBe(true);
  expect(canOpen('redactor', '/admin')).toBe(true);
  expect(canOpen('redactor', '/admin/libros/nuevo')).toBe(false);
});

test('the panel shows each role its own tiles', () => {
  const tilesOf = (rol: 'redactor' | 'tienda' | 'traductor') =>
    panelGroups.flatMap(({ tiles }) => tiles.map(({ path }) => path)).filter((path) => canOpen(rol, `/admin${path}`));
  const own = ['/papelera', '/registro', '/cuenta', '/ayuda'];
  expect(tilesOf('redactor')).toEqual(['/articulos/nuevo', '/articulos/gestion', ...own]);
  expect(tilesOf('traductor')).toEqual(['/traducciones', '/cuenta']);
  expect(tilesOf('tienda')).toEqual([
    '/tiendas/gestion',
    '/tiendas/productos',
    '/categorias-productos/gestion',
    '/cupones/gestion',
    '/pedidos/gestion',
    '/facturas/gestion',
    '/desistimientos/gestion',
    '/personas',
    ...own,
  ]);
});
