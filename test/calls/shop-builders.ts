/** What the shop's tests put on the shelf and into a cart. */
import sharp from 'sharp';
import type { Client } from './harness.ts';

let count = 0;

export async function aTienda(admin: Client, values: Record<string, unknown> = {}): Promise<number> {
  const reply = await admin.post('create_tienda.php', { nombre: `Tienda ${++count}`, ...values });
  return expectId(reply);
}

export async function aCategoria(admin: Client, nombre = `Categoría ${++count}`): Promise<number> {
  return expectId(await admin.post('create_categoria_producto.php', { nombre }));
}

/** In a shop and a category of its own unless told; 10 €, 21 % IVA, without a limit of units. */
export async function aProducto(admin: Client, values: Record<string, unknown> = {}) {
  const id_tienda = values.id_tienda ?? (await aTienda(admin));
  const id_categoria = values.id_categoria ?? (await aCategoria(admin));
  const reply = await admin.post('create_producto.php', {
    nombre: `Producto ${++count}`,
    precio: 10,
    ...values,
    id_tienda,
    id_categoria,
  });
  expectId(reply);
  return reply.body.data as {
    id: number;
    slug: string;
    referencia: string;
    stock: number | null;
    version: string;
    nombre: string;
  };
}

export const aCliente = {
  name: 'Lucía Ejemplo',
  email: 'lucia@example.com',
  phone: '600 000 000',
  address: 'Calle Mayor 3, 16001 Cuenca, Cuenca',
};

export async function aPicture(color: string, type: 'png' | 'jpeg' | 'webp' = 'png'): Promise<File> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: color } });
  const data = await image.toFormat(type).toBuffer();
  return new File([new Uint8Array(data)], `${color}.${type}`, { type: `image/${type}` });
}

function expectId(reply: { status: number; body: { data?: { id: number } } }): number {
  if (reply.status !== 200 || !reply.body.data) throw new Error(`not created: ${JSON.stringify(reply.body)}`);
  return reply.body.data.id;
}
