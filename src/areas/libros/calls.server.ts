import { z } from 'zod';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { deletedByName, kindCalls } from '#server/things/kind-calls.ts';
import type { Row } from '#server/things/thing-row.ts';
import { paging, searchText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { orders } from './admin.ts';
import { kind, libro, libroAdmin, libroListItem } from './libro.ts';
import { findLibro, listLibros } from './queries.server.ts';

const missingSlug = later('No se encontró el slug del libro.');
const notThere = later('Libro no encontrado.');
const notThereToEdit = 'El libro no se encontró o no se pudo cargar.';

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
    thing: 'libro',
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
    input: z.object({ q: searchText(), ...sorting(orders), ...paging }),
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
      if (!row) throw notFound(notThereToEdit);
      return { data: toLibro(row) };
    },
  }),

  ...kindCalls('libro', {
    ...kind,
    one: 'a book',
    data: libroAdmin,
    toData: toLibro,
    notThere: notThereToEdit,
    messages: deletedByName('libro'),
  }),
};

function toLibro(row: Row<'libro'>): z.input<typeof libroAdmin> {
  return { ...row, ISBN: row.isbn };
}
