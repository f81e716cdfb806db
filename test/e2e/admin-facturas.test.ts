import { expect, test } from 'vitest';
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { openAdmin, openPage, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';
import { aPaidPedido, buyer, findOnShelf, plainSpaces, putInCart } from './shop.ts';

/**
 * Who bought sees the invoice in the order and replaces it by a complete one; the operator finds it in the book,
 * makes one by hand, where an impossible NIF is told of, corrects it and checks the chain.
 */
test('an invoice from the order to the book', async () => {
  const code = await aPaidPedido('Miel cruda de romero');
  const page = await openPage({ viewport: phone, expected: /422/ });
  await page.goto('/pedido');
  await page.getByLabel('Código del pedido').fill(code);
  const email = page.locator('main [name=email]');
  await email.fill(buyer.email);
  await email.press('Enter');
  await page.getByRole('link', { name: /^Factura simplificada S/ }).click();
  await page.getByText('Necesito una factura completa, con mi NIF').click();
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await field('nombre').fill(buyer.name);
  await field('direccion').fill('Calle Fiscal, 1, 16001 Cuenca');
  await field('nif').fill('12345678-A');
  const issue = page.getByRole('button', { name: 'Emitir la factura completa' });
  await issue.click();
  await page.getByText('El NIF no es válido: revisa la letra y los números.').first().waitFor();
  await field('nif').fill('12345678-Z');
  await issue.click();
  const title = page.getByRole('heading', { level: 1, name: /^Factura en sustitución de simplificada F/ });
  const numero = (await title.innerText()).split(' ').at(-1)!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await expectAccessible(page);

  const desk = await openAdmin('/admin/facturas/gestion', { expected: /422/ });
  await desk.getByRole('link', { name: numero, exact: true }).waitFor();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Nueva factura' }).click();
  await desk.getByLabel('Nombre o razón social').fill('Bodega del Júcar');
  await desk.getByLabel('Dirección').fill('Calle 2, 16001 Cuenca');
  await desk.getByLabel('NIF').fill('12345678-A');
  await desk.getByLabel('Concepto').fill('Patrocinio de un año');
  await desk.locator('[name=precio]').fill('600');
  await desk.getByRole('button', { name: 'Emitir la factura' }).click();
  await desk.getByText('El NIF no es válido: revisa la letra y los números.').first().waitFor();
  await desk.getByLabel('NIF').fill('12345678-Z');
  await desk.getByRole('button', { name: 'Emitir la factura' }).click();
  await desk.getByRole('heading', { level: 1, name: /^Factura F/ }).waitFor();
  await expectAccessible(desk);
  await desk.getByLabel('Motivo').fill('No era para ellos');
  await desk.getByRole('button', { name: 'Rectificar' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Emitir la rectificativa' }).click();
  await desk.getByText(/^Emitida la factura R/).waitFor();
  await goInApp(desk, '/admin/facturas/gestion');
  await desk.getByRole('button', { name: 'Más' }).click();
  await desk.getByRole('menuitem', { name: 'Comprobar la cadena' }).click();
  await desk.getByText(/^La cadena está entera: \d+ registros/).waitFor();
});

test('an annulled invoice says so, and the order gets another', async () => {
  const code = await aPaidPedido('Miel cruda de romero');
  const desk = await openAdmin(`/admin/pedidos/${code}`);
  const first = desk.getByRole('link', { name: /^Factura simplificada S/ });
  const name = await first.innerText();
  await first.click();
  await desk.getByRole('button', { name: 'Anular' }).click();
  await desk.getByText('El motivo es obligatorio.').waitFor();
  await desk.getByLabel('Motivo').fill('Prueba de la tienda');
  await desk.getByRole('button', { name: 'Anular' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
  await desk.getByText('Anulada: se conserva en el libro, pero no vale.').waitFor();
  expect(await desk.getByRole('button', { name: 'Rectificar' }).count()).toBe(0);
  await desk.getByRole('link', { name: code }).click();
  await desk.getByText(`${name} (anulada)`).waitFor();
  await desk.getByText('La factura de este pedido está anulada.').waitFor();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Emitir la factura' }).click();
  await expect.poll(() => desk.getByRole('link', { name: /^Factura simplificada S/ }).count()).toBe(2);
  expect(await desk.getByRole('button', { name: /^Emitir/ }).count()).toBe(0);

  const page = await openPage({ viewport: phone });
  await page.goto(`/pedido?cod=${code}`);
  await page.locator('main [name=email]').fill(buyer.email);
  await page.locator('main [name=email]').press('Enter');
  await page.getByText(`${name} (anulada)`).waitFor();
  await page.getByRole('link', { name }).click();
  await page.getByText('Esta factura está anulada: no vale.').waitFor();
  expect(await page.getByText('Necesito una factura completa, con mi NIF').count()).toBe(0);
});

/** A zone of the Canaries can be without IVA, and the checkout says what it costs there. */
test('the Canaries can be served without IVA', async () => {
  const { post, get } = await httpAdmin();
  const { data } = (await get('get_ajustes.php')) as { data?: { envios: { valores: Ajustes['envios'] } } };
  const { zonas, no_entrega } = data!.envios.valores;
  const canarias = { clave: 'canarias', nombre: 'Canarias', provincias: ['35', '38'], coste: 12, gratis_desde: null };
  const change = (valores: object) => post('update_ajustes.php', { seccion: 'envios', valores });
  await change({ zonas: [...zonas, canarias], no_entrega: no_entrega.slice(1) });
  const desk = await openAdmin('/admin/ajustes/envios');
  await desk
    .getByRole('button', { name: /Canarias/ })
    .first()
    .click();
  await desk.getByLabel('Se entrega sin IVA').check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Guardar Cambios' }).click();
  await desk.getByText(/^Ajustes guardados/).waitFor();

  const page = await openPage({ viewport: phone });
  const miel = await findOnShelf('Miel cruda de romero');
  await putInCart(page, [{ producto: miel, quantity: 2 }]);
  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: 'Tu pedido' });
  await summary.getByText('IVA incluido.').waitFor();
  await page.getByLabel('Código postal').fill('35002');
  await summary.getByText('Sin IVA. Los impuestos y la aduana a la llegada los paga quien lo recibe.').waitFor();
  // 6,90 € with 10 % of IVA are 6,27 € without it.
  expect(plainSpaces(await summary.innerText())).toMatch(/2 × 6,27 €\s+12,54 €[\s\S]*Total\s+24,54 €/);
  await change({ zonas, no_entrega });
});
