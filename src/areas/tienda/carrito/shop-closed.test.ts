import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Producto } from '#areas/tienda/productos/producto.ts';
import type { FormaPago } from '#values/pago/forma.ts';
import { AddToCarrito } from './add-button.tsx';
import { ShopClosed } from './shop-closed.tsx';

const producto = { id: 1, nombre: 'Miel', slug: 'miel', precio: 6.9, stock: 5, opciones: [], variantes: [] };

async function shown(formas: FormaPago[]): Promise<string> {
  const component = () =>
    createElement(
      Fragment,
      null,
      createElement(ShopClosed),
      createElement(AddToCarrito, { producto: producto as unknown as Producto }),
    );
  const root = createRootRoute({ loader: () => ({ formas }), component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: '/', component });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  await router.load();
  return renderToString(createElement(RouterProvider<AnyRouter>, { router }));
}

test('without any way to pay, nothing can be put into a cart and the shop says why', async () => {
  const closed = await shown([]);
  expect(closed).toContain('no podemos tomar pedidos');
  expect(closed).toMatch(/<button[^>]* disabled=""/);
  for (const forma of ['tarjeta', 'recogida'] as const) {
    const open = await shown([forma]);
    expect(open).toContain('Añadir al Carrito');
    expect(open).not.toMatch(/disabled|no podemos/);
  }
});
