/** What the shop's tests put on the shelf and into a cart. */
import { randomInt } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import type { App } from '#server/app.ts';
import { createHttpApp } from '#server/http/http.ts';
import { type Client, origin, type Reply, startApp } from '#test/harness/harness.ts';
import { startStripeDouble } from '#test/harness/stripe-double.ts';

/** A site whose payments go to a double of Stripe, which is well again before each test. */
export async function startShop() {
  const stripe = await startStripeDouble();
  const started = await startApp(stripe.env);
  afterAll(() => stripe.close());
  beforeEach(() => {
    stripe.mode = 'fine';
  });
  return { ...started, stripe, newBuyer: buyersOf(started.app) };
}

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
    version: number;
    nombre: string;
    precio: number;
    variantes: { id: number; valores: string[]; precio: number; stock: number | null }[];
  };
}

/** In two sizes: M for 10 €, L for 12 €. */
export function conTallas(m: number | null, l: number | null) {
  return {
    opciones: JSON.stringify([{ nombre: 'Talla', valores: ['M', 'L'] }]),
    variantes: JSON.stringify([
      { valores: ['M'], precio: 10, stock: m, activo: true },
      { valores: ['L'], precio: 12, stock: l, activo: true },
    ]),
  };
}

export const aCliente = {
  name: 'Lucía Ejemplo',
  email: 'lucia@example.com',
  phone: '600 000 000',
  address: 'Calle Mayor 3, 16001 Cuenca, Cuenca',
};

function expectId(reply: { status: number; body: { data?: { id: number } } }): number {
  if (reply.status !== 200 || !reply.body.data) throw new Error(`not created: ${JSON.stringify(reply.body)}`);
  return reply.body.data.id;
}

interface Wanted {
  id: number;
  variante_id?: number;
  quantity: number;
}

export interface Buyer {
  get(name: string, query?: Record<string, string>): Promise<Reply>;
  post(name: string, body: unknown): Promise<Reply>;
  /** Orders and answers the session; fails when the order is refused. */
  buy(articulos: Wanted[], cliente?: Partial<typeof aCliente>, more?: object): Promise<string>;
}

/** Visitors with names and addresses of their own: what is limited per buyer or address is not in each other's way. */
export function buyersOf(app: App): (at?: string) => Buyer {
  const http = createHttpApp(app, async () => new Response('page'));
  return (at) => {
    const remoteAddress = at ?? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const email = `compra-${++count}@example.com`;
    async function send(path: string, init: RequestInit): Promise<Reply> {
      const env = { incoming: { headers: {}, socket: { remoteAddress } } as never };
      const response = await http.fetch(new Request(origin + path, init), env);
      return { status: response.status, headers: response.headers, body: await response.json() };
    }
    const buyer: Buyer = {
      get: (name, query = {}) => send(`/api/${name}?${new URLSearchParams(query)}`, {}),
      post: (name, body) =>
        send(`/api/${name}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { origin, 'content-type': 'application/json' },
        }),
      async buy(articulos, cliente = {}, more = {}) {
        const reply = await buyer.post('create_checkout_session.php', {
          cliente: { ...aCliente, email, ...cliente },
          articulos,
          ...more,
        });
        if (reply.status !== 200) throw new Error(`no order: ${JSON.stringify(reply.body)}`);
        return reply.body.session_id;
      },
    };
    return buyer;
  };
}

/** A notice of the payment provider, posted as it posts them. */
export function postNotice(client: Client, { body, headers }: { body: string; headers: Record<string, string> }) {
  return client.request('/api/stripe_webhook.php', { method: 'POST', body, headers });
}

export function stockOf(app: App, id: number): Promise<number | null> {
  return app.db
    .selectFrom('productos')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .then(({ stock }) => stock);
}

export function pedidoOf(app: App, sessionId: string) {
  return app.db.selectFrom('pedidos').selectAll().where('session_id', '=', sessionId).executeTakeFirstOrThrow();
}

export function mailsAbout(app: App, text: string) {
  return app.db.selectFrom('correos').selectAll().where('clave', 'like', `%${text}%`).orderBy('id').execute();
}
