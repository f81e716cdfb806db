import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertPedido } from '#areas/tienda/pedidos/queries.server.ts';
import { startApp } from '#test/harness/harness.ts';
import { cobros } from './011-cobros.ts';

test('what an older version had counted as given back before it was, waits now', async () => {
  const { app } = await startApp();
  const now = new Date().toISOString();
  const cliente = {
    cliente_nombre: 'Ana',
    cliente_email: 'ana@example.com',
    cliente_telefono: '',
    cliente_direccion: '',
  };
  const money = { subtotal_cents: 5000, envio_cents: 0, envio_base_cents: 0, envio_iva: 21, total_cents: 5000 };
  const pedido = { ...cliente, ...money, unidades: 1, estado: 'pagado' as const, zona: 'peninsula' as const };
  const line = {
    producto_id: 1,
    referencia: 'R',
    descripcion: 'Jarra',
    cantidad: 1,
    unit_cents: 5000,
    iva: 21 as const,
  };
  const ids: number[] = [];
  for (const cod_pedido of ['SC-UNO', 'SC-OTRO'])
    ids.push(
      await insertPedido(app.db, { ...pedido, cod_pedido, proveedor: 'stripe', creado_en: now, caduca_en: now }, [
        { ...line, total_cents: 5000, base_cents: 4132, reservado: 0 },
      ]),
    );
  const [id] = ids;
  const refund = (clave: string, importe_cents: number, estado: 'pedido' | 'hecho' | 'fallido' | 'dudoso') => ({
    ...{ pedido_id: id!, clave, importe_cents, estado, motivo: null, proveedor_id: null, hecho_en: null },
    ...{ reponer_stock: 0, usuario: 'admin', creado_en: now },
  });
  await app.db
    .insertInto('reembolsos')
    .values([
      refund('a', 1000, 'hecho'),
      refund('b', 700, 'pedido'),
      refund('c', 40, 'dudoso'),
      refund('d', 9, 'fallido'),
    ])
    .execute();
  await app.db.updateTable('pedidos').set({ reembolsado_cents: 1740 }).where('id', '=', id!).execute();

  const statement = cobros.up.find((step) => typeof step === 'string' && step.startsWith('update pedidos')) as string;
  await sql.raw(statement).execute(app.db);
  const rows = await app.db
    .selectFrom('pedidos')
    .select(['reembolsado_cents', 'reembolso_pendiente_cents'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { reembolsado_cents: 1000, reembolso_pendiente_cents: 740 },
    { reembolsado_cents: 0, reembolso_pendiente_cents: 0 },
  ]);
});
