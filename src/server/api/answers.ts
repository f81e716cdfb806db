/**
 * Answers to public questions, from the memory of the pages: a question that was asked before costs what a file costs.
 * Kept is what everybody gets: a public GET without a session, whose call said what it read and did not look at who asks.
 */
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { isShown } from '#server/idiomas.ts';
import { type KeptPage, newBody, plainOf, toResponse } from '#server/pages/kept-page.ts';
import { collectReads, noteFailure, noteReads } from '#server/pages/reads.ts';
import { commonHeaders } from '#server/pages/security.ts';
import { ownPages } from './address.ts';
import type { Call } from './call.ts';
import { dispatch, isSameForAll, perform } from './dispatch.ts';

export interface Answers {
  /** What the answer to this address is kept under, if it is a question whose answers are for everybody. */
  keyOf(url: string): string | undefined;
  answer(name: string, request: Request, ip: string): Promise<Response>;
  /** For pages rendered here. What every page asks is the same object each time, not to be changed. */
  ask(name: string, query: string): Promise<{ status: number; body: unknown; headers: Record<string, string> }>;
}

interface Making {
  /** Nothing when the answer is not for everybody: each makes their own. */
  answer: Promise<KeptPage | undefined>;
  generation: number;
}

const maxQueryLength = 400;
const sessionCookie = /(?:^|[;\s-])secretos\./;

const ofApps = new WeakMap<App, Answers>();

/** One for each running program, however many ask through it. */
export function answersOf(app: App): Answers {
  const known = ofApps.get(app) ?? createAnswers(app);
  ofApps.set(app, known);
  return known;
}

function createAnswers(app: App): Answers {
  const { pages: memory } = app;
  const making = new Map<string, Making>();
  const read = new Map<string, { etag: string; body: unknown }>();
  const parameters = new Map(Object.entries(app.calls).map(([name, call]) => [name, parametersOf(call)]));

  /** What the question is kept under: the parameters that the call knows, in one order. */
  function keyOf(name: string, query: string): string | undefined {
    const known = parameters.get(name);
    if (!known) return undefined;
    if (query.length < 2) return `/api/${name}`;
    if (query.length > maxQueryLength || /\[|%5b/i.test(query)) return undefined;
    const given = new URLSearchParams(query);
    const pairs = [...known, 'idioma'].flatMap((field) => {
      // The last one counts, as it does for the call.
      const value = given.getAll(field).at(-1);
      return value === undefined || (field === 'idioma' && !isShown(value))
        ? []
        : [`${field}=${encodeURIComponent(value)}`];
    });
    return `/api/${name}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  }

  /** One answer for all who ask at the same time, unless something was written since it was begun. */
  function shared(key: string, name: string, ip: string): Promise<KeptPage | undefined> {
    const running = making.get(key);
    if (running && running.generation === memory.generation()) return running.answer;
    const started: Making = { generation: memory.generation(), answer: make(key, name, ip) };
    making.set(key, started);
    const forget = () => making.get(key) === started && making.delete(key);
    started.answer.then(forget, forget);
    return started.answer;
  }

  async function make(key: string, name: string, ip: string): Promise<KeptPage | undefined> {
    const since = memory.generation();
    const request = new Request(`http://in.process${key}`);
    const { result, log } = await collectReads(() => perform(app, name, request, ip));
    if (result instanceof Response || log.isPersonal || result.headers.has('set-cookie')) return undefined;
    const { status, body, headers } = result;
    const answer: KeptPage = {
      status,
      ...newBody(JSON.stringify(body)),
      headers: { ...commonHeaders, ...Object.fromEntries(headers), vary: 'Accept-Encoding' },
      tags: log.tags,
    };
    if (status === 200 && log.tags.size > 0) memory.keep(key, answer, since);
    return answer;
  }

  /** The same object as long as it says the same. Only for questions without parameters but the language, of which there are few. */
  function readOnce(key: string, answer: KeptPage): unknown {
    const known = read.get(key);
    if (known?.etag === answer.etag) return known.body;
    const body = bodyOf(answer);
    read.set(key, { etag: answer.etag, body });
    return body;
  }

  async function find(key: string, name: string, ip: string): Promise<KeptPage | undefined> {
    const answer = memory.fresh(key) ?? (await shared(key, name, ip));
    if (answer) {
      noteReads(...answer.tags);
      if (answer.status >= 500) noteFailure();
    }
    return answer;
  }

  return {
    keyOf(url) {
      const [path, query] = split(url);
      const name = /^\/(?:api\/)?([^/]+\.php)$/.exec(path)?.[1];
      return name && keyOf(name, query);
    },

    async answer(name, request, ip) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const [, query] = split(request.url);
      const key = isRead && !isSignedIn(request.headers.get('cookie')) ? keyOf(name, query) : undefined;
      const answer = key && (await find(key, name, ip));
      return answer ? toResponse(request, answer) : dispatch(app, name, request, ip);
    },

    async ask(name, query) {
      const key = keyOf(name, query);
      const answer = key && (await find(key, name, ownPages));
      if (answer)
        return {
          status: answer.status,
          body: /\?(?!idioma=\w+$)/.test(key) ? bodyOf(answer) : readOnce(key, answer),
          headers: answer.headers,
        };
      const request = new Request(`http://in.process/${name}${query}`);
      const response = await dispatch(app, name, request, ownPages);
      return {
        status: response.status,
        body: await response.json(),
        headers: Object.fromEntries(response.headers),
      };
    },
  };
}

function bodyOf(answer: KeptPage): unknown {
  return JSON.parse(plainOf(answer).toString());
}

/** None when the call's answers are not for everybody, or what it reads of the address is not plain. */
function parametersOf(call: Call): string[] | undefined {
  if (!isSameForAll(call)) return undefined;
  if (!call.input) return [];
  return call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : undefined;
}

/** Other cookies (a proxy's) say nothing about who asks. */
export function isSignedIn(cookie: string | null | undefined): boolean {
  return Boolean(cookie) && sessionCookie.test(cookie!);
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
