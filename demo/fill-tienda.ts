import { addPrecio, findProducto } from '#areas/tienda/productos/queries.server.ts';
import { newReferencia } from '#areas/tienda/productos/referencia-queries.server.ts';
import { followVariantes, writeVariantes } from '#areas/tienda/variantes/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { insertThing } from '#server/things/save-thing.ts';
import type { IvaRate } from '#values/price.ts';
import { categoriasProducto } from './content/territorio.ts';
import { cupones, productos, tiendas } from './content/tienda.ts';
import type { DemoProducto } from './content/types.ts';
import { fillPedidos } from './fill-pedidos.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Shops, product categories, products, and the orders of a past year. */
export async function fillTienda(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const at = now.toISOString();
  const tiendaIds = new Map<string, number>();
  for (const { imagen, ...tienda } of tiendas) {
    const own = { referencia: await newReferencia(db, 'tiendas'), imagen_url: pictures.get(imagen) ?? null };
    tiendaIds.set(tienda.nombre, await insertThing(db, 'tienda', { ...tienda, ...own }, at));
  }
  const categoriaIds = new Map<string, number>();
  for (const nombre of categoriasProducto)
    categoriaIds.set(nombre, await insertThing(db, 'categoria_producto', { nombre }, at));
  // The shelf shows the newest first: the first of the list is the last to come.
  for (const demo of productos.toReversed()) {
    const { tienda, categoria, precioCents, antesCents, iva, imagenes, opciones = [], variantes, ...producto } = demo;
    const [main = null, ...more] = imagenes.flatMap((name) => pictures.get(name) ?? []);
    const id = await insertThing(
      db,
      'producto',
      {
        ...producto,
        tienda_id: tiendaIds.get(tienda)!,
        categoria_id: categoriaIds.get(categoria)!,
        referencia: await newReferencia(db, 'productos'),
        precio_cents: precioCents,
        iva: iva as IvaRate,
        activo: 1,
        url_imagen: main,
        imagenes_adicionales: JSON.stringify(more),
        opciones: JSON.stringify(opciones),
      },
      at,
    );
    if (antesCents) await addPrecio(db, { id, precio_cents: antesCents, updated_at: daysFrom(now, -60) }, undefined);
    await addPrecio(db, { id, precio_cents: precioCents, updated_at: at }, undefined);
    if (variantes) await fillVariantes(db, id, variantes, pictures, at);
  }
  await fillCupones(db, categoriaIds, now);
  await fillPedidos(db, now);
}

async function fillVariantes(
  db: Db,
  id: number,
  variantes: NonNullable<DemoProducto['variantes']>,
  pictures: StoredPictures,
  at: string,
) {
  const sent = variantes.map(({ valores, precioCents, stock, imagen }) => ({
    ...{ valores, precio: precioCents / 100, stock, activo: true },
    imagen: imagen && pictures.get(imagen),
  }));
  const row = (await findProducto(db, { id }))!;
  await writeVariantes(db, row, { variantes: sent }, at);
  await followVariantes(db, id);
}

async function fillCupones(db: Db, categoriaIds: Map<string, number>, now: Date): Promise<void> {
  for (const { codigo, tipo, valor, minimoCents = 0, usos = null, categorias = [], hastaInDays } of cupones)
    await insertThing(
      db,
      'cupon',
      {
        ...{ codigo, tipo, valor, usos, minimo_cents: minimoCents, activo: 1, desde: null },
        hasta: hastaInDays === undefined ? null : daysFrom(now, hastaInDays).slice(0, 10),
        categorias: JSON.stringify(categorias.map((nombre) => categoriaIds.get(nombre)!)),
      },
      now.toISOString(),
    );
}

function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}
