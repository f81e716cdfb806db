/** Pictures of other sites, each fetched once and stored like an upload. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#server/api/refusal.ts';
import { type FetchRules, fetchFile, NotFetched, whyNotFetched } from '#server/fetch/fetch-file.ts';
import { uploadFolder } from '#server/files.ts';
import { createGate } from '#server/turns.ts';
import { plural } from '#values/plural.ts';
import { findImportado, rememberImportado } from './importados-queries.server.ts';
import type { Work } from './work.server.ts';

/** Where it is now, or why it is not. */
export type Stored = { address: string } | { why: string };

export interface Pictures {
  store(url: string): Promise<Stored>;
}

const atOnce = 4;
const maxAddress = 2000;
const maxHosts = 30;

export function createPictures(work: Work, fuente: string): Pictures {
  const known = new Map<string, Promise<Stored>>();
  const pass = createGate(atOnce);

  async function store(url: string): Promise<Stored> {
    if (url.length > maxAddress) return { why: 'su dirección es demasiado larga' };
    const clave = `imagen:${url}`;
    const before = await findImportado(work.db, fuente, clave);
    if (before?.valor && (await work.media.open(before.valor.replace('/media/', '')))) return { address: before.valor };
    try {
      const address = await fetchAndStore(work, url);
      await rememberImportado(work.db, {
        ...{ fuente, clave, importacion_id: work.id, tipo: 'imagen', id_cosa: 0, version: 0, valor: address },
      });
      return { address };
    } catch (error) {
      if (error instanceof NotFetched) return { why: error.message };
      // The picture itself is at fault: too large, or none.
      if (error instanceof Refusal && error.status < 500)
        return { why: error.message.replace(/^«[^»]*»\s*/, '').replace(/\.$/, '') };
      throw error;
    }
  }

  return {
    store(url) {
      const running = known.get(url) ?? pass(() => store(url));
      known.set(url, running);
      return running;
    },
  };
}

/** For a dry run: from which hosts pictures cannot be fetched, and how many can. Each host is looked up once. */
export async function lookAtHosts(urls: Iterable<string>, rules: FetchRules) {
  const hosts = new Map<string, { url: string; count: number }>();
  let fetched = 0;
  for (const url of urls) {
    const { origin } = URL.canParse(url) ? new URL(url) : { origin: url };
    hosts.set(origin, { url, count: (hosts.get(origin)?.count ?? 0) + 1 });
    fetched++;
  }
  const closed: { host: string; motivo: string }[] = [];
  for (const [host, { url, count }] of [...hosts].slice(0, maxHosts)) {
    const why = await whyNotFetched(url, rules);
    if (!why) continue;
    fetched -= count;
    closed.push({ host, motivo: `${plural(count, 'imagen no se puede', 'imágenes no se pueden')} traer: ${why}.` });
  }
  return { closed, fetched };
}

async function fetchAndStore({ media, rules }: Work, url: string): Promise<string> {
  const folder = await mkdtemp(uploadFolder());
  try {
    const path = join(folder, 'imagen');
    await fetchFile(url, path, rules);
    return await media.storePicture({ path, filename: 'imagen' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
