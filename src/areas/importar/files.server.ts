/** Files of other sites, each fetched once and stored like an upload. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#server/api/refusal.ts';
import { uploadLimitMb } from '#server/api/upload.ts';
import { type FetchRules, fetchFile, NotFetched, whyNotFetched } from '#server/fetch/fetch-file.ts';
import { uploadFolder } from '#server/files.ts';
import type { MedioTextos } from '#server/media/medios.ts';
import { createGate } from '#server/turns.ts';
import { type FileTipo, formatOf, mediaFormats } from '#values/medios/formats.ts';
import { plural } from '#values/plural.ts';
import { addFormerPath } from './former-path.server.ts';
import { findImportado, findStored, rememberImportado } from './importados-queries.server.ts';
import type { Work } from './work.server.ts';

export type TipoArchivo = 'imagen' | FileTipo;

/** Where it is now and how large, or why it is not. */
export type Stored = { address: string; bytes: number } | { why: string };

export interface Files {
  store(url: string, tipo?: TipoArchivo): Promise<Stored>;
  /** Whether somebody wanted it already: then it was said why it did not come. */
  wasWanted(url: string): boolean;
}

/** What another site says of a file. */
export interface Described {
  textos?: MedioTextos | undefined;
  /** Its addresses there: they lead to the file from now on. */
  formerly: string[];
}

const atOnce = 4;
const maxAddress = 2000;
const maxHosts = 30;

export function createFiles(
  work: Work,
  fuente: string,
  describe: (url: string) => Described = () => ({ formerly: [] }),
): Files {
  const known = new Map<string, Promise<Stored>>();
  const pass = createGate(atOnce);

  async function store(url: string, tipo: TipoArchivo): Promise<Stored> {
    if (url.length > maxAddress) return { why: 'su dirección es demasiado larga' };
    const clave = `imagen:${url}`;
    const before = await findImportado(work.db, fuente, clave);
    const there = before?.valor && (await findStored(work.db, nameOf(before.valor)));
    if (there && (await work.media.open(there.nombre))) return { address: before.valor!, bytes: there.bytes };
    try {
      const begun = new Date().toISOString();
      const { textos, formerly } = describe(url);
      const address = await fetchAndStore(work, url, tipo, textos);
      const { id, version, bytes, created_at } = (await findStored(work.db, nameOf(address)))!;
      const isNew = version === 1 && created_at >= begun;
      await work.db.transaction().execute(async (db) => {
        await rememberImportado(db, {
          ...{ fuente, clave, importacion_id: work.id, tipo: tipo === 'imagen' ? 'imagen' : 'archivo' },
          // What was in the library before is not this import's to take away.
          ...{ id_cosa: isNew ? id : 0, version: isNew ? version : 0, valor: address },
        });
        for (const path of formerly)
          await addFormerPath(db, work.id, fuente, 'medio', id, { before: path, after: address });
      });
      // Every process reads what is said of it.
      if (isNew && textos) work.writer().changed(`medio:${id}`);
      return { address, bytes };
    } catch (error) {
      if (error instanceof NotFetched) return { why: error.message };
      // The file itself is at fault: too large, or none of its kind.
      if (error instanceof Refusal && error.status < 500)
        return { why: error.message.replace(/^«[^»]*»\s*/, '').replace(/\.$/, '') };
      throw error;
    }
  }

  return {
    store(url, tipo = 'imagen') {
      const running = known.get(url) ?? pass(() => store(url, tipo));
      known.set(url, running);
      return running;
    },
    wasWanted: (url) => known.has(url),
  };
}

/** What a file at this address is, by its name; undefined for what is not stored here. */
export function tipoOf(url: string): TipoArchivo | undefined {
  if (isPictureFile(url)) return 'imagen';
  const name = fileNameOf(url);
  if (/\.m4v$/i.test(name)) return 'video';
  if (/\.oga$/i.test(name)) return 'audio';
  const format = formatOf(name);
  return format && mediaFormats[format].tipo;
}

function isPictureFile(url: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i.test(url);
}

/** "…/2019/05/Plano%20viejo.pdf?x=1" → "Plano viejo.pdf" */
export function fileNameOf(url: string): string {
  const last = url
    .replace(/[?#].*$/s, '')
    .split('/')
    .at(-1)!
    .slice(0, 200);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** For a dry run: from which hosts files cannot be fetched. Each host is looked up once. */
export async function lookAtHosts(urls: Iterable<string>, rules: FetchRules) {
  const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);
  const hosts = new Map<string, { url: string; count: number }>();
  for (const url of urls) hosts.set(originOf(url), { url, count: (hosts.get(originOf(url))?.count ?? 0) + 1 });
  const closed = new Map<string, { motivo: string; count: number }>();
  for (const [host, { url, count }] of [...hosts].slice(0, maxHosts)) {
    const why = await whyNotFetched(url, rules);
    if (why)
      closed.set(host, {
        count,
        motivo: `${plural(count, 'archivo no se puede', 'archivos no se pueden')} traer: ${why}.`,
      });
  }
  return { closed, isOpen: (url: string) => !closed.has(originOf(url)) };
}

const limitOf = { imagen: 'picture', video: 'video', audio: 'audio', archivo: 'document' } as const;

async function fetchAndStore(
  { media, rules }: Work,
  url: string,
  tipo: TipoArchivo,
  textos: MedioTextos | undefined,
): Promise<string> {
  const folder = await mkdtemp(uploadFolder());
  try {
    const path = join(folder, 'archivo');
    await fetchFile(url, path, { ...rules, maxMb: uploadLimitMb[limitOf[tipo]] });
    const file = { path, filename: fileNameOf(url) || 'archivo', textos };
    return await (tipo === 'imagen' ? media.storePicture(file) : media.storeFile(file, tipo));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nameOf(address: string): string {
  return address.replace('/media/', '');
}
