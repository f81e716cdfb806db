/** The call behind the page of one thing. */
import { z } from 'zod';
import { findMoved } from '#server/things/former-paths.ts';
import { type PathTipo, things } from '#things.ts';
import type { CallContext } from './call.ts';
import { notFound } from './refusal.ts';

export function bySlug(missing: string, notThere: string) {
  return z.object({ slug: z.string({ error: missing }).min(1, missing).max(255, notThere) });
}

/**
 * The thing that visitors see under this slug, or under one it had before while no other has that now. The answer
 * follows this thing; while there is none, all of its kind: any of them may still take the slug.
 */
export async function readBySlug<Row extends { id: number }>(
  { db, reads }: Pick<CallContext<unknown>, 'db' | 'reads'>,
  tipo: PathTipo,
  slug: string,
  notThere: string,
  find: (by: { slug: string } | { id: number }) => Promise<Row | undefined>,
): Promise<Row> {
  const row = (await find({ slug })) ?? (await findMoved(db, tipo, things[tipo].path(slug), (id) => find({ id })));
  reads(row ? `${tipo}:${row.id}` : things[tipo].table);
  if (!row) throw notFound(notThere);
  return row;
}
