/** The process dies at any instant while books, pictures, orders and messages are written. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../test/harness/free-port.ts';
import { type StripeDouble, startStripeDouble } from '../../test/harness/stripe-double.ts';
import { type DrillSite, openSite, type Visitor } from './site.ts';

/** What the site said yes to, and must therefore still know. */
interface Promised {
  /** Slug of a book → its editorial as last acknowledged. */
  libros: Map<string, string>;
  pictures: Set<string>;
  /** Payment sessions that were confirmed to the buyer. */
  paid: Set<string>;
  mensajes: Set<string>;
}

export async function killsDrill(databaseEnv: Record<string, string>, kills: number): Promise<string[]> {
  const stripe = await startStripeDouble();
  const post = await startPostOffice();
  const site = await openSite({ ...databaseEnv, ...stripe.env, SMTP_URL: post.url });
  const promised: Promised = { libros: new Map(), pictures: new Set(), paid: new Set(), mensajes: new Set() };
  const faults: string[] = [];
  try {
    await site.start();
    const admin = await site.admin();
    const productoId = await shelve(site, admin);
    for (let n = 0; n < kills; n++) {
      if (n > 0) await site.start();
      const isRunning = { now: true };
      const writers = [writeLibros, writePictures, buy, writeMensajes].map((write, index) =>
        write({ site, admin, stripe, productoId, promised, isRunning, tag: `${n}-${index}` }),
      );
      await wait(50 + Math.random() * 700);
      isRunning.now = false;
      await site.kill();
      await Promise.all(writers);
    }
    await site.start();
    faults.push(...(await missing(site, admin, promised)), ...(await halfMade(site)));
    const mails = await drainMails(site, admin, post, promised);
    faults.push(...mails.faults);
    const { libros, pictures, paid, mensajes } = promised;
    return [
      `${kills} kills; acknowledged: ${libros.size} books, ${pictures.size} pictures, ${paid.size} payments, ${mensajes.size} messages`,
      `lost: ${faults.length}${faults.length > 0 ? ` (${faults.slice(0, 5).join('; ')})` : ''}`,
      `mails delivered: ${post.delivered.length}, of these repeated under the same Message-ID: ${mails.repeated} (at most one per kill)`,
      ...(mails.repeated > kills ? ['FAILED: more repeated mails than kills'] : []),
      ...(faults.length > 0 ? ['FAILED'] : []),
    ];
  } finally {
    await site.kill().catch(() => {});
    await stripe.close();
    post.close();
    await site.remove();
  }
}

interface Writer {
  site: DrillSite;
  admin: Visitor;
  stripe: StripeDouble;
  productoId: number;
  promised: Promised;
  isRunning: { now: boolean };
  tag: string;
}

async function writeLibros({ site, admin, promised, isRunning, tag }: Writer): Promise<void> {
  for (let n = 0; isRunning.now; n++) {
    const fields = { titulo: `Libro ${tag} ${n}`, autores: 'Simulacro' };
    const created = await site.post('create_libro.php', fields, admin);
    if (created?.status !== 200) continue;
    const { slug, id, version } = created.body.data;
    promised.libros.set(slug, '');
    const edited = await site.post(
      'update_libro.php',
      { ...fields, id, slug, version, editorial: `Edición ${n}` },
      admin,
    );
    if (edited?.status === 200) promised.libros.set(slug, `Edición ${n}`);
    // Not acknowledged: it may be there or not.
    else promised.libros.delete(slug);
  }
}

async function writePictures({ site, admin, promised, isRunning }: Writer): Promise<void> {
  while (isRunning.now) {
    const background = { r: random(256), g: random(256), b: random(256) };
    const png = await sharp({ create: { width: 400 + random(900), height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(png)], 'foto.png', { type: 'image/png' }));
    const stored = await site.post('upload_image.php', form, admin);
    if (stored?.status === 200) promised.pictures.add(stored.body.location);
  }
}

async function buy({ site, stripe, productoId, promised, isRunning, tag }: Writer): Promise<void> {
  for (let n = 0; isRunning.now; n++) {
    const visitor = { address: `198.51.${random(256)}.${random(256)}` };
    const cliente = {
      name: 'Ana Ruiz',
      email: `ana-${tag}-${n}@example.com`,
      phone: '600000000',
      address: 'Calle Mayor 1, 16001 Cuenca',
    };
    const ordered = await site.post(
      'create_checkout_session.php',
      { cliente, articulos: [{ id: productoId, quantity: 1 }] },
      visitor,
    );
    if (ordered?.status !== 200) continue;
    stripe.pay(ordered.body.session_id);
    const thanked = await site.get(`/api/handle_successful_payment.php?session_id=${ordered.body.session_id}`, visitor);
    if (thanked?.status === 200) promised.paid.add(ordered.body.session_id);
  }
}

async function writeMensajes({ site, promised, isRunning, tag }: Writer): Promise<void> {
  for (let n = 0; isRunning.now; n++) {
    const email = `mensaje-${tag}-${n}@example.com`;
    const fields = { name: 'Ana', email, phone: '', message: 'Hola', consent: true };
    const sent = await site.post('submit_contact.php', fields, { address: `198.51.${random(256)}.${random(256)}` });
    if (sent?.status === 200) promised.mensajes.add(email);
    await wait(20);
  }
}

/** Every promise that is not kept. */
async function missing(site: DrillSite, admin: Visitor, promised: Promised): Promise<string[]> {
  const faults: string[] = [];
  for (const [slug, editorial] of promised.libros) {
    const answer = await (await site.get(`/api/get_libro_admin.php?slug=${slug}`, admin))?.json();
    if ((answer?.data?.editorial ?? '') !== editorial) faults.push(`book ${slug}`);
  }
  for (const location of promised.pictures)
    if (!(await isPicture(await site.get(new URL(location, site.url).pathname)))) faults.push(`picture ${location}`);
  for (const session of promised.paid)
    if ((await site.get(`/api/handle_successful_payment.php?session_id=${session}`))?.status !== 200)
      faults.push(`payment ${session}`);
  for (const email of promised.mensajes) {
    const answer = await (await site.get(`/api/get_mensajes_admin.php?q=${encodeURIComponent(email)}`, admin))?.json();
    if (answer?.data?.length !== 1) faults.push(`message of ${email}`);
  }
  return faults;
}

/** Files in the media folder that would be served and are no whole picture. */
async function halfMade(site: DrillSite): Promise<string[]> {
  const names = await readdir(join(site.dataDir, 'media')).catch(() => []);
  const faults: string[] = [];
  for (const name of names) {
    const response = await site.get(`/media/${name}`);
    if (response?.status === 200 && !(await isPicture(response))) faults.push(`half a picture ${name}`);
  }
  return faults;
}

async function isPicture(response: Response | undefined): Promise<boolean> {
  if (response?.status !== 200) return false;
  return sharp(Buffer.from(await response.arrayBuffer()))
    .stats()
    .then(() => true)
    .catch(() => false);
}

/** Waits until the outbox is empty; every buyer has one confirmation, under one Message-ID however often it came. */
async function drainMails(site: DrillSite, admin: Visitor, post: PostOffice, promised: Promised) {
  const until = Date.now() + 150_000;
  for (;;) {
    const answer = await (await site.get('/api/get_correos_admin.php?estado=pendiente', admin))?.json();
    if (answer?.total === 0 || Date.now() > until) break;
    await wait(1000);
  }
  const faults: string[] = [];
  for (const session of promised.paid) {
    const answer = await (await site.get(`/api/handle_successful_payment.php?session_id=${session}`))?.json();
    const email: string = answer?.pedido?.cliente?.email ?? '';
    const ids = new Set(post.delivered.filter(({ to }) => to === email).map(({ id }) => id));
    if (ids.size !== 1) faults.push(`${ids.size} confirmations for ${email || session}`);
  }
  const unique = new Set(post.delivered.map(({ id, to }) => `${id} ${to}`)).size;
  return { faults, repeated: post.delivered.length - unique };
}

async function shelve(site: DrillSite, admin: Visitor): Promise<number> {
  const tienda = await site.post('create_tienda.php', { nombre: 'Taller' }, admin);
  const categoria = await site.post('create_categoria_producto.php', { nombre: 'Barro' }, admin);
  const producto = await site.post(
    'create_producto.php',
    { id_tienda: tienda!.body.data.id, id_categoria: categoria!.body.data.id, nombre: 'Botijo', precio: 12.5 },
    admin,
  );
  return producto!.body.data.id;
}

interface PostOffice {
  url: string;
  delivered: { id: string; to: string }[];
  close(): void;
}

/** A mail server that takes everything and remembers what it took. */
async function startPostOffice(): Promise<PostOffice> {
  const port = await freePort();
  const delivered: PostOffice['delivered'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        const id = text.match(/^Message-ID: (.+)$/im)?.[1]?.trim() ?? '';
        for (const { address } of session.envelope.rcptTo) delivered.push({ id, to: address });
        callback();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${port}`, delivered, close: () => server.close(() => {}) };
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
