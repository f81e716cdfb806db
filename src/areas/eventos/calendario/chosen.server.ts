/** Which part of the agenda somebody takes away: of a village, a type, a label. */
import { listTiposEvento } from '#areas/eventos/tipos-evento/queries.server.ts';
import { paths } from '#paths.ts';
import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';
import { findMoved } from '#server/things/former-paths.ts';
import { type Etiqueta, etiquetaLabel, isEtiqueta } from '#values/etiquetas.ts';
import { say } from '#values/idioma/say.ts';
import { slugPattern } from '#values/slug.ts';
import type { EventoFilter } from '../queries.server.ts';

export interface Chosen {
  filter: EventoFilter;
  municipio: { id: number; nombre: string; path: string } | undefined;
  /** "Agenda de Alarcón (Música, Gratis)". */
  title: string;
}

/** `pueblo` is a village by its slug, `municipio` by its number too, as everywhere. */
type Asked = Partial<Record<'municipio' | 'pueblo' | 'tipo' | 'etiqueta', string | undefined>>;

/** Undefined when something was asked for that is not there; what is empty was not asked for. */
export async function chosenOf(db: Db, { municipio, pueblo, tipo, etiqueta }: Asked): Promise<Chosen | undefined> {
  const named = pueblo || municipio;
  const village = named ? await findVillage(db, named, !pueblo) : undefined;
  const kind = tipo ? (await listTiposEvento(db)).find(({ id }) => String(id) === tipo) : undefined;
  if ((named && !village) || (tipo && !kind) || (etiqueta && !isEtiqueta(etiqueta))) return undefined;
  const label = (etiqueta || undefined) as Etiqueta | undefined;
  const of = [kind?.nombre, label && say(etiquetaLabel[label])].filter(Boolean).join(', ');
  return {
    filter: { municipioId: village?.id, tipoId: kind?.id, etiqueta: label },
    municipio: village,
    title: [village ? say('Agenda de {lugar}', { lugar: village.nombre }) : say('Agenda'), of && `(${of})`]
      .filter(Boolean)
      .join(' '),
  };
}

/** What was pasted into other sites goes on under the name it had then. */
async function findVillage(db: Db, asked: string, byNumber: boolean): Promise<Chosen['municipio']> {
  const now = new Date().toISOString();
  const find = async (id: number) => (await publicKinds.municipio.short(db, { ids: [id] }, now))[0];
  if (!slugPattern.test(asked)) return undefined;
  const path = paths.municipio(asked);
  const found =
    byNumber && /^[1-9]\d{0,8}$/.test(asked)
      ? await find(Number(asked))
      : ((await publicKinds.municipio.short(db, { slug: asked }, now))[0] ??
        (await findMoved(db, 'municipio', path, find)));
  return found && { id: found.id, nombre: found.titulo, path: found.url };
}
