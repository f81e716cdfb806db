import { z } from 'zod';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { libro, libroAdmin, libroForm, libroListItem, libroUpdate, missingLibroMessage } from './libro.ts';
import { libroOrders } from './orders.ts';
import { findLibro, listLibros } from './queries.server.ts';

const missingSlug = 'No se encontró el slug del libro.';
const notThere = 'Libro no encontrado.';
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
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: libro }),
    async handle(context) {
      const { db, input } = context;
      const row = await readBySlug(context, 'libro', input.slug, notThere, (by) => findLibro(db, by));
      return { data: { ...toLibro(row), resumen: shownHtml(row.resumen) } };
    },
  }),

  'get_all_libros_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Every book, newest first; `q` looks into titles and authors',
    input: z.object({ q: searchText(), ...sorting(libroOrders), ...paging }),
    output: z.object({ data: z.array(libroListItem), ...pageFields }),
    async handle({ db, input: { q, orden, dir, ...input } }) {
      const { rows, ...page } = await listLibros(db, { search: q, orden, dir, ...toPageRequest(input, 50) });
      return { data: rows, ...page };
    },
  }),

  'get_libro_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One book, to edit it',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: libroAdmin }),
    async handle({ db, input }) {
      const row = await findLibro(db, input);
      if (!row) throw notFound(notLoaded);
      return { data: toLibro(row) };
    },
  }),

  'create_libro.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add a book; its slug is made from its title',
    input: libroForm,
    files: { imagen: 'picture' },
    missing: missingLibroMessage,
    output: z.object({ slug: z.string(), data: libroAdmin }),
    async handle(context) {
      const imagen_url = await uploadedPicture(context, 'imagen');
      const libro = await saveThing(context, 'libro', { values: { ...toColumns(context.input), imagen_url } });
      return { message: 'Libro creado con éxito.', slug: libro.slug, data: toLibro(libro) };
    },
  }),

  'update_libro.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change a book; fields that are not sent stay as they are',
    input: libroUpdate,
    files: { imagen: 'picture' },
    output: z.object({ slug: z.string(), data: libroAdmin }),
    async handle(context) {
      const { id, version, slug, quitar_imagen, ...fields } = context.input;
      const imagen_url = await changedPicture(context, 'imagen', quitar_imagen);
      const values = { ...toColumns(fields), imagen_url };
      const libro = await saveThing(context, 'libro', { id, version, missing: notLoaded, slug, values });
      return { message: 'Libro actualizado con éxito.', slug: libro.slug, data: toLibro(libro) };
    },
  }),

  'delete_libro.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a book to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const { titulo } = await trashThing(context, 'libro', context.input.id);
      return { message: `El libro «${titulo}» se ha eliminado.` };
    },
  }),
};

function toColumns({ ISBN, resumen, ...fields }: z.output<typeof libroForm>) {
  return { ...fields, isbn: ISBN, resumen: richField(resumen) };
}

function toLibro(row: Row<'libro'>): z.input<typeof libroAdmin> {
  return { ...row, ISBN: row.isbn };
}
