/** People in front of two proxies: what they read, how old it was, what they wrote and what they were told. */
import { setTimeout as wait } from 'node:timers/promises';
import type { StripeDouble } from '../../test/harness/stripe-double.ts';
import type { FrontProxy } from './proxy.ts';
import { codeOf } from './release.ts';
import { type Answer, type Door, isSentence, type Visitor } from './site.ts';
import { anybody, buy, type Promised, pictureFault, writeArticulos, writeMensajes, writePictures } from './writers.ts';

export interface Seen {
  reads: number;
  failed: string[];
  /** How long a page was without something that had been acknowledged, in milliseconds; those that say so are counted apart. */
  oldestMs: number;
  markedOld: number;
  /** Pages whose code was gone: they can be read, and do nothing until they are loaded anew. */
  asleep: number;
  /** Writes acknowledged, refused with a sentence (each by its call and its sentence), and without any answer. */
  yes: number;
  refused: Map<string, number>;
  broken: number;
  /** Answers to writes that are none of these. */
  wrong: string[];
  slowestMs: number;
}

export interface Crowd {
  door: Door;
  promised: Promised;
  /** What is seen from now on, until the next look. */
  look(): Seen;
  /** Until all that is being written at this moment is answered. */
  answered(): Promise<void>;
  leave(): Promise<void>;
}

const paths = ['/', '/historia', '/tienda', '/libros', '/'];
const longestMs = 60_000;
/** So that two cores are not all that is tried. */
const paceMs = 60;

interface Site {
  proxies: FrontProxy[];
  /** What forms say that they come from. */
  origin: string;
  stripe: StripeDouble;
  promised: Promised;
}

export function openDoor({ proxies, origin }: Pick<Site, 'proxies' | 'origin'>, seen: () => Seen) {
  let turn = 0;
  const writing = new Set<Promise<unknown>>();
  /** As a browser that knows two addresses: where nobody listens, the other; what is only read, also when it broke off. */
  async function ask(path: string, init: RequestInit, from: Visitor): Promise<Response | undefined> {
    const first = turn++;
    for (const next of [0, 1]) {
      const { url } = proxies[(first + next) % proxies.length]!;
      const headers = { ...init.headers, 'x-forwarded-for': from.address ?? '203.0.113.1' };
      const signed = { ...headers, ...(from.cookie && { cookie: from.cookie }) };
      try {
        const response = await fetch(url + path, { ...init, headers: signed, signal: AbortSignal.timeout(longestMs) });
        return new Response(await response.arrayBuffer(), response);
      } catch (error) {
        const { code } = ((error as Error).cause ?? {}) as { code?: string };
        if (init.method === 'POST' && code !== 'ECONNREFUSED') return undefined;
      }
    }
    return undefined;
  }
  async function write(name: string, body: unknown, from: Visitor): Promise<Answer | undefined> {
    const isForm = body instanceof FormData;
    const headers = { origin, ...(!isForm && { 'content-type': 'application/json' }) };
    const text = isForm ? body : JSON.stringify(body);
    await wait(paceMs);
    const started = performance.now();
    const response = await ask(`/api/${name}`, { method: 'POST', headers, body: text }, from);
    const now = seen();
    now.slowestMs = Math.max(now.slowestMs, performance.now() - started);
    const answer = response && { status: response.status, body: await response.json().catch(() => ({})) };
    judge(name, answer, now);
    return answer;
  }
  const door: Door = {
    url: origin,
    get: (path, from = {}) => ask(path, { headers: { 'sec-fetch-site': 'same-origin' } }, from),
    post(name, body, from = {}) {
      const written = write(name, body, from);
      writing.add(written);
      return written.finally(() => writing.delete(written));
    },
  };
  return { ...door, answered: async () => void (await Promise.all(writing)) };
}

function judge(name: string, answer: Answer | undefined, seen: Seen): void {
  if (!answer) seen.broken++;
  else if (answer.status === 200) seen.yes++;
  else if (answer.status === 503 && isSentence(answer)) {
    // Each has a code of its own.
    const what = `${name} «${answer.body.message.replace(/ \(\w+\)$/, '')}»`;
    seen.refused.set(what, (seen.refused.get(what) ?? 0) + 1);
  } else seen.wrong.push(`${name} was answered ${answer.status} «${answer.body.message}»`);
}

export function openCrowd(place: Site, admin: Visitor, productoId: number): Crowd {
  const { promised, stripe } = place;
  const isRunning = { now: true };
  let seen = nothingSeen();
  const door = openDoor(place, () => seen);
  const writer = { site: door, admin, stripe, productoId, promised, isRunning };
  const marks: { n: number; at: number }[] = [];
  const working = [
    ...['a', 'b'].flatMap((tag) => [
      writeArticulos({ ...writer, tag }),
      buy({ ...writer, tag }),
      writeMensajes({ ...writer, tag }),
    ]),
    writePictures({ ...writer, tag: 'a' }),
    confirmPayments(),
    writeMarks(),
    ...[0, 1, 2, 3].map(read),
    readPictures(),
  ];

  /** One book whose title is a number that grows. */
  async function writeMarks(): Promise<void> {
    const fields = { autores: 'Ana Ruiz', slug: 'marca' };
    let id: number | undefined;
    for (let n = 1; isRunning.now; n++) {
      const titulo = `Marca ${n} de la lista`;
      const saved = id
        ? await door.post('update_libro.php', { ...fields, id, titulo }, admin)
        : await door.post('create_libro.php', { ...fields, titulo }, admin);
      if (saved?.status !== 200) continue;
      id ??= saved.body.data.id;
      fields.slug = saved.body.data.slug;
      marks.push({ n, at: performance.now() });
    }
  }

  async function read(reader: number): Promise<void> {
    for (let n = reader; isRunning.now; n++) {
      const path = paths[n % paths.length]!;
      const started = performance.now();
      const response = await door.get(path, anybody());
      const text = response?.status === 200 ? await response.text() : '';
      if (text === '') seen.failed.push(`${path}: ${response?.status ?? 'no answer'}`);
      else seen.reads++;
      if (text !== '' && (await door.get(codeOf(text), anybody()))?.status !== 200) seen.asleep++;
      const shown = Number(text.match(/Marca (\d+) de la lista/)?.[1] ?? 0);
      const missed = path === '/libros' && text !== '' && marks.find((mark) => mark.n > shown && mark.at < started);
      if (response?.headers.get('warning')?.startsWith('110')) seen.markedOld++;
      else if (missed) seen.oldestMs = Math.max(seen.oldestMs, started - missed.at);
      await wait(20);
    }
  }

  async function readPictures(): Promise<void> {
    while (isRunning.now) {
      const location = [...promised.pictures].at(-1 - Math.floor(Math.random() * 10));
      if (location) {
        const fault = await pictureFault(await door.get(new URL(location, place.origin).pathname, anybody()));
        if (fault) seen.failed.push(`picture ${location}: ${fault}`);
        else seen.reads++;
      }
      await wait(200);
    }
  }

  /** The provider tells both proxies at once, and again until one heard it. */
  async function confirmPayments(): Promise<void> {
    const confirmed = new Set<string>();
    while (isRunning.now) {
      for (const { id, payment_status } of stripe.sessions.values()) {
        if (payment_status !== 'paid' || confirmed.has(id)) continue;
        const { body, headers } = stripe.notice('checkout.session.completed', id);
        const heard = await Promise.allSettled(
          place.proxies.map(({ url }) => fetch(`${url}/api/stripe_webhook.php`, { method: 'POST', body, headers })),
        );
        if (heard.some((answer) => answer.status === 'fulfilled' && answer.value.ok)) confirmed.add(id);
      }
      await wait(200);
    }
  }

  return {
    door,
    promised,
    look: () => (seen = nothingSeen()),
    answered: door.answered,
    async leave() {
      isRunning.now = false;
      await Promise.all(working);
    },
  };
}

export function nothingSeen(): Seen {
  return {
    reads: 0,
    failed: [],
    oldestMs: 0,
    markedOld: 0,
    asleep: 0,
    yes: 0,
    refused: new Map(),
    broken: 0,
    wrong: [],
    slowestMs: 0,
  };
}
