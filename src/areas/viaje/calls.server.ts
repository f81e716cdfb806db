import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { clavesField, cosa } from './cosa.ts';
import { readCosas } from './read-cosas.server.ts';

export const viaje = {
  'get_viaje.php': call({
    method: 'get',
    access: 'public',
    summary: 'The things of a trip, many kinds at once (`cosas`: u12.e4.r1); what visitors no longer see is not there',
    input: z.object({ cosas: clavesField }),
    output: z.object({ data: z.array(cosa) }),
    async handle({ db, input, now }) {
      return { data: await readCosas(db, input.cosas, now) };
    },
  }),
};
