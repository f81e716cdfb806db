import { z } from 'zod';
import { menusWith } from '#areas/ajustes/in-menu.ts';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { requireFreeAddress } from '#server/things/site-address.ts';
import type { Row } from '#server/things/thing-row.ts';
import { things } from '#things.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { slugify } from '#values/slug.ts';
import { paginaOrders } from './orders.ts';
import {
  type EstadoPagina,
  estadosPagina,
  missingPaginaMessage,
  pagina,
  paginaAdmin,
  paginaForm,
  paginaListItem,
  paginaUpdate,
  versionPagina,
} from './pagina.ts';
import { findPagina, findVersion, keepVersion, listPaginas, listVersiones } from './queries.server.ts';

const missingSlug = later('No se encontró el slug de la página.');
const notThere = later('Página no encontrada.');
const notThereToEdit = 'La página no se encontró o no se pudo cargar.';
const output = z.object({ slug: z.string(), data: paginaAdmin });

export const paginas = {
  'get_pagina.php': call({
    method: 'get',
    access: 'public',
    thing: 'pagina',
    summary: 'One published page; an address it had before finds it too',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: pagina }),
    async handle(context) {
      const { db, input } = context;
      const row = await readBySlug(context, 'pagina', input.slug, notThere, async (by) => {
        const found = await findPagina(db, by);
        return found?.publicado ? found : undefined;
      });
      return { data: { ...row, contenido: shownHtml(row.contenido) } };
    },
  }),

  'get_paginas_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Every page, drafts included, by title',
    input: z.object({
      q: searchText(),
      estado: z.enum(estadosPagina).optional(),
      ...sorting(paginaOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(paginaListItem), ...pageFields }),
    async handle({ db, input: { q, estado, orden, dir, ...input } }) {
      const filter = { search: q, publicado: toPublicado(estado), orden, dir, ...toPageRequest(input, 50) };
      const { rows, ...page } = await listPaginas(db, filter);
      return { data: rows.map(toPagina), ...page };
    },
  }),

  'get_pagina_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One page, to edit it',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: paginaAdmin }),
    async handle({ db, input }) {
      const row = await findPagina(db, input);
      if (!row) throw notFound(notThereToEdit);
      return { data: toPagina(row) };
    },
  }),

  'create_pagina.php': call({
    method: 'post',
    access: 'contenido',
    summary:
      'Add a page, published unless `estado` says otherwise; an address that is taken is refused with what has it',
    input: paginaForm,
    files: { imagen: 'picture' },
    missing: missingPaginaMessage,
    output,
    async handle(context) {
      const { titulo, contenido = '', estado = 'publicado' } = context.input;
      const slug = context.input.slug ?? slugify(titulo);
      const imagen_url = await uploadedPicture(context, 'imagen');
      const row = await saveThing(context, 'pagina', {
        slug,
        async values(db) {
          await requireFreeAddress(db, slug, 'pagina');
          return whole({ titulo, contenido: richField(contenido) ?? '', publicado: toPublicado(estado), imagen_url });
        },
      });
      return { message: 'Página creada con éxito.', slug: row.slug, data: toPagina(row) };
    },
  }),

  'update_pagina.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change a page; fields that are not sent stay as they are',
    input: paginaUpdate,
    files: { imagen: 'picture' },
    output,
    async handle(context) {
      const { id, version, slug, titulo, contenido, estado, quitar_imagen } = context.input;
      const imagen_url = await changedPicture(context, 'imagen', quitar_imagen);
      const row = await saveThing(context, 'pagina', {
        id,
        version,
        notThere: notThereToEdit,
        slug,
        async values(db, before) {
          if (slug !== undefined && slug !== before.slug) await requireFreeAddress(db, slug, 'pagina');
          const html = contenido === undefined ? undefined : (richField(contenido) ?? '');
          const values = { titulo, contenido: html, publicado: toPublicado(estado), imagen_url };
          whole({
            ...before,
            ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
          });
          return values;
        },
        also: (db, _, before) => keepVersion(db, before!, context),
      });
      return { message: 'Página actualizada con éxito.', slug: row.slug, data: toPagina(row) };
    },
  }),

  'delete_pagina.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a page to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const found = await findPagina(context.db, context.input);
      const places = found && menusWith(things.pagina.path(found.slug), context.app.ajustes.current.menus);
      if (places && found.slug !== 'quienes-somos')
        throw new Refusal(409, `La página «${found.titulo}» está en ${places}; quítala antes en Ajustes → Menús.`);
      const { titulo } = await trashThing(context, 'pagina', context.input.id);
      return { message: `La página «${titulo}» se ha eliminado.` };
    },
  }),

  'get_versiones_pagina.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'The last twenty versions of a page, newest first',
    input: z.object({ id: id() }),
    output: z.object({ data: z.array(versionPagina) }),
    async handle({ db, input }) {
      return { data: await listVersiones(db, input.id) };
    },
  }),

  'restore_version_pagina.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Bring back what a version of a page said; what is replaced becomes a version',
    input: z.object({ id: id() }),
    output,
    async handle(context) {
      const version = await findVersion(context.db, context.input.id);
      if (!version) throw notFound('Esa versión ya no existe.');
      const row = await saveThing(context, 'pagina', {
        id: version.pagina_id,
        notThere: notThereToEdit,
        values: version.values,
        also: (db, _, before) => keepVersion(db, before!, context),
        accion: 'restaurar',
      });
      return { message: 'Versión restaurada con éxito.', slug: row.slug, data: toPagina(row) };
    },
  }),
};

/** Nothing empty is published. */
function whole<Values extends { contenido: string; publicado: number }>(values: Values): Values {
  if (!values.publicado || values.contenido) return values;
  const message = 'El contenido es obligatorio para publicar la página.';
  throw new Refusal(422, message, { contenido: message });
}

function toPublicado(estado: EstadoPagina): number;
function toPublicado(estado: EstadoPagina | undefined): number | undefined;
function toPublicado(estado: EstadoPagina | undefined): number | undefined {
  return estado === undefined ? undefined : Number(estado === 'publicado');
}

function toPagina(row: Row<'pagina'>): z.input<typeof paginaAdmin> {
  return { ...row, estado: row.publicado ? 'publicado' : 'borrador' };
}
