/** Sponsors without a web of their own: town halls and companies whose page is here. */
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { rememberPath } from '#server/db/former-paths.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { findMoved, newSlug, requireFreeSlug } from '#server/db/own-slug.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { richField } from '#server/rich-field.ts';
import { id } from '#values/fields.ts';
import {
  findAyuntamiento,
  findPatrocinador,
  insertAyuntamiento,
  insertPatrocinador,
  updateAyuntamiento,
  updatePatrocinador,
} from './paginas-queries.server.ts';
import {
  ayuntamiento,
  ayuntamientoAdmin,
  ayuntamientoForm,
  ayuntamientoUpdate,
  missingAyuntamientoMessage,
  missingPatrocinadorMessage,
  patrocinador,
  patrocinadorAdmin,
  patrocinadorForm,
  patrocinadorUpdate,
} from './patrocinador.ts';

/** What the two kinds of pages call differently. */
interface PageKind {
  tipo: 'ayuntamiento' | 'patrocinador';
  table: 'ayuntamientos' | 'patrocinadores';
  /** First segment of their public paths. */
  segment: string;
  unknown: string;
  taken: string;
}

const townHall: PageKind = {
  tipo: 'ayuntamiento',
  table: 'ayuntamientos',
  segment: 'ayuntamientos',
  unknown: 'Ayuntamiento no encontrado.',
  taken: 'otra página de ayuntamiento',
};
const company: PageKind = {
  tipo: 'patrocinador',
  table: 'patrocinadores',
  segment: 'empresas',
  unknown: 'Patrocinador no encontrado.',
  taken: 'otra página de patrocinador',
};

export const sponsorPages = {
  'get_ayto_sponsor_sin_web.php': call({
    method: 'get',
    access: 'public',
    summary: 'The page of a town hall; a slug it had before finds it too',
    input: bySlug('No se ha proporcionado un identificador para el ayuntamiento.', townHall),
    output: z.object({ data: ayuntamiento }),
    async handle(context) {
      return { data: await readPage(context, townHall, findAyuntamiento) };
    },
  }),

  'create_ayto_sponsor_sin_web.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Make the page of a town hall',
    input: ayuntamientoForm,
    files: { escudo: 'picture' },
    missing: missingAyuntamientoMessage,
    output: z.object({ slug: z.string(), data: ayuntamientoAdmin }),
    async handle(context) {
      const { db, input, now } = context;
      const escudo_url = await uploadedPicture(context, 'escudo');
      if (!escudo_url) throw new Refusal(422, missingAyuntamientoMessage, { escudo: 'El escudo es obligatorio.' });
      const values = { ...toAyuntamientoColumns(input), escudo_url };
      const id = await createPage(context, townHall, values.nombre, (db, slug) =>
        insertAyuntamiento(db, { ...values, slug }, now),
      );
      const row = toAdmin((await findAyuntamiento(db, { id }))!);
      return { message: 'Página de ayuntamiento creada con éxito.', slug: row.slug, data: row };
    },
  }),

  'update_ayto_sponsor_sin_web.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change the page of a town hall; its crest stays when no other is sent',
    input: ayuntamientoUpdate.extend({ version }),
    files: { escudo: 'picture' },
    missing: missingAyuntamientoMessage,
    output: z.object({ slug: z.string(), data: ayuntamientoAdmin }),
    async handle(context) {
      const { db, input, now } = context;
      const before = await findAyuntamiento(db, { id: input.id });
      if (!before) throw notFound(townHall.unknown);
      requireSameVersion(input.version, before.updated_at);
      const values = {
        ...toAyuntamientoColumns(input),
        slug: input.slug,
        escudo_url: await changedPicture(context, 'escudo'),
      };
      await changePage(context, townHall, { before, values }, (db) => updateAyuntamiento(db, before.id, values, now));
      const row = toAdmin((await findAyuntamiento(db, { id: before.id }))!);
      return { message: 'Página de ayuntamiento actualizada con éxito.', slug: row.slug, data: row };
    },
  }),

  'delete_ayto_sponsor_sin_web.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move the page of a town hall to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const row = await findAyuntamiento(context.db, { id: context.input.id });
      return { message: await deletePage(context, townHall, row) };
    },
  }),

  'get_sponsor_text_sin_web.php': call({
    method: 'get',
    access: 'public',
    summary: 'The page of a company that sponsors; a slug it had before finds it too',
    input: bySlug('No se ha proporcionado un identificador para el patrocinador.', company),
    output: z.object({ data: patrocinador }),
    async handle(context) {
      return { data: await readPage(context, company, findPatrocinador) };
    },
  }),

  'create_sponsor_text_sin_web.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Make the page of a company that sponsors',
    input: patrocinadorForm,
    files: { imagen: 'picture' },
    missing: missingPatrocinadorMessage,
    output: z.object({ slug: z.string(), data: patrocinadorAdmin }),
    async handle(context) {
      const { db, input, now } = context;
      const imagen_url = await uploadedPicture(context, 'imagen');
      if (!imagen_url) throw new Refusal(422, missingPatrocinadorMessage, { imagen: 'La imagen es obligatoria.' });
      const values = { ...toPatrocinadorColumns(input), imagen_url };
      const id = await createPage(context, company, values.nombre, (db, slug) =>
        insertPatrocinador(db, { ...values, slug }, now),
      );
      const row = toAdmin((await findPatrocinador(db, { id }))!);
      return { message: 'Página de patrocinador creada con éxito.', slug: row.slug, data: row };
    },
  }),

  'update_sponsor_text_sin_web.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change the page of a company that sponsors; its picture stays when no other is sent',
    input: patrocinadorUpdate.extend({ version }),
    files: { imagen: 'picture' },
    missing: missingPatrocinadorMessage,
    output: z.object({ slug: z.string(), data: patrocinadorAdmin }),
    async handle(context) {
      const { db, input, now } = context;
      const before = await findPatrocinador(db, { id: input.id });
      if (!before) throw notFound(company.unknown);
      requireSameVersion(input.version, before.updated_at);
      const values = {
        ...toPatrocinadorColumns(input),
        slug: input.slug,
        imagen_url: await changedPicture(context, 'imagen'),
      };
      await changePage(context, company, { before, values }, (db) => updatePatrocinador(db, before.id, values, now));
      const row = toAdmin((await findPatrocinador(db, { id: before.id }))!);
      return { message: 'Página de patrocinador actualizada con éxito.', slug: row.slug, data: row };
    },
  }),

  'delete_sponsor_text_sin_web.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move the page of a company that sponsors to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const row = await findPatrocinador(context.db, { id: context.input.id });
      return { message: await deletePage(context, company, row) };
    },
  }),
};

function bySlug(missing: string, kind: PageKind) {
  return z.object({ slug: z.string({ error: missing }).min(1, missing).max(255, kind.unknown) });
}

async function readPage<Row extends { id: number }>(
  { db, input, reads }: CallContext<{ slug: string }>,
  kind: PageKind,
  find: (db: Db, by: { slug: string } | { id: number }) => Promise<Row | undefined>,
): Promise<Row> {
  const path = `${kind.segment}/${input.slug}`;
  const row = (await find(db, input)) ?? (await findMoved(db, kind.tipo, path, (id) => find(db, { id })));
  // Any sponsor may still take this slug.
  if (!row) {
    reads(kind.table);
    throw notFound(kind.unknown);
  }
  reads(`${kind.tipo}:${row.id}`);
  return row;
}

async function createPage(
  { db, user, now, changed }: CallContext<unknown>,
  kind: PageKind,
  nombre: string,
  insert: (db: Db, slug: string) => Promise<number>,
): Promise<number> {
  const newId = await db.transaction().execute(async (db) => {
    const id = await insert(db, await newSlug(db, kind.table, nombre));
    await recordChange(db, { by: user!.usuario, now, accion: 'crear', tipo: kind.tipo, id, titulo: nombre });
    return id;
  });
  changed(kind.table);
  return newId;
}

interface PageChange {
  before: { id: number; slug: string };
  values: { nombre: string; slug: string | undefined };
}

async function changePage(
  { db, user, now, changed }: CallContext<unknown>,
  kind: PageKind,
  { before, values }: PageChange,
  update: (db: Db) => Promise<void>,
): Promise<void> {
  const slug = values.slug ?? before.slug;
  await db.transaction().execute(async (db) => {
    if (slug !== before.slug) await requireFreeSlug(db, kind.table, slug, kind.taken);
    await update(db);
    const change = { by: user!.usuario, now, tipo: kind.tipo, id: before.id, titulo: values.nombre };
    await recordChange(db, { ...change, accion: 'editar', before, after: values });
    await rememberPath(db, kind.tipo, before.id, `${kind.segment}/${before.slug}`, `${kind.segment}/${slug}`);
  });
  changed(kind.table, `${kind.tipo}:${before.id}`);
}

async function deletePage(
  { db, user, now, changed }: CallContext<unknown>,
  kind: PageKind,
  row: { id: number; nombre: string } | undefined,
): Promise<string> {
  if (!row) throw notFound('La página no existe o ya se había eliminado.');
  const thing = { tipo: kind.tipo, id: row.id, titulo: row.nombre, by: user!.usuario, now };
  const tags = [kind.table, `${kind.tipo}:${row.id}`];
  await db
    .transaction()
    .execute((db) => moveToTrash(db, { ...thing, tables: [{ table: kind.table, column: 'id' }], tags }));
  changed(...tags);
  return `La página «${row.nombre}» se ha eliminado.`;
}

function toAyuntamientoColumns(input: z.output<typeof ayuntamientoForm>) {
  return {
    nombre: input.nombreAyuntamiento,
    nombre_alcaldesa: input.nombreAlcaldesa,
    ...toPageColumns(input),
  };
}

function toPatrocinadorColumns(input: z.output<typeof patrocinadorForm>) {
  const { email2, telefono2, responsable } = input;
  return { nombre: input.nombreSponsor, email2, telefono2, responsable, ...toPageColumns(input) };
}

type PageInput = z.output<typeof ayuntamientoForm> | z.output<typeof patrocinadorForm>;

function toPageColumns({ direccion, email, telefono, fax, youtubeUrl, contenido }: PageInput) {
  return { direccion, email, telefono, fax, youtube_url: youtubeUrl, contenido: richField(contenido) };
}

function toAdmin<Row extends { updated_at: string }>(row: Row) {
  return { ...row, version: row.updated_at };
}
