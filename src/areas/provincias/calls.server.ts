import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { kind, provincia } from './provincia.ts';
import { listProvincias } from './queries.server.ts';

export const provincias = {
  'get_provincias.php': call({
    method: 'get',
    access: 'public',
    summary: 'The provinces, by name',
    output: z.object({ data: z.array(provincia) }),
    async handle({ db, reads }) {
      reads('provincias');
      return { data: await listProvincias(db) };
    },
  }),

  ...kindCalls('provincia', { ...kind, one: 'a province', data: provincia }),
};
