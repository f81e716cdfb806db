import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { rememberPath } from '#server/db/former-paths.ts';
import { recordChange } from '#server/db/log.ts';
import { findMoved, newSlug, requireFreeSlug } from '#server/db/own-slug.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { richField } from '#server/rich-field.ts';
import { indexThing } from '#server/search/index.ts';
import { id, optionalText, paging } from '#values/fields.ts';
import {
  editionYearMessage,
  isEditionYear,
  libro,
  libroAdmin,
  libroForm,
  libroListItem,
  libroUpdate,
  missingLibroMessage,
} from './libro.ts';
import { findLibro, insertLibro, type LibroRow, listLibros, updateLibro } from './queries.server.ts';

const missingSlug = 'No se encontró el slug del libro.';
const bySlug = z.object({
  slug: z.string({ error: missingSlug }).min(1, missingSlug).max(255, 'Libro no encontrado.'),
});
const notLoaded = 'El libro no se encontró o no se pudo cargar.';

export const libros = {
  'get_libros.php': call({
    method: 'get',
    access: 'public',
    summary: 'The books, newest first',
    input: z.object(paging),
    output: z.object({ data: z.array(libroListItem), ...pageFields }),
    async handle({ db, input, reads }) {
      reads('libros');
      const { rows, ...page } = await listLibros(db, toPageRequest(input, 24));
      return { data: rows, ...page };
    },
  }),

  'get_libro.php': call({
    method: 'get',
    access: 'public',
    summary: 'One book; a slug it had before finds it too (its slug in the answer is the new one)',
    input: bySlug,
    output: z.object({ data: libro }),
    async handle({ db, input: { slug }, reads }) {
      const row =
        (await findLibro(db, { slug })) ?? (await findMoved(db, 'libro', pathOf(slug), (id) => findLibro(db, { id })));
      // Any book may still take this slug.
      if (!row) {
        reads('libros');
        throw notFound('Libro no encontrado.');
      }
      reads(`libro:${row.id}`);
      return { data: toLibro(row) };
    },
  }),

  'get_all_libros_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every book, newest first; `q` looks into titles and authors',
    input: z.object({ q: optionalText('La búsqueda', 200), ...paging }),
    output: z.object({ data: z.array(libroListItem), ...pageFields }),
    async handle({ db, input }) {
      const { rows, ...page } = await listLibros(db, { search: input.q ?? undefined, ...toPageRequest(input, 50) });
      return { data: rows, ...page };
    },
  }),

  'get_libro_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One book, to edit it',
    input: bySlug,
    output: z.object({ data: libroAdmin }),
    async handle({ db, input }) {
      const row = await findLibro(db, input);
      if (!row) throw notFound(notLoaded);
      return { data: toLibroAdmin(row) };
    },
  }),

  'create_libro.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a book; its slug is made from its title',
    input: libroForm,
    files: { imagen: 'picture' },
    missing: missingLibroMessage,
    output: z.object({ slug: z.string(), data: libroAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      requireEditionYear(input.fecha_edicion, now);
      const { ISBN, resumen, ...fields } = input;
      const values = {
        ...fields,
        isbn: ISBN,
        resumen: richField(resumen),
        imagen_url: await uploadedPicture(context, 'imagen'),
      };
      const newId = await db.transaction().execute(async (db) => {
        const slug = await newSlug(db, 'libros', input.titulo);
        const id = await insertLibro(db, { ...values, slug }, now);
        await recordChange(db, { by: user!.usuario, now, accion: 'crear', tipo: 'libro', id, titulo: input.titulo });
        await indexThing(db, 'libro', id);
        return id;
      });
      changed('libros');
      const row = (await findLibro(db, { id: newId }))!;
      return { message: 'Libro creado con éxito.', slug: row.slug, data: toLibroAdmin(row) };
    },
  }),

  'update_libro.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change a book; fields that are not sent stay as they are',
    input: libroUpdate.extend({ version }),
    files: { imagen: 'picture' },
    output: z.object({ slug: z.string(), data: libroAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const before = await findLibro(db, { id: input.id });
      if (!before) throw notFound(notLoaded);
      requireSameVersion(input.version, before.updated_at);
      requireEditionYear(input.fecha_edicion, now);
      const { id, version: _, quitar_imagen, ISBN, resumen, ...fields } = input;
      const values = {
        ...fields,
        isbn: ISBN,
        resumen: richField(resumen),
        imagen_url: await changedPicture(context, 'imagen', quitar_imagen),
      };
      await db.transaction().execute(async (db) => {
        if (input.slug !== before.slug) await requireFreeSlug(db, 'libros', input.slug, 'otro libro');
        await updateLibro(db, id, values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'libro',
          id,
          titulo: input.titulo,
          before,
          after: values,
        });
        await rememberPath(db, 'libro', id, pathOf(before.slug), pathOf(input.slug));
        await indexThing(db, 'libro', id);
      });
      changed('libros', `libro:${id}`);
      const after = (await findLibro(db, { id }))!;
      return { message: 'Libro actualizado con éxito.', slug: after.slug, data: toLibroAdmin(after) };
    },
  }),

  'delete_libro.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a book to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      const row = await findLibro(db, { id: input.id });
      if (!row) throw notFound('El libro no existe o ya se había eliminado.');
      const tags = ['libros', `libro:${row.id}`];
      await db.transaction().execute((db) =>
        moveToTrash(db, {
          tipo: 'libro',
          id: row.id,
          titulo: row.titulo,
          by: user!.usuario,
          now,
          tables: [{ table: 'libros', column: 'id' }],
          tags,
        }),
      );
      changed(...tags);
      return { message: `El libro «${row.titulo}» se ha eliminado.` };
    },
  }),
};

function pathOf(slug: string): string {
  return `libro/${slug}`;
}

function requireEditionYear(year: number | null | undefined, now: string): void {
  if (typeof year === 'number' && !isEditionYear(year, new Date(now)))
    throw new Refusal(422, editionYearMessage, { fecha_edicion: editionYearMessage });
}

function toLibro(row: LibroRow): z.input<typeof libro> {
  return { ...row, ISBN: row.isbn };
}

function toLibroAdmin(row: LibroRow): z.input<typeof libroAdmin> {
  return { ...toLibro(row), version: row.updated_at };
}
