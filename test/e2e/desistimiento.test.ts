import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { buy, buyer, isReady } from './shop.ts';

test('withdrawal takes two steps and is acknowledged with date and time', async () => {
  const page = await openPage();
  const code = await buy(page, 'Puzle «Cuenca entre dos hoces»', { email: 'desiste@example.com' });
  await page.goto('/desistimiento');
  await isReady(page);
  await expectAccessible(page);
  await page.locator('[name=nombre]').fill(buyer.name);
  await page.locator('[name=cod_pedido]').fill(code.toLowerCase());
  await page.locator('main [name=email]').fill('desiste@example.com');
  await page.getByRole('button', { name: 'Desistir del contrato aquí' }).click();

  await page.getByRole('heading', { name: 'Confirma el desistimiento' }).waitFor();
  await page.getByText(`desiste del contrato de compra del pedido ${code}`).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver' }).click();
  expect(await page.locator('[name=nombre]').inputValue()).toBe(buyer.name);
  await page.getByRole('button', { name: 'Desistir del contrato aquí' }).click();
  await page.getByRole('button', { name: 'Confirmar desistimiento' }).click();

  await page.getByRole('heading', { name: 'Hemos recibido tu desistimiento' }).waitFor();
  const text = await page.getByRole('main').innerText();
  expect(text).toContain(code);
  expect(text).toContain('acuse de recibo a desiste@example.com');
  expect(text).toMatch(/el \d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}/);
  await expectAccessible(page);
});

test('what is missing is said beside the field; an unknown order is refused', async () => {
  const page = await openPage({ expected: /422|404/ });
  await page.goto('/desistimiento');
  await isReady(page);
  await page.getByRole('button', { name: 'Desistir del contrato aquí' }).click();
  await page.locator('[name=nombre][aria-invalid=true]').waitFor();
  await page.getByText('El nombre es obligatorio.').first().waitFor();
  await page.locator('[name=nombre]').fill(buyer.name);
  await page.locator('[name=cod_pedido]').fill('SC-AAAA-AAAA');
  await page.locator('main [name=email]').fill(buyer.email);
  await page.getByRole('button', { name: 'Desistir del contrato aquí' }).click();
  await page.getByText('No encontramos ningún pedido con ese código y ese correo electrónico.').waitFor();
  expect(await page.locator('[name=cod_pedido]').inputValue()).toBe('SC-AAAA-AAAA');
});
