import type { App } from '#server/app.ts';
import { type Synonyms, synonymsOf } from '#server/search/terms.ts';
import { listSinonimos } from './queries.server.ts';

/** What means the same, as the operator says now. */
export function readSynonyms(app: App): Promise<Synonyms> {
  return app.totals.get('sinonimos', ['sinonimos'], async () =>
    synonymsOf((await listSinonimos(app.db)).map(({ palabras }) => palabras)),
  );
}
