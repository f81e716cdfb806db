/** What the browser tests of the shop do again and again. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** With the keyboard: a card that comes into view moves up, and the pointer might let go beside its button. */
export async function addToCart(page: Page, name: string): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Añadir al Carrito' }).press('Enter');
  await page.getByText(`«${name}» está en tu carrito.`).waitFor();
}

interface Line {
  producto: { id: number; nombre: string; precio: number; url_imagen: string | null };
  quantity: number;
}

/** What the window finds in its cart with the next page, unless it has a cart already. */
export async function putInCart(page: Page, lines: Line[]): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('carrito')) localStorage.setItem('carrito', text);
  }, JSON.stringify(lines));
}

/** Each file is a buyer of its own: the next order of a buyer takes the place of the last unpaid one. */
export const buyer = {
  name: 'Lucía Prueba Ejemplo',
  email: `lucia.prueba.${randomUUID().slice(0, 8)}@example.com`,
  phone: '600 000 123',
  street: 'Calle Mayor, 12345, 2.º A',
  postal_code: '16001',
  town: 'Cuenca',
  province: 'Cuenca',
};

export async function fillCheckout(page: Page, given: Partial<typeof buyer> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...buyer, ...given }))
    await page.locator(`main [name=${name}]`).fill(value);
  await page.locator('main [name=acepta_condiciones]').check();
}

interface OnShelf {
  id: number;
  nombre: string;
  precio: number;
  stock: number | null;
  url_imagen: string | null;
  variantes: { id: number; valores: string[] }[];
}

/** A product as the shop has it now. */
export async function findOnShelf(name: string): Promise<OnShelf> {
  const { data } = await call<{ data: OnShelf[] }>('get_all_productos_public.php');
  return data.find(({ nombre }) => nombre === name)!;
}

/** Pays an order in the test gateway and answers its code. */
export async function payWithoutBrowser(session_id: string): Promise<string> {
  await call('pagar_pasarela_demo.php', { session_id, resultado: 'pagar' });
  const path = `handle_successful_payment.php?session_id=${session_id}`;
  return (await call<{ pedido: { cod_pedido: string } }>(path)).pedido.cod_pedido;
}

/** An order of one product, paid, without a browser; answers its code. */
export async function aPaidPedido(name: string, { valores = [] as string[], quantity = 1 } = {}, wishes = {}) {
  const { id, variantes } = await findOnShelf(name);
  const variante = variantes.find((one) => one.valores.join() === valores.join());
  const address = `${buyer.street}, ${buyer.postal_code} ${buyer.town} (${buyer.province})`;
  const { session_id } = await call<{ session_id: string }>('create_checkout_session.php', {
    cliente: { name: buyer.name, email: buyer.email, phone: buyer.phone, address },
    articulos: [{ id, quantity, ...(variante && { variante_id: variante.id }) }],
    ...wishes,
  });
  return payWithoutBrowser(session_id);
}

/** One of the shop's calls, as its pages make them: with a body it is sent, without one it is asked. */
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const origin = inject('siteUrl');
  const response = await fetch(
    `${origin}/api/${path}`,
    body && { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Amounts are written with a space that does not break. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
