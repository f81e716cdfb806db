import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';
import { formatEuros } from '#values/money.ts';
import { listProductos } from './queries.server.ts';
import { toProductos } from './wire.server.ts';

export const publicProductos = publicKind('producto', {
  shown,
  titulo: 'cosa.nombre',
  imagen: 'cosa.url_imagen',
  categoria: 'categorias_producto.nombre',
  // Its maker's shop says where to find it, in words.
  lugar: ['tiendas.nombre', 'tiendas.direccion'],
  texto: ['cosa.descripcion', 'categorias_producto.nombre', 'tiendas.nombre'],
  resumen: ['cosa.descripcion'],
  own: { columns: ['cosa.stock'], read: ({ stock }) => ({ stock }) },
  async lines(db, shorts, now) {
    const rows = await listProductos(db, { ids: shorts.map(({ id }) => id) });
    const sold = new Map((await toProductos(db, rows, { now, isPublic: true })).map((one) => [one.id, one]));
    return shorts.map(({ id }) => {
      const { precio, precio_anterior, variantes } = sold.get(id)!;
      const hasSeveral = new Set(variantes.map((variante) => variante.precio)).size > 1;
      return {
        detalle: (hasSeveral ? 'desde ' : '') + formatEuros(precio),
        antes: precio_anterior === null ? null : formatEuros(precio_anterior),
      };
    });
  },
});

function shown(db: Db) {
  return db
    .selectFrom('productos as cosa')
    .innerJoin('tiendas', 'tiendas.id', 'cosa.tienda_id')
    .innerJoin('categorias_producto', 'categorias_producto.id', 'cosa.categoria_id')
    .where('cosa.activo', '=', 1);
}
