/** How the administrator keeps the locations. */
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { estados } from '#values/estado.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { ubicacionOrders } from './orders.ts';
import { readPartes, savePartes } from './partes.server.ts';
import { loadPartes } from './partes-queries.server.ts';
import { countUbicaciones, findUbicacion, listUbicaciones } from './queries.server.ts';
import {
  missingUbicacionMessage,
  ubicacionAdmin,
  ubicacionAdminListItem,
  ubicacionCreate,
  ubicacionUpdate,
} from './ubicacion.ts';

const files = { imagen_portada_file: 'picture', 'imagenes[*][file]': 'picture', 'videos[*][file]': 'video' } as const;
const saved = z.object({ slug: z.string(), data: ubicacionAdmin });

export const ubicacionesAdmin = {
  'get_ubicaciones_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Every location, drafts included, by name',
    input: z.object({
      q: searchText(),
      estado: z.enum(estados, { error: 'El estado debe ser publicado o borrador.' }).optional(),
      categoria_id: filterId('La categoría'),
      municipio_id: filterId('El municipio'),
      provincia_id: filterId('La provincia'),
      ...sorting(ubicacionOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(ubicacionAdminListItem), ...pageFields }),
    async handle({ app, db, input }) {
      const filter = {
        search: input.q,
        publicado: input.estado && (input.estado === 'publicado' ? 1 : 0),
        categoriaId: input.categoria_id ?? undefined,
        municipioId: input.municipio_id ?? undefined,
        provinciaId: input.provincia_id ?? undefined,
      };
      const { rows, ...page } = await listUbicaciones(db, {
        ...filter,
        orden: input.orden,
        dir: input.dir,
        total: await countUbicaciones(app, filter),
        ...toPageRequest(input, 50),
      });
      return { data: rows.map((row) => ({ ...row, publicado: row.publicado === 1 })), ...page };
    },
  }),

  'get_ubicacion_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One location, draft or published, to edit it',
    input: z.object({ id: id('No se ha proporcionado un ID de ubicación para editar.') }),
    output: z.object({ data: ubicacionAdmin }),
    async handle({ db, input }) {
      return { data: await readUbicacion(db, input.id) };
    },
  }),

  'create_ubicacion.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add a location with its pictures, videos and questions; published unless said otherwise',
    input: ubicacionCreate,
    files,
    missing: missingUbicacionMessage,
    output: saved,
    async handle(context) {
      const { slug, publicado = true, ...input } = context.input;
      const partes = await readPartes(context);
      const ubicacion = await saveThing(context, 'ubicacion', {
        slug,
        values: {
          ...toColumns(input),
          publicado: Number(publicado),
          imagen_portada: await uploadedPicture(context, 'imagen_portada_file'),
        },
        also: (db, { id }) => savePartes(db, id, partes),
      });
      return { message: 'Ubicación creada con éxito.', slug, data: await readUbicacion(context.db, ubicacion.id) };
    },
  }),

  'update_ubicacion.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change a location; parts with an id are changed, others added, those in the …_a_eliminar lists removed',
    input: ubicacionUpdate,
    files,
    missing: missingUbicacionMessage,
    output: saved,
    async handle(context) {
      const { id, version, slug, publicado, quitar_imagen_portada, ...input } = context.input;
      const partes = await readPartes(context);
      await saveThing(context, 'ubicacion', {
        id,
        version,
        slug,
        values: {
          ...toColumns(input),
          publicado: publicado === undefined ? undefined : Number(publicado),
          imagen_portada: await changedPicture(context, 'imagen_portada_file', quitar_imagen_portada),
        },
        also: (db) => savePartes(db, id, partes),
      });
      return { message: 'Ubicación guardada con éxito.', slug, data: await readUbicacion(context.db, id) };
    },
  }),

  'delete_ubicacion.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a location, with its pictures, videos and questions, to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'ubicacion', context.input.id);
      return { message: 'Ubicación eliminada con éxito.' };
    },
  }),

  'upload_ubicacion_image.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Store a picture of the location editor (field `file`); answers where it lies',
    files: { file: 'picture' },
    output: z.object({ location: z.string() }),
    async handle(context) {
      const location = await uploadedPicture(context, 'file');
      if (!location) throw new Refusal(422, 'No se ha recibido ninguna imagen.');
      return { message: 'Imagen subida con éxito.', location };
    },
  }),
};

async function readUbicacion(db: Db, id: number): Promise<z.input<typeof ubicacionAdmin>> {
  const row = await findUbicacion(db, { id });
  if (!row) throw notFound('La ubicación no existe.');
  return { ...row, publicado: row.publicado === 1, ...(await loadPartes(db, id)) };
}

/** What the location's own row keeps of a form: not its parts. */
function toColumns<Input extends Partial<z.output<typeof ubicacionUpdate>>>(input: Input) {
  const { descripcion, imagenes, videos, faqs, ...rest } = input;
  const { imagenes_a_eliminar, videos_a_eliminar, faqs_a_eliminar, ...columns } = rest;
  return { ...columns, descripcion: richField(descripcion) };
}
