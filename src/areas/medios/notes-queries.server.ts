/** What the library says of pictures, in memory: public answers carry it behind their addresses. */
import type { Db } from '#server/db/open.ts';
import { withNotes } from '#values/picture.ts';

export interface Notes {
  /** The same answer, its pictures with what is said of them. */
  addTo(answer: unknown): unknown;
  /** Told of every change, on every process. */
  reload(): Promise<void>;
}

declare module '#server/app.ts' {
  interface App {
    /** What is said of pictures, for public answers. */
    notes: Notes;
  }
}

export async function createNotes(db: Db): Promise<Notes> {
  let described = await read(db);

  function addTo(answer: unknown): unknown {
    if (described.size === 0) return answer;
    if (typeof answer === 'string') return (answer.startsWith('/media/') && described.get(answer)) || answer;
    if (Array.isArray(answer)) return answer.map(addTo);
    if (typeof answer !== 'object' || answer === null) return answer;
    return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, addTo(value)]));
  }

  return {
    addTo,
    async reload() {
      described = await read(db);
    },
  };
}

async function read(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('medios')
    .select(['nombre', 'alt_text', 'pie', 'credito', 'foco_x', 'foco_y'])
    .where('tipo', '=', 'imagen')
    .where((eb) =>
      eb.or([
        eb('alt_text', '<>', ''),
        eb('pie', '<>', ''),
        eb('credito', '<>', ''),
        eb('foco_x', '<>', 50),
        eb('foco_y', '<>', 50),
      ]),
    )
    .execute();
  return new Map(
    rows.map(({ nombre, alt_text, pie, credito, foco_x, foco_y }) => {
      const foco = foco_x === 50 && foco_y === 50 ? '' : `${foco_x}% ${foco_y}%`;
      const url = `/media/${nombre}`;
      return [url, withNotes(url, { alt: alt_text, pie, credito, foco })];
    }),
  );
}
