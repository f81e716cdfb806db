/** The process dies at any instant while articles, pictures, orders, messages and settings are written. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startStripeDouble } from '../../test/harness/stripe-double.ts';
import { type PostOffice, startPostOffice } from './post-office.ts';
import { type Report, ratioOf } from './report.ts';
import { type DrillSite, openSite, until, type Visitor } from './site.ts';
import {
  anybody,
  missing,
  nothingPromised,
  type Promised,
  pictureFault,
  shelve,
  writeAll,
  wrongLema,
} from './writers.ts';

const calmMs = 5000;

export async function killsDrill(databaseEnv: Record<string, string>, kills: number): Promise<Report> {
  const stripe = await startStripeDouble();
  const post = await startPostOffice();
  const site = await openSite({ ...databaseEnv, ...stripe.env, SMTP_URL: post.url });
  const promised = nothingPromised();
  const faults: string[] = [];
  try {
    await site.start();
    const admin = await site.admin();
    const productoId = await shelve(site, admin);
    const round = { site, admin, stripe, productoId, promised };
    const calm = { now: true };
    const writing = writeAll({ ...round, isRunning: calm }, 'calma');
    await wait(calmMs);
    calm.now = false;
    await writing;
    const calmYes = promised.yes;

    const started = Date.now();
    for (let n = 0; n < kills; n++) {
      const isRunning = { now: true };
      const before = promised.yes;
      const writing = writeAll({ ...round, isRunning }, String(n));
      // A kill of a site that has not yet said yes to anybody proves little.
      await until(async () => promised.yes > before, 5);
      await wait(Math.random() * 700);
      isRunning.now = false;
      await site.kill();
      await writing;
      await site.start();
      faults.push(...(await wrongLema(site, admin, promised)));
    }
    const stormySeconds = (Date.now() - started) / 1000;
    faults.push(...(await missing(site, admin, promised)), ...(await halfMade(site)));
    const mails = await drainMails(site, admin, post, promised);
    faults.push(...mails.faults);
    if (mails.repeated > kills) faults.push(`${mails.repeated} repeated mails, more than kills`);
    const { articulos, pictures, paid, mensajes, early, yes } = promised;
    return {
      done: [
        `${kills} kills; acknowledged: ${articulos.size} articles, ${pictures.size} pictures, ${paid.size} payments, ${mensajes.size} messages, ${yes} writes in all`,
        `mails: ${mails.written} written, ${mails.delivered} delivered, ${mails.repeated} of them twice under the same Message-ID (at most one per kill)`,
        ...(early.length > 0 ? [`asked again after a start, which answered: ${early.join(', ')}`] : []),
      ],
      faults,
      ratio: ratioOf((yes - calmYes) / stormySeconds, (calmYes / calmMs) * 1000, 'writes/s, restarts included'),
    };
  } finally {
    await site.kill().catch(() => {});
    await stripe.close();
    await post.close();
    await site.remove();
  }
}

/** Files in the media folder that would be served and are no whole picture. */
async function halfMade(site: DrillSite): Promise<string[]> {
  const names = await readdir(join(site.dataDir, 'media'), { recursive: true }).catch(() => []);
  const faults: string[] = [];
  for (const name of names) {
    const response = await site.get(`/media/${name.split('/').at(-1)}`);
    const fault = response?.status === 200 && (await pictureFault(response));
    if (fault) faults.push(`half a picture ${name}: ${fault}`);
  }
  return faults;
}

/** Waits until the outbox is empty; every mail in it came, each under its one Message-ID however often. */
async function drainMails(site: DrillSite, admin: Visitor, post: PostOffice, promised: Promised) {
  const list = async (query: string) => (await site.get(`/api/get_correos_admin.php?${query}`, admin))?.json();
  const isEmpty = async () =>
    (await list('estado=pendiente'))?.total === 0 && (await list('estado=fallido'))?.total === 0;
  // What a dead process was sending is taken up again when its lease is over.
  const drained = await until(isEmpty, 180);
  const faults = drained === undefined ? ['mails are still waiting'] : [];
  const came = new Set(post.delivered.map(({ id }) => id.match(/^<correo-(\d+)-/)?.[1]));
  let written = 0;
  for (let page = 1; ; page++) {
    const { data = [], total } = (await list(`limit=100&page=${page}`)) ?? {};
    written += data.length;
    for (const { id, para } of data) if (!came.has(String(id))) faults.push(`mail ${id} to ${para}`);
    if (data.length === 0 || written >= total) break;
  }
  if (written < promised.mensajes.size + 2 * promised.paid.size)
    faults.push(`${written} mails for ${promised.mensajes.size} messages and ${promised.paid.size} orders`);
  for (const session of promised.paid) {
    const path = `/api/handle_successful_payment.php?session_id=${session}`;
    const email: string = (await (await site.get(path, anybody()))?.json())?.pedido?.cliente?.email ?? '';
    const ids = new Set(post.delivered.filter(({ to }) => to === email).map(({ id }) => id));
    if (ids.size !== 1) faults.push(`${ids.size} confirmations for ${email || session}`);
  }
  const unique = new Set(post.delivered.map(({ id, to }) => `${id} ${to}`)).size;
  return { faults, written, delivered: post.delivered.length, repeated: post.delivered.length - unique };
}
