/** The call behind the page of one thing. */
import { z } from 'zod';
import { findMoved } from '#server/things/former-paths.ts';
import { type PathTipo, things } from '#things.ts';
import type { CallContext } from './call.ts';
import { notFound } from './refusal.ts';

export function bySlug(missing: string, notThere: string) {
  return z.object({ slug: z.string({ error: missing }).min(1, missing).max(255, notThere) });
}

type Context = Pick<CallContext<unknown>, 'db' | 'reads'>;
type Find<Row> = (by: { slug: string } | { id: number }) => Promise<Row | undefined>;

/**
 * The thing that visitors see under this slug, or under one it had before while no other has that now. The answer
 * follows this thing; while there is none, all of its kind: any of them may still take the slug.
 */
export async function findBySlug<Row extends { id: number }>(
  { db, reads }: Context,
  tipo: PathTipo,
  slug: string,
  find: Find<Row>,
): Promise<Row | undefined> {
  const row = (await find({ slug })) ?? (await findMoved(db, tipo, things[tipo].path(slug), (id) => find({ id })));
  reads(row ? `${tipo}:${row.id}` : things[tipo].table);
  return row;
}

export async function readBySlug<Row extends { id: number }>(
  context: Context,
  tipo: PathTipo,
  slug: string,
  notThere: string,
  find: Find<Row>,
): Promise<Row> {
  const row = await findBySlug(context, tipo, slug, find);
  if (!row) throw notFound(notThere);
  return row;
}
