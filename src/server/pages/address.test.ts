import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf, pageAddress } from './address.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/libros/', '/libros'],
  ['/Libros', '/libros'],
  ['//libros///', '/libros'],
  ['/a/../libros', '/libros'],
  ['/./libros', '/libros'],
  ['/%6Cibros', '/libros'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%C3%91', '/%C3%B1'],
  ['/libros#arriba', '/libros'],
  ['http://otro.example/libros', '/libros'],
  ['/\\otro.example', '/otro.example'],
])('%s is the page %s', (target, path) => {
  expect(pageAddress(target).path).toBe(path);
});

test('the address of a page that is not kept keeps its letters and its query', () => {
  const address = pageAddress('/pago-exitoso?session_id=cs_Ab');
  expect(address).toMatchObject({ isKept: false, isCanonical: true, key: '/pago-exitoso?session_id=cs_Ab' });
  expect(pageAddress('/admin/pedidos/SC-2026-A/').path).toBe('/admin/pedidos/SC-2026-A');
  for (const path of ['/ADMIN/pedidos', '/admin']) expect(pageAddress(path).isKept, path).toBe(false);
  expect(pageAddress('/administracion').isKept).toBe(true);
});

test('a client that takes us for a proxy is at the right address already', () => {
  expect(pageAddress('http://otro.example/libros?pagina=2')).toMatchObject({
    isCanonical: true,
    key: '/libros?pagina=2',
  });
});

test('parameters in another order, and unknown ones, share a key', () => {
  const key = '/ubicaciones?pagina=2&municipio=3';
  expect(keyOf('/ubicaciones?municipio=3&x=1&pagina=2')).toBe(key);
  expect(pageAddress('/ubicaciones?utm_source=a&pagina=2&municipio=3').key).toBe(key);
  expect(keyOf('/ubicaciones?x=1')).toBe('/ubicaciones');
});

test('whatever is asked for leads to one address in one step, and never to another host', () => {
  const strange = fc.stringMatching(/^\/[ -~]{0,30}$/);
  fc.assert(
    fc.property(strange, (target) => {
      const { path, query } = pageAddress(target);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(pageAddress(path + query)).toMatchObject({ path, isCanonical: true });
    }),
  );
}, 20_000);
