/** How the administrator keeps the locations. */
import { z } from 'zod';
import { estados } from '#articulos/articulo.ts';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { rememberPath } from '#server/db/former-paths.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { requireFreeSlug } from '#server/db/own-slug.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { richField } from '#server/rich-field.ts';
import { indexThing } from '#server/search/index.ts';
import { findMunicipio } from '#territorio/municipios/queries.server.ts';
import { id, optionalText, paging } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { findCategoriaUbicacion } from './categorias/queries.server.ts';
import { readPartes, savePartes } from './partes.server.ts';
import { loadPartes } from './partes-queries.server.ts';
import { findUbicacion, insertUbicacion, listUbicaciones, updateUbicacion } from './queries.server.ts';
import {
  missingUbicacionMessage,
  ubicacionAdmin,
  ubicacionAdminListItem,
  ubicacionCreate,
  ubicacionUpdate,
} from './ubicacion.ts';

const notThere = 'La ubicación no existe.';
const files = { imagen_portada_file: 'picture', 'imagenes[*][file]': 'picture', 'videos[*][file]': 'video' } as const;

export const ubicacionesAdmin = {
  'get_ubicaciones_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every location, drafts included, by name',
    input: z.object({
      q: optionalText('La búsqueda', 200),
      estado: z.enum(estados, { error: 'El estado debe ser publicado o borrador.' }).optional(),
      categoria_id: filterId('La categoría'),
      municipio_id: filterId('El municipio'),
      provincia_id: filterId('La provincia'),
      ...paging,
    }),
    output: z.object({ data: z.array(ubicacionAdminListItem), ...pageFields }),
    async handle({ db, input }) {
      const { rows, ...page } = await listUbicaciones(db, {
        search: input.q ?? undefined,
        publicado: input.estado && (input.estado === 'publicado' ? 1 : 0),
        categoriaId: input.categoria_id ?? undefined,
        municipioId: input.municipio_id ?? undefined,
        provinciaId: input.provincia_id ?? undefined,
        ...toPageRequest(input, 50),
      });
      return { data: rows.map((row) => ({ ...row, publicado: row.publicado === 1 })), ...page };
    },
  }),

  'get_ubicacion_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One location, draft or published, to edit it',
    input: z.object({ id: id('No se ha proporcionado un ID de ubicación para editar.') }),
    output: z.object({ data: ubicacionAdmin }),
    async handle({ db, input }) {
      return { data: await readUbicacion(db, input.id) };
    },
  }),

  'create_ubicacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a location with its pictures, videos and questions; published unless told otherwise',
    input: ubicacionCreate,
    files,
    missing: missingUbicacionMessage,
    output: z.object({ slug: z.string(), data: ubicacionAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      await requirePlaceAndKind(db, input);
      await requireFreeSlug(db, 'ubicaciones', input.slug, 'otra ubicación');
      const partes = await readPartes(context);
      const values = {
        ...toColumns(input),
        categoria_id: input.categoria_id,
        municipio_id: input.municipio_id,
        publicado: Number(input.publicado ?? true),
        imagen_portada: await uploadedPicture(context, 'imagen_portada_file'),
      };
      const newId = await db.transaction().execute(async (db) => {
        const id = await insertUbicacion(db, values, now);
        await savePartes(db, id, partes);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'ubicacion',
          id,
          titulo: input.nombre,
        });
        await indexThing(db, 'ubicacion', id);
        return id;
      });
      changed('ubicaciones');
      return { message: 'Ubicación creada con éxito.', slug: input.slug, data: await readUbicacion(db, newId) };
    },
  }),

  'update_ubicacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change a location; parts with an id are changed, others added, those in the …_a_eliminar lists removed',
    input: ubicacionUpdate.extend({ version }),
    files,
    missing: missingUbicacionMessage,
    output: z.object({ slug: z.string(), data: ubicacionAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const before = await findUbicacion(db, { id: input.id });
      if (!before) throw notFound(notThere);
      requireSameVersion(input.version, before.updated_at);
      await requirePlaceAndKind(db, input);
      const partes = await readPartes(context);
      const values = {
        ...toColumns(input),
        categoria_id: input.categoria_id,
        municipio_id: input.municipio_id,
        publicado: input.publicado === undefined ? undefined : Number(input.publicado),
        imagen_portada: await changedPicture(context, 'imagen_portada_file', input.quitar_imagen_portada),
      };
      await db.transaction().execute(async (db) => {
        if (input.slug !== before.slug) await requireFreeSlug(db, 'ubicaciones', input.slug, 'otra ubicación');
        await updateUbicacion(db, before.id, values, now);
        await savePartes(db, before.id, partes);
        const change = { by: user!.usuario, now, tipo: 'ubicacion', id: before.id, titulo: input.nombre };
        await recordChange(db, { ...change, accion: 'editar', before, after: values });
        await rememberPath(db, 'ubicacion', before.id, `ubicaciones/${before.slug}`, `ubicaciones/${input.slug}`);
        await indexThing(db, 'ubicacion', before.id);
      });
      changed('ubicaciones', `ubicacion:${before.id}`);
      return { message: 'Ubicación guardada con éxito.', slug: input.slug, data: await readUbicacion(db, before.id) };
    },
  }),

  'delete_ubicacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a location, with its pictures, videos and questions, to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      const row = await findUbicacion(db, { id: input.id });
      if (!row) throw notFound('La ubicación no existe o ya se había eliminado.');
      const tags = ['ubicaciones', `ubicacion:${row.id}`];
      await db.transaction().execute((db) =>
        moveToTrash(db, {
          tipo: 'ubicacion',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [
            { table: 'ubicacion_imagenes', column: 'ubicacion_id' },
            { table: 'ubicacion_videos', column: 'ubicacion_id' },
            { table: 'ubicacion_faqs', column: 'ubicacion_id' },
            { table: 'ubicaciones', column: 'id' },
          ],
          tags,
        }),
      );
      changed(...tags);
      return { message: 'Ubicación eliminada con éxito.' };
    },
  }),

  'upload_ubicacion_image.php': call({
    method: 'post',
    access: 'admin',
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
  if (!row) throw notFound(notThere);
  return { ...row, publicado: row.publicado === 1, ...(await loadPartes(db, id)), version: row.updated_at };
}

function toColumns(input: Omit<z.output<typeof ubicacionUpdate>, 'id'>) {
  const { nombre, slug, place_id, meta_title, meta_description, latitud, longitud, direccion, codigo_postal } = input;
  const texts = { nombre, slug, place_id, meta_title, meta_description, direccion, codigo_postal };
  return { ...texts, latitud, longitud, descripcion: richField(input.descripcion) };
}

interface PlaceAndKind {
  municipio_id?: number | undefined;
  categoria_id?: number | undefined;
}

async function requirePlaceAndKind(db: Db, { municipio_id, categoria_id }: PlaceAndKind): Promise<void> {
  if (municipio_id !== undefined && !(await findMunicipio(db, municipio_id)))
    throw new Refusal(422, 'El municipio no existe.', { municipio_id: 'El municipio no existe.' });
  if (categoria_id !== undefined && !(await findCategoriaUbicacion(db, { id: categoria_id })))
    throw new Refusal(422, 'La categoría no existe.', { categoria_id: 'La categoría no existe.' });
}
