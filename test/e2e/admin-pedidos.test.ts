import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp, unique } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { httpAdmin } from './http-admin.ts';
import { plainSpaces } from './shop.ts';

async function post(name: string, body: unknown): Promise<Record<string, string>> {
  const base = inject('siteUrl');
  const response = await fetch(`${base}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

/** An order of two units, paid in the test gateway unless told otherwise. */
async function aPedido({ isPaid = true } = {}) {
  const admin = await httpAdmin();
  const { data } = await admin.get('get_all_productos_public.php');
  const producto = (data as { id: number; nombre: string; precio: number; stock: number | null }[]).find(
    ({ stock }) => stock === null || stock > 10,
  )!;
  const name = unique('Compradora');
  const cliente = { name, email: 'prueba@example.com', phone: '600 000 000', address: 'Calle Mayor, 1, 16001 Cuenca' };
  const { session_id } = await post('create_checkout_session.php', {
    cliente,
    articulos: [{ id: producto.id, quantity: 2 }],
  });
  if (isPaid) await post('pagar_pasarela_demo.php', { session_id, resultado: 'pagar' });
  const found = await admin.get(`get_pedidos_admin.php?q=${encodeURIComponent(name)}`);
  const [pedido] = found.data as { cod_pedido: string; total: number }[];
  return { name, producto, ...pedido! };
}

const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`;

/**
 * The list: the sales in a chart and in a table, dates, the file for the accountant with the same filter; an order:
 * found in the list, prepared, shipped with its tracking number, delivered; of its packing slip only the slip is
 * printed; withdrawals: who, when, and until when the money has to be given back; a refund is asked twice: first a
 * part, then all that is left; an order that nobody paid can be cancelled.
 */
test('orders from the list to their refund', async () => {
  const page = await openAdmin('/admin/pedidos/gestion');
  await expectDelivery(page);
  await expectRefund(page);
});

async function expectDelivery(page: Page): Promise<void> {
  const { cod_pedido, name, producto, total } = await aPedido();
  await page.getByRole('heading', { level: 1, name: 'Gestión de Pedidos' }).waitFor();
  await page.getByRole('img', { name: /^Gráfico de ventas por mes\. En total/ }).waitFor();
  await page.getByText('Ver los datos en una tabla').click();
  expect(await page.getByRole('table', { name: 'Ventas por mes' }).locator('tr').count()).toBe(13);

  await page.getByLabel('Buscar').fill(name);
  await page.getByLabel('Hasta').fill('2020-01-31');
  await page.waitForURL(/[?&]q=/);
  await page.getByText('No se han encontrado pedidos.').waitFor();
  await page.getByLabel('Hasta').fill('');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByText('Pagado', { exact: true }).waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pedidos.*\.csv$/);
  expect(new URL(file.url()).searchParams.get('q')).toBe(name);
  await page.locator('[name=estado]').selectOption('enviado');
  await page.getByText('No se han encontrado pedidos.').waitFor();
  await page.locator('[name=estado]').selectOption('pagado');
  await row.getByRole('link', { name: cod_pedido, exact: true }).click();

  await page.getByRole('heading', { level: 1, name: `Pedido ${cod_pedido}` }).waitFor();
  const lines = page.getByRole('region', { name: 'Artículos' });
  await lines.getByText(producto.nombre).waitFor();
  expect(plainSpaces((await lines.textContent())!)).toContain(euros(total));
  await page.getByRole('table', { name: 'Desglose del IVA' }).waitFor();
  await page.getByRole('region', { name: 'Cliente' }).getByText('prueba@example.com').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Marcar en preparación' }).click();
  await page.getByRole('heading', { name: 'Estado: En preparación' }).waitFor();
  await page.getByLabel('Transportista').fill('Mensajería de Prueba');
  await page.getByRole('button', { name: 'Marcar como enviado' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByText('No hay número de seguimiento').waitFor();
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByLabel('Número de seguimiento').fill('MP-1');
  await page.getByRole('button', { name: 'Marcar como enviado' }).click();
  await page.getByRole('status').getByText('Pedido actualizado con éxito.').waitFor();
  await page.getByRole('heading', { name: 'Estado: Enviado' }).waitFor();
  await page.locator('[name=notas]').fill('Lleva lazo.');
  await page.getByRole('link', { name: 'Volver a los pedidos' }).click();
  await asked.getByText('Tienes cambios sin guardar').waitFor();
  await asked.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByRole('button', { name: 'Guardar notas' }).click();
  await page.getByRole('button', { name: 'Marcar como entregado' }).click();
  await page.getByRole('heading', { name: 'Estado: Entregado' }).waitFor();
  expect(await page.getByRole('region', { name: 'Historia' }).locator('li').count()).toBe(5);
  const { data } = await (await httpAdmin()).get(`get_pedido_admin.php?cod=${cod_pedido}`);
  expect(data).toMatchObject({
    estado: 'entregado',
    transportista: 'Mensajería de Prueba',
    seguimiento: 'MP-1',
    notas: 'Lleva lazo.',
  });

  await page.getByRole('link', { name: 'Albarán' }).click();
  const sheet = page.getByRole('article');
  await sheet.getByRole('heading', { name: `Albarán del pedido ${cod_pedido}` }).waitFor();
  const text = await sheet.textContent();
  for (const part of [name, producto.nombre]) expect(text).toContain(part);
  expect(text).not.toContain('€');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Imprimir' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Ver el sitio' }).count()).toBe(0);
  expect(await sheet.isVisible()).toBe(true);
  // What stands out of sight on a screen is at the foot of a sheet.
  expect(await page.getByText('Saltar al contenido').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
}

async function expectRefund(page: Page): Promise<void> {
  const { cod_pedido, name, total } = await aPedido();
  await post('create_desistimiento.php', { nombre: name, cod_pedido, email: 'prueba@example.com', confirmar: true });
  await goInApp(page, '/admin/desistimientos/gestion');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByText(/^Pendiente, antes del \d\d\/\d\d\/\d{4}$/).waitFor();
  await page.getByLabel('Buscar').fill('nadie ha desistido así');
  await page.getByText('No se han encontrado desistimientos.').waitFor();
  await page.getByLabel('Buscar').fill(cod_pedido);
  await row.waitFor();
  await expectAccessible(page);
  await row.getByRole('link', { name: cod_pedido, exact: true }).click();
  await page.getByText(/^El cliente desistió de esta compra el /).waitFor();

  const form = page.getByRole('region', { name: 'Reembolso' });
  await form.getByLabel('Importe (€)').fill('9999');
  await form.getByRole('button', { name: 'Reembolsar' }).click();
  await form.getByText(/^Como mucho se pueden reembolsar/).waitFor();
  await form.getByLabel('Importe (€)').fill('');
  await form.getByLabel('Importe (€)').pressSequentially('1,5');
  await form.getByLabel('Motivo').fill('Llegó tarde.');
  await form.getByRole('button', { name: 'Reembolsar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(`¿Estás seguro de que quieres devolver 1,50 € a ${name}? Esta acción no se puede deshacer.`)
    .waitFor();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await form.getByRole('button', { name: 'Reembolsar' }).click();
  // Pressed twice, it is given back once.
  await dialog.getByRole('button', { name: 'Devolver 1,50 €' }).dblclick();
  await page.getByRole('status').getByText('Reembolso hecho con éxito.').waitFor();
  await page.getByRole('heading', { name: 'Estado: Pagado' }).waitFor();
  await page
    .getByRole('region', { name: 'Pago' })
    .getByText(/Llegó tarde\./)
    .waitFor();
  await form.getByRole('button', { name: 'Reembolsar' }).click();
  await dialog.getByRole('button', { name: `Devolver ${euros(total - 1.5)}` }).click();
  await page.getByRole('heading', { name: 'Estado: Reembolsado' }).waitFor();
  await form.waitFor({ state: 'detached' });

  const unpaid = await aPedido({ isPaid: false });
  await goInApp(page, `/admin/pedidos/gestion?cod=${unpaid.cod_pedido}`);
  await page.waitForURL(`**/admin/pedidos/${unpaid.cod_pedido}`);
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  expect(await form.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
  await page.getByRole('heading', { name: 'Estado: Cancelado' }).waitFor();
}
