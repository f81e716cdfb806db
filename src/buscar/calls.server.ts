import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { searchThings } from '#server/search/index.ts';
import { paging } from '#values/fields.ts';
import { fragmentAround, hallazgo, searchWords } from '#values/words.ts';
import { tiposBusqueda } from './tipo-busqueda.ts';

export const buscar = {
  'buscar.php': call({
    method: 'get',
    access: 'public',
    summary: 'Search everything visitors can see, as they type; accents and plurals aside, best first',
    // Whatever is typed is a question, not an error: it is cut and cleaned, never refused.
    input: z.object({ q: z.string().optional(), tipo: z.enum(tiposBusqueda).optional().catch(undefined), ...paging }),
    output: z.object({
      data: z.array(hallazgo),
      tipos: z.array(z.object({ tipo: z.enum(tiposBusqueda), total: z.number() })),
      ...pageFields,
    }),
    async handle({ app, input, now }) {
      const words = searchWords(input.q ?? '');
      const request = toPageRequest(input, 20);
      if (words.length === 0) return { data: [], tipos: [], total: 0, pages: 1, ...request };
      const { rows, counts, ...page } = await searchThings(app.database, { words, tipo: input.tipo, now, ...request });
      return {
        data: rows.map((row) => ({ ...row, tipo: toTipo(row.tipo), fragmento: fragmentAround(row.texto, words) })),
        tipos: counts.map(({ tipo, cuantos }) => ({ tipo: toTipo(tipo), total: cuantos })),
        ...page,
      };
    },
  }),
};

function toTipo(tipo: string) {
  return tipo as (typeof tiposBusqueda)[number];
}
