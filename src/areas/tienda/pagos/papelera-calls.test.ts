/** Units that an order keeps aside while their product goes to the trash and comes back. */
import { expect, test } from 'vitest';
import { aProducto, pedidoOf, postNotice, startShop, stockOf } from '#areas/tienda/builders.testing.ts';

const { stripe, admin, visitor, app, newBuyer } = await startShop();

async function trashedWhileOrdered(stock: number | string = 10) {
  const { id } = await aProducto(admin, { stock });
  const session = await newBuyer().buy([{ id, quantity: 3 }]);
  expect((await admin.get('delete_producto.php', { id })).status).toBe(200);
  return { id, session };
}

async function restore(id: number): Promise<number> {
  const row = await app.db
    .selectFrom('papelera')
    .select('id')
    .where('tipo', '=', 'producto')
    .where('id_cosa', '=', id)
    .executeTakeFirstOrThrow();
  return (await admin.post('restore_papelera.php', { id: row.id })).status;
}

const expire = async (session: string) => {
  stripe.expire(session);
  await postNotice(visitor, stripe.notice('checkout.session.expired', session));
  expect((await pedidoOf(app, session)).estado).toBe('caducado');
};

test('what an order that nobody paid had kept aside is there again when the product comes back', async () => {
  const { id, session } = await trashedWhileOrdered();
  await expire(session);
  expect(await restore(id)).toBe(200);
  expect(await stockOf(app, id)).toBe(10);
});

test('what was paid meanwhile is sold', async () => {
  const { id, session } = await trashedWhileOrdered();
  stripe.pay(session);
  await app.payments.settle(session);
  await restore(id);
  expect(await stockOf(app, id)).toBe(7);
});

test('expired and then paid after all, both in the trash: sold', async () => {
  const { id, session } = await trashedWhileOrdered();
  await expire(session);
  stripe.pay(session);
  await postNotice(visitor, stripe.notice('checkout.session.completed', session));
  expect((await pedidoOf(app, session)).estado).toBe('pagado');
  await restore(id);
  expect(await stockOf(app, id)).toBe(7);
});

test('what never runs out still does not, and what is gone for good keeps nobody from closing an order', async () => {
  const endless = await trashedWhileOrdered('');
  await expire(endless.session);
  await restore(endless.id);
  expect(await stockOf(app, endless.id)).toBeNull();
  const gone = await trashedWhileOrdered();
  await admin.post('vaciar_papelera.php', {});
  await expire(gone.session);
});

test('restored and expired at the same moment, many times: never a unit more or less', async () => {
  for (let n = 0; n < 15; n++) {
    const { id, session } = await trashedWhileOrdered();
    stripe.expire(session);
    const [status] = await Promise.all([
      restore(id),
      postNotice(visitor, stripe.notice('checkout.session.expired', session)),
      app.payments.sweep(new Date(Date.now() + 3_600_000)),
    ]);
    expect(status).toBe(200);
    expect(await stockOf(app, id)).toBe(10);
  }
});
