/** What a newsletter shows of the shop: a lowered price beside what it was, as everywhere a price is shown. */
import { expect, test } from 'vitest';
import { aProducto, conTallas } from '#areas/tienda/builders.testing.ts';
import { startApp } from '#test/harness/harness.ts';

const { admin } = await startApp();

async function datoOf(nombre: string): Promise<string> {
  const { body } = await admin.get('get_envio_opciones.php', { tipo: 'productos', q: nombre });
  const found = (body.data as { titulo: string; dato: string }[]).find(({ titulo }) => titulo === nombre);
  return found!.dato.replaceAll('\u00a0', ' ');
}

test('a product says what it costs, and what it cost', async () => {
  const { id, nombre } = await aProducto(admin, { precio: 10 });
  expect(await datoOf(nombre)).toBe('10,00 €');
  await admin.post('update_producto.php', { id, precio: 8 });
  expect(await datoOf(nombre)).toBe('8,00 € (antes 10,00 €)');
});

test('what is sold out is not proposed', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const proposed = async () =>
    (await admin.get('get_envio_propuesta.php')).body.data.bloques.find(
      ({ tipo }: { tipo: string }) => tipo === 'productos',
    ).ids;
  expect(await proposed()).toContain(id);
  await admin.post('update_producto.php', { id, stock: 0 });
  expect(await proposed()).not.toContain(id);
});

test('one with variants of several prices says from which', async () => {
  const { nombre } = await aProducto(admin, conTallas(1, 1));
  expect(await datoOf(nombre)).toBe('Desde 10,00 €');
});
