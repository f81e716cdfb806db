/** What the areas hand to the server besides their calls: the table areas.server.ts, registered when the program is made. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { PublicTipo } from '#things.ts';
import type { App } from './app.ts';
import type { Db } from './db/open.ts';
import type { PublicKind } from './public/kind.ts';
import type { Scheduled } from './scheduler.ts';

export interface Areas {
  /** What visitors may see of each kind. */
  publicKinds: Record<PublicTipo, PublicKind>;
  /** Of a kind with pages that say nothing: those that are worth a search engine's time. */
  listedOf: Partial<Record<PublicTipo, (db: Db, now: string) => Promise<ReadonlySet<number>>>>;
  /** A section of the settings, whole. */
  valoresOf(seccion: string, valores: string): object;
  feedRoutes: ((app: App) => Hono)[];
  scheduled: Scheduled[];
  /** What every page sends, answered before all calls; false: it was something else, and is untouched. */
  createBeacons(app: App, otherwise: AnswerCall): (req: IncomingMessage, res: ServerResponse) => boolean;
}

/** The way of all calls, for a request whose body has been read. */
export type AnswerCall = (request: Request, env: { incoming: IncomingMessage }) => Promise<Response> | Response;

let registered: Areas | undefined;

export function registerAreas(areas: Areas): void {
  registered = areas;
}

export function areas(): Areas {
  if (!registered) throw new Error('the areas are not registered yet');
  return registered;
}
