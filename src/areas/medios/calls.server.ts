import { z } from 'zod';
import { type CallContext, call, type FileKind } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { areUsosKnown } from '#server/media/medio-usos.ts';
import { deleteUnused, successorOf } from '#server/media/medios.ts';
import { recordChange } from '#server/things/change-log.ts';
import { lockThing, saveThing } from '#server/things/save-thing.ts';
import { type Row, tagsOf } from '#server/things/thing-row.ts';
import { flag, id, paging, searchText } from '#values/fields.ts';
import { type Medio, medio, medioChoice, medioTexts, medioUpdate } from './medio.ts';
import { findMedio, listMedios, replaceFile, tagsUsing, type Usos, usosOf } from './queries.server.ts';
import { ordenesMedio, type TipoMedio, tiposMedio } from './tipos.ts';

/** The field of a file is its kind. */
const fileKinds = { imagen: 'picture', video: 'video', audio: 'audio', archivo: 'document' } satisfies Record<
  TipoMedio,
  FileKind
>;

const notThere = 'Ese archivo ya no está en la biblioteca.';
const notYet = 'Todavía se está mirando qué archivos se usan. Podrás borrarlo dentro de unos minutos.';
const tipo = z.enum(tiposMedio, { error: 'El tipo debe ser imagen, video, audio o archivo.' }).optional();
const orden = z.enum(ordenesMedio, { error: 'El orden no es válido.' }).optional();
const dir = z.enum(['asc', 'desc'], { error: 'El sentido debe ser asc o desc.' }).optional();

export const subidas = {
  'upload_image.php': call({
    method: 'post',
    access: 'oficina',
    summary: 'Store a picture (field `file`, or `image`); answers its address',
    files: { file: 'picture', image: 'picture' },
    output: z.object({ location: z.string(), imageUrl: z.string() }),
    async handle({ app, files }) {
      const upload = files.get('file') ?? files.get('image');
      if (!upload) throw new Refusal(422, 'No se ha recibido ninguna imagen.');
      const location = await app.media.storePicture(upload);
      return { message: 'Imagen subida con éxito.', location, imageUrl: location };
    },
  }),
};

export const medios = {
  'upload_logo.php': call({
    method: 'post',
    access: 'admin',
    summary:
      'Store a logo (field `file`, or `image`): a picture, or a drawing (SVG), which is cleaned; answers its address',
    files: { file: 'picture', image: 'picture' },
    output: z.object({ location: z.string(), imageUrl: z.string() }),
    async handle({ app, files }) {
      const upload = files.get('file') ?? files.get('image');
      if (!upload) throw new Refusal(422, 'No se ha recibido ninguna imagen.');
      const location = await app.media.storeLogo(upload);
      return { message: 'Imagen subida con éxito.', location, imageUrl: location };
    },
  }),

  'get_medios_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Every stored file, newest first, with where it is used; `sin_usar` leaves the unused ones',
    input: z.object({ q: searchText(), tipo, sin_usar: flag('Sin usar').optional(), orden, dir, ...paging }),
    output: z.object({ data: z.array(medio), ...pageFields }),
    async handle({ db, input: { q, sin_usar, ...input } }) {
      const filter = { ...input, search: q, isUnused: sin_usar, ...toPageRequest(input, 48) };
      const { rows, ...page } = await listMedios(db, filter);
      const usos = await usosOf(
        db,
        rows.map(({ nombre }) => nombre),
      );
      return { data: rows.map((row) => toMedio(row, usos.get(row.nombre))), ...page };
    },
  }),

  'get_medio_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One stored file, by its id or its address, with all that uses it',
    input: z.object({ id: id().optional(), url: z.string().max(255).optional() }),
    output: z.object({ data: medio }),
    async handle({ db, input }) {
      const row = await findMedio(db, await whichOne(db, input));
      if (!row) throw notFound(notThere);
      return { data: toMedio(row, await usosNow(db, row)) };
    },
  }),

  'get_biblioteca.php': call({
    method: 'get',
    access: 'oficina',
    summary: 'The stored pictures (or another kind of file) to choose one from, newest first',
    input: z.object({ q: searchText(), tipo, ...paging }),
    output: z.object({ data: z.array(medioChoice), ...pageFields }),
    async handle({ db, input: { q, tipo = 'imagen', ...input } }) {
      const { rows, ...page } = await listMedios(db, { search: q, tipo, ...toPageRequest(input, 24) });
      return { data: rows.map((row) => toMedio(row)), ...page };
    },
  }),

  'create_medio.php': call({
    method: 'post',
    access: 'oficina',
    summary:
      'Store a picture (`imagen`), a video (`video`), a sound (`audio`) or a document (`archivo`) in the library; a picture that is there already stays one',
    input: z.object(medioTexts),
    files: fileKinds,
    output: z.object({ data: medio }),
    async handle(context) {
      const stored = await storedFile(context);
      if (!stored) throw new Refusal(422, 'No se ha recibido ningún archivo.');
      const row = (await findMedio(context.db, { nombre: stored }))!;
      const said = Object.values(context.input).some((text) => text !== undefined);
      // What is said of a file that others use already is not this upload's to change.
      const isNew = row.version === 1 && row.created_at >= context.now;
      const saved = said && isNew ? await saveThing(context, 'medio', { id: row.id, values: context.input }) : row;
      return { message: 'Archivo subido con éxito.', data: toMedio(saved, await seenUsos(context, saved)) };
    },
  }),

  'update_medio.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change what is said of a stored file; with another file of its kind, that one takes its place everywhere',
    input: medioUpdate,
    files: fileKinds,
    output: z.object({ data: medio }),
    async handle(context) {
      const { id, version, ...values } = context.input;
      const { app, db, now } = context;
      const before = await findMedio(db, { id });
      if (!before) throw notFound(notThere);
      const stored = await replacement(context, before);
      const tags = await tagsUsing(db, before.nombre);
      const after = await saveThing(context, 'medio', {
        id,
        version,
        notThere,
        values: async (db, row) => ({ ...values, ...(stored && (await replaceFile(db, row, stored, now))) }),
      });
      await app.notes.reload([id]);
      // Every process reads again what is said of this file, and then drops the pages that show it.
      context.changed(...tagsOf('medio', after), ...tags);
      if (stored) app.library.wake();
      const message = stored ? 'El archivo se ha sustituido en todas partes.' : 'Cambios guardados.';
      return { message, data: toMedio(after, await usosNow(db, after)) };
    },
  }),

  'delete_medio.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Delete a stored file that nothing uses, for good; refused with where it is used otherwise',
    input: z.object({ id: id() }),
    async handle({ app, db, input, user, now, changed }) {
      const row = await db.transaction().execute(async (db) => {
        const row = await lockThing(db, 'medio', input.id, notThere);
        if (!(await areUsosKnown(db))) throw new Refusal(503, notYet);
        if (!(await deleteUnused(db, row, now))) throw inUse(await usosNow(db, row));
        const { id, titulo } = row;
        await recordChange(db, { by: user!.usuario, now, accion: 'eliminar', tipo: 'medio', id, titulo });
        return row;
      });
      changed(...tagsOf('medio', row));
      app.library.wake();
      return { message: `«${row.titulo}» se ha borrado.` };
    },
  }),
};

async function whichOne(db: Db, { id, url }: { id?: number | undefined; url?: string | undefined }) {
  if (id !== undefined) return { id };
  const nombre = url?.replace('/media/', '') ?? '';
  return { nombre: (await successorOf(db, nombre)) ?? nombre };
}

async function storedFile({ app, files }: Pick<CallContext<unknown>, 'app' | 'files'>): Promise<string | undefined> {
  for (const tipo of tiposMedio) {
    const upload = files.get(tipo);
    if (!upload) continue;
    const url = await (tipo === 'imagen' ? app.media.storePicture(upload) : app.media.storeFile(upload, tipo));
    return url.replace('/media/', '');
  }
  return undefined;
}

const sameKind = {
  imagen: 'Una imagen solo se puede sustituir por otra imagen.',
  video: 'Un vídeo solo se puede sustituir por otro vídeo.',
  audio: 'Un audio solo se puede sustituir por otro audio.',
  archivo: 'Un archivo solo se puede sustituir por otro archivo.',
} satisfies Record<TipoMedio, string>;

/** A picture for a picture, a video for a video, and not the same again. */
async function replacement(context: CallContext<unknown>, before: Row<'medio'>): Promise<string | undefined> {
  const isOther = tiposMedio.some((tipo) => tipo !== before.tipo && context.files.has(tipo));
  if (isOther) throw new Refusal(422, sameKind[before.tipo]);
  const stored = await storedFile(context);
  if (stored === before.nombre) throw new Refusal(409, 'Es el mismo archivo: no hay nada que sustituir.');
  return stored;
}

/** Titles of drafts are for those who see all content. */
async function seenUsos({ db, user }: CallContext<unknown>, row: Row<'medio'>): Promise<Usos | undefined> {
  return may(user, 'contenido') ? usosNow(db, row) : undefined;
}

async function usosNow(db: Db, { nombre }: Row<'medio'>): Promise<Usos> {
  return (await usosOf(db, [nombre])).get(nombre) ?? { usos: [], total: 0 };
}

function inUse({ usos, total }: Usos): Refusal {
  const named = usos
    .slice(0, 3)
    .map(({ etiqueta, titulo, lugar }) => `«${titulo}» (${[etiqueta, lugar].filter(Boolean).join(', ')})`);
  const more = total > named.length ? ` y ${total - named.length} más` : '';
  return new Refusal(409, `No se puede borrar, porque se usa en: ${named.join(', ')}${more}.`, undefined, { usos });
}

function toMedio(row: Row<'medio'>, { usos, total }: Usos = { usos: [], total: 0 }): Medio {
  const { nombre, created_at } = row;
  return { ...row, url: `/media/${nombre}`, fecha: created_at, usos, num_usos: total };
}
