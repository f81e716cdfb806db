/** What the library says of pictures, in memory: public answers carry it behind their addresses. */
import type { Db } from '#server/db/open.ts';
import { withNotes } from '#values/picture.ts';

export interface Notes {
  /** The same answer, its pictures with what is said of them. */
  addTo(answer: unknown): unknown;
  /** Reads again what is said of these files, or of all; on every process, after every change. */
  reload(ids?: number[]): Promise<void>;
}

declare module '#server/app.ts' {
  interface App {
    /** What is said of pictures, for public answers. */
    notes: Notes;
  }
}

export async function createNotes(db: Db): Promise<Notes> {
  /** Address → address with what is said of it. */
  let described = new Map<string, string>();
  let addressOf = new Map<number, string>();
  let reading = Promise.resolve();

  async function readAll(): Promise<void> {
    const rows = await list(db);
    described = new Map(rows.map(({ url, note }) => [url, note]));
    addressOf = new Map(rows.map(({ id, url }) => [id, url]));
  }

  async function readSome(ids: number[]): Promise<void> {
    const rows = await list(db, ids);
    // Under its earlier address, too: the file may have been replaced, or be gone.
    for (const id of ids) described.delete(addressOf.get(id) ?? '');
    for (const { id, url, note } of rows) {
      described.set(url, note);
      addressOf.set(id, url);
    }
  }

  function addTo(answer: unknown): unknown {
    if (described.size === 0) return answer;
    if (typeof answer === 'string') return (answer.startsWith('/media/') && described.get(answer)) || answer;
    if (Array.isArray(answer)) return answer.map(addTo);
    if (typeof answer !== 'object' || answer === null) return answer;
    return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, addTo(value)]));
  }

  await readAll();
  return {
    addTo,
    // One after another: an earlier answer must not overwrite a later one.
    reload(ids) {
      const read = reading.then(() => (ids ? readSome(ids) : readAll()));
      reading = read.catch(() => {});
      return read;
    },
  };
}

/** Pictures of which something is said. */
async function list(db: Db, ids?: number[]) {
  const rows = await db
    .selectFrom('medios')
    .select(['id', 'nombre', 'alt_text', 'pie', 'credito', 'foco_x', 'foco_y'])
    .where('tipo', '=', 'imagen')
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
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
  return rows.map(({ id, nombre, alt_text, pie, credito, foco_x, foco_y }) => {
    const foco = foco_x === 50 && foco_y === 50 ? '' : `${foco_x}% ${foco_y}%`;
    const url = `/media/${nombre}`;
    return { id, url, note: withNotes(url, { alt: alt_text, pie, credito, foco }) };
  });
}
