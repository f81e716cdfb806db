/** What the browser tests of the shop do again and again. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

/** A press before React has hydrated the page would be lost. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

export async function addToCart(page: Page, name: string): Promise<void> {
  await isReady(page);
  await page.getByRole('article', { name }).getByRole('button', { name: 'Añadir al Carrito' }).click();
  await page.getByText(`«${name}» está en tu carrito.`).waitFor();
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
  await isReady(page);
  for (const [name, value] of Object.entries({ ...buyer, ...given }))
    await page.locator(`main [name=${name}]`).fill(value);
  await page.getByRole('checkbox', { name: /condiciones de venta/ }).check();
}

/** Ends on the thank-you page. */
export async function buy(page: Page, name: string, given: Partial<typeof buyer> = {}): Promise<string> {
  await page.goto('/tienda');
  await addToCart(page, name);
  await page.goto('/checkout');
  await fillCheckout(page, given);
  await page.getByRole('button', { name: 'Pedido con obligación de pago' }).click();
  await page.getByRole('button', { name: 'Pagar' }).click();
  await page.getByRole('heading', { level: 1, name: '¡Gracias por tu compra!' }).waitFor();
  return (await page.getByText(/Código de pedido:/).innerText()).split(': ')[1]!;
}

/** Amounts are written with a space that does not break. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
