import { z } from 'zod';
import { call } from '#server/api/call.ts';
import type { Db } from '#server/db/open.ts';
import { type Tipo, things } from '#things.ts';

/** All of a small kind at once, for everybody. */
export function listCall<Item extends z.ZodType>(
  tipo: Tipo,
  { summary, item, list }: { summary: string; item: Item; list(db: Db): Promise<z.input<Item>[]> },
) {
  return call({
    method: 'get',
    access: 'public',
    summary,
    output: z.object({ data: z.array(item) }),
    async handle({ db, reads }) {
      reads(things[tipo].table);
      return { data: await list(db) };
    },
  });
}
