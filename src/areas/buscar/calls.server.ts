import { z } from 'zod';
import { unusedOfProgram } from '#areas/municipios/queries.server.ts';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import type { App } from '#server/app.ts';
import { indexId, searchedTipos } from '#server/search/ids.ts';
import { searchTags, searchThings, textIn } from '#server/search/index.ts';
import { putRight, readTitleWords } from '#server/search/near-words.ts';
import { termsOf } from '#server/search/terms.ts';
import { tablesUsing } from '#server/things/thing-checks.ts';
import { things } from '#things.ts';
import { paging } from '#values/fields.ts';
import { idioma, spanish } from '#values/idioma/say.ts';
import { searchWords } from '#values/words.ts';
import { fragmentAround, type Hallazgo, maxHallazgos } from './hallazgo.ts';
import { readSynonyms } from './sinonimos/read.server.ts';

const hallazgo = z.object({
  tipo: z.enum(searchedTipos),
  titulo: z.string(),
  url: z.string(),
  imagen: z.string().nullable(),
  fragmento: z.array(z.object({ texto: z.string(), marcado: z.boolean(), _es: z.array(z.string()).optional() })),
}) satisfies z.ZodType<Hallazgo>;

export const buscar = {
  'buscar.php': call({
    method: 'get',
    access: 'public',
    summary: 'Search everything visitors can see, as they type; accents and plurals aside, best first',
    // Whatever is typed is a question, not an error: it is cut and cleaned, never refused.
    input: z.object({ q: z.string().optional(), tipo: z.enum(searchedTipos).optional().catch(undefined), ...paging }),
    output: z.object({
      data: z.array(hallazgo),
      tipos: z.array(z.object({ tipo: z.enum(searchedTipos), total: z.number() })),
      /** When nothing is found: the same with its mistyped words put right. */
      quiza: z.string().optional(),
      ...pageFields,
    }),
    async handle({ app, input, now, reads }) {
      reads(...searchTags, 'sinonimos', 'ajustes');
      const words = searchWords(input.q ?? '');
      const request = toPageRequest(input, 20);
      if (words.length === 0) return { data: [], tipos: [], total: 0, pages: 1, ...request };
      const synonyms = await readSynonyms(app);
      const without = await notOfHere(app);
      const search = (words: string[]) =>
        searchThings(app.database, { words, synonyms, without, tipo: input.tipo, now, most: maxHallazgos, ...request });
      const { rows, counts, ...page } = await search(words);
      const titles = () =>
        app.totals.get('palabras de los títulos', [...searchTags], () => readTitleWords(app.database, now));
      const quiza = counts.length === 0 && !input.tipo ? putRight(await titles(), words.join(' ')) : undefined;
      const hasMore = quiza !== undefined && (await search(searchWords(quiza))).counts.length > 0;
      const same = termsOf(words, synonyms).flatMap(({ others }) => others.flat());
      return {
        ...(hasMore && { quiza }),
        data: rows.map((row) => ({
          ...row,
          tipo: toTipo(row.tipo),
          fragmento: fragmentHere(row.texto, words, same),
        })),
        tipos: counts.map(({ tipo, cuantos }) => ({ tipo: toTipo(tipo), total: cuantos })),
        ...page,
      };
    },
  }),
};

/** The villages that came with the program, where the site is of another place. */
async function notOfHere({ ajustes, db, totals }: App): Promise<ReadonlySet<number>> {
  if (ajustes.current.marca.mapa) return new Set();
  const tags = [things.municipio.table, ...tablesUsing('municipio')];
  const ids = await totals.get('municipios que trae el programa', tags, () => unusedOfProgram(db));
  return new Set([...ids].map((id) => indexId('municipio', id)));
}

/** In the language of whoever asks, as far as the thing says anything in it. */
function fragmentHere(texto: string, words: string[], same: string[]) {
  const translated = textIn(texto, idioma().codigo);
  const fragment = fragmentAround(translated ?? textIn(texto, spanish.codigo)!, words, same);
  return translated === undefined ? fragment.map((piece) => ({ ...piece, _es: ['texto'] })) : fragment;
}

function toTipo(tipo: string) {
  return tipo as (typeof searchedTipos)[number];
}
