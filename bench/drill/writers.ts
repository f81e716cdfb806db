/** People who write to the site without pause, and what the site said yes to. */
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { StripeDouble } from '../../test/harness/stripe-double.ts';
import { type Door, until, type Visitor } from './site.ts';

/** What the site said yes to, and must therefore still know. */
export interface Promised {
  /** Slug of an article → the authors it may have: as last acknowledged, or as asked for without an answer. */
  articulos: Map<string, string[]>;
  pictures: Set<string>;
  /** Payment sessions that were confirmed to the buyer. */
  paid: Set<string>;
  mensajes: Set<string>;
  /** The mottos that the settings may have. */
  lemas: string[];
  /** What the site answered right after a start when it did not yet answer as it should. */
  early: string[];
  /** How many times the site said yes. */
  yes: number;
}

export interface Writer {
  site: Door;
  admin: Visitor;
  stripe: StripeDouble;
  productoId: number;
  promised: Promised;
  isRunning: { now: boolean };
  tag: string;
}

export function nothingPromised(): Promised {
  return {
    articulos: new Map(),
    pictures: new Set(),
    paid: new Set(),
    mensajes: new Set(),
    lemas: [],
    early: [],
    yes: 0,
  };
}

/** All of them at once; resolves when the last has heard that it is over. */
export async function writeAll(writer: Omit<Writer, 'tag'>, tag: string): Promise<void> {
  const writers = [writeArticulos, writePictures, buy, writeMensajes, writeAjustes];
  await Promise.all(writers.map((write) => write({ ...writer, tag })));
}

export async function writeArticulos({ site, admin, promised, isRunning, tag }: Writer): Promise<void> {
  for (let n = 0; isRunning.now; n++) {
    const fields = { titulo: `Artículo ${tag} ${n}`, contenido: '<p>Simulacro</p>' };
    const created = await site.post('create_post.php', { ...fields, category_id: 1 }, admin);
    if (created?.status !== 200) {
      await wait(20);
      continue;
    }
    const { slug, Id_articulo, version } = created.body.data;
    promised.articulos.set(slug, ['']);
    promised.yes++;
    const autor = `Autora ${n}`;
    const change = { ...fields, Id_articulo, slug, version, Id_categoria: 1, autor };
    const edited = await site.post('update_article.php', change, admin);
    promised.articulos.set(slug, edited?.status === 200 ? [autor] : ['', autor]);
    if (edited?.status === 200) promised.yes++;
  }
}

export async function writePictures({ site, admin, promised, isRunning }: Writer): Promise<void> {
  while (isRunning.now) {
    const background = { r: random(256), g: random(256), b: random(256) };
    const png = await sharp({ create: { width: 400 + random(900), height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(png)], 'foto.png', { type: 'image/png' }));
    const stored = await site.post('upload_image.php', form, admin);
    if (stored?.status === 200) {
      promised.pictures.add(stored.body.location);
      promised.yes++;
    } else await wait(20);
  }
}

export async function buy({ site, stripe, productoId, promised, isRunning, tag }: Writer): Promise<void> {
  for (let n = 0; isRunning.now; n++) {
    const visitor = anybody();
    const cliente = {
      name: 'Ana Ruiz',
      email: `ana-${tag}-${n}@example.com`,
      phone: '600000000',
      address: 'Calle Mayor 1, 16001 Cuenca',
    };
    const articulos = [{ id: productoId, quantity: 1 }];
    const ordered = await site.post('create_checkout_session.php', { cliente, articulos }, visitor);
    if (ordered?.status !== 200) {
      await wait(20);
      continue;
    }
    stripe.pay(ordered.body.session_id);
    const thanked = await site.get(`/api/handle_successful_payment.php?session_id=${ordered.body.session_id}`, visitor);
    if (thanked?.status !== 200) continue;
    promised.paid.add(ordered.body.session_id);
    promised.yes++;
  }
}

export async function writeMensajes({ site, promised, isRunning, tag }: Writer): Promise<void> {
  for (let n = 0; isRunning.now; n++) {
    const email = `mensaje-${tag}-${n}@example.com`;
    const fields = { name: 'Ana', email, phone: '', message: 'Hola', consent: true };
    const sent = await site.post('submit_contact.php', fields, anybody());
    if (sent?.status === 200) {
      promised.mensajes.add(email);
      promised.yes++;
    }
    await wait(20);
  }
}

async function writeAjustes({ site, admin, promised, isRunning, tag }: Writer): Promise<void> {
  for (let n = 0; isRunning.now; n++) {
    const now = await readIdentidad(site, admin);
    if (!now) {
      await wait(20);
      continue;
    }
    const lema = `Lema ${tag} ${n}`;
    promised.lemas = [now.lema, lema];
    const change = { seccion: 'identidad', valores: { lema }, version: now.version };
    const saved = await site.post('update_ajustes.php', change, admin);
    if (saved?.status === 200) {
      promised.lemas = [lema];
      promised.yes++;
    }
    await wait(20);
  }
}

async function readIdentidad(
  site: Door,
  admin: Visitor,
  failures: string[] = [],
): Promise<{ lema: string; version: number } | undefined> {
  const response = await site.get('/api/get_ajustes.php', admin);
  if (response?.status !== 200) {
    failures.push(String(response?.status ?? 'nothing'));
    return undefined;
  }
  const { valores, version } = (await response.json()).data.identidad;
  return { lema: valores.lema, version };
}

/** Something to sell. */
export async function shelve(site: Door, admin: Visitor): Promise<number> {
  const tienda = await site.post('create_tienda.php', { nombre: 'Taller' }, admin);
  const categoria = await site.post('create_categoria_producto.php', { nombre: 'Barro' }, admin);
  const shelf = { id_tienda: tienda!.body.data.id, id_categoria: categoria!.body.data.id };
  const producto = await site.post('create_producto.php', { ...shelf, nombre: 'Botijo', precio: 12.5 }, admin);
  return producto!.body.data.id;
}

/** Every promise that is not kept. */
export async function missing(site: Door, admin: Visitor, promised: Promised): Promise<string[]> {
  const faults: string[] = [];
  for (const [slug, autores] of promised.articulos) {
    const answer = await (await site.get(`/api/get_post_admin.php?slug=${slug}`, admin))?.json();
    const found = answer?.data ?? answer;
    if (!found?.titulo || !autores.includes(found.autor ?? '')) faults.push(`article ${slug}`);
  }
  for (const location of promised.pictures) {
    const fault = await pictureFault(await site.get(new URL(location, site.url).pathname));
    if (fault) faults.push(`picture ${location}: ${fault}`);
  }
  for (const session of promised.paid)
    if ((await site.get(`/api/handle_successful_payment.php?session_id=${session}`, anybody()))?.status !== 200)
      faults.push(`payment ${session}`);
  for (const email of promised.mensajes) {
    const answer = await (await site.get(`/api/get_mensajes_admin.php?q=${encodeURIComponent(email)}`, admin))?.json();
    if (answer?.data?.length !== 1) faults.push(`message of ${email}`);
  }
  return [...faults, ...(await wrongLema(site, admin, promised))];
}

export async function wrongLema(site: Door, admin: Visitor, { lemas, early }: Promised): Promise<string[]> {
  if (lemas.length === 0) return [];
  let now: Awaited<ReturnType<typeof readIdentidad>>;
  await until(async () => {
    now = await readIdentidad(site, admin, early);
    return now !== undefined;
  }, 10);
  return now && lemas.includes(now.lema) ? [] : [`settings: «${now?.lema}» instead of «${lemas.join('» or «')}»`];
}

/** What came instead of a whole picture, if anything. */
export async function pictureFault(response: Response | undefined): Promise<string | undefined> {
  if (response?.status !== 200) return response ? `${response.status} «${await response.text()}»` : 'no answer';
  const bytes = Buffer.from(await response.arrayBuffer());
  return sharp(bytes)
    .stats()
    .then(() => undefined)
    .catch((error: Error) => `${bytes.length} bytes, ${error.message}`);
}

/** Somebody else, somewhere else: what is limited per address is not tried here. */
export function anybody(): Visitor {
  return { address: `198.51.${random(256)}.${random(256)}` };
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
