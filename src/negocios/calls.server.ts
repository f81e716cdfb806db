import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { isAdmin } from '#server/api/is-admin.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { indexThing } from '#server/search/index.ts';
import { findMunicipio } from '#territorio/municipios/queries.server.ts';
import { estadoActivoFilter } from '#values/activo.ts';
import { id, optionalText, paging } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { filterOption } from '#values/filter-option.ts';
import { findCategoriaNegocio } from './categorias/queries.server.ts';
import { empresa, empresaAdmin, empresaForm, empresaPublica, empresaUpdate } from './empresa.ts';
import {
  deleteEmpresaImages,
  type EmpresaImage,
  empresaFilterOptions,
  findEmpresa,
  insertEmpresa,
  listEmpresas,
  saveEmpresaImages,
  updateEmpresa,
} from './queries.server.ts';

const notThere = 'La empresa no existe.';
/** Everything a business shows: its own, and the names of its municipality and category. */
const listTags = ['empresas', 'categorias_negocio', 'municipios'];

export const empresas = {
  'get_empresas.php': call({
    method: 'get',
    access: 'public',
    summary: 'The businesses by name; visitors see the active ones, the administrator all',
    input: z.object({
      q: optionalText('La búsqueda', 200),
      estado: estadoActivoFilter,
      categoria_id: filterId('La categoría'),
      municipio_id: filterId('El municipio'),
      ...paging,
    }),
    output: z.object({ data: z.array(empresa), ...pageFields }),
    async handle(context) {
      const { db, input, reads } = context;
      reads(...listTags);
      const { rows, ...page } = await listEmpresas(db, {
        search: input.q ?? undefined,
        activo: input.estado && (input.estado === 'activo' ? 1 : 0),
        categoriaId: input.categoria_id ?? undefined,
        municipioId: input.municipio_id ?? undefined,
        isPublic: !isAdmin(context),
        ...toPageRequest(input, 50),
      });
      return { data: rows, ...page };
    },
  }),

  'get_empresas_publicas.php': call({
    method: 'get',
    access: 'public',
    summary: 'The active businesses by name, with the choices of the two filters',
    input: z.object({ categoria: filterId('La categoría'), municipio: filterId('El municipio'), ...paging }),
    output: z.object({
      data: z.array(empresaPublica),
      categorias: z.array(filterOption),
      municipios: z.array(filterOption),
      ...pageFields,
    }),
    async handle({ db, input, reads }) {
      reads(...listTags);
      const { rows, ...page } = await listEmpresas(db, {
        categoriaId: input.categoria ?? undefined,
        municipioId: input.municipio ?? undefined,
        isPublic: true,
        ...toPageRequest(input, 24),
      });
      return { data: rows, ...(await empresaFilterOptions(db)), ...page };
    },
  }),

  'get_empresa.php': call({
    method: 'get',
    access: 'public',
    summary: 'One business, as the answer itself; visitors see it while it is active',
    input: z.object({ id: id() }),
    plain: true,
    output: z.object({ data: empresaAdmin }),
    async handle(context) {
      const { db, input, reads } = context;
      reads(...listTags);
      const row = await findEmpresa(db, input.id, { isPublic: !isAdmin(context) });
      if (!row) throw notFound(notThere);
      return { data: { ...row, version: row.updated_at } };
    },
  }),

  'create_empresa.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a business; its pictures were uploaded before',
    input: empresaForm,
    output: z.object({ data: empresaAdmin }),
    async handle({ db, input, user, now, changed }) {
      const { imagenes_adicionales = [], activo = 1, ...fields } = input;
      const newId = await db.transaction().execute(async (db) => {
        await requirePlaceAndKind(db, input);
        const id = await insertEmpresa(db, { ...fields, activo }, now);
        await saveEmpresaImages(
          db,
          id,
          imagenes_adicionales.map(toImage).map(({ id: _, ...image }) => image),
        );
        await recordChange(db, { by: user!.usuario, now, accion: 'crear', tipo: 'empresa', id, titulo: input.nombre });
        await indexThing(db, 'empresa', id);
        return id;
      });
      changed('empresas');
      return { message: 'Empresa creada con éxito.', data: await readEmpresa(db, newId) };
    },
  }),

  'update_empresa.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change a business; pictures with an id are changed, others added, those of imagenes_a_eliminar removed',
    input: empresaUpdate.extend({ version }),
    output: z.object({ data: empresaAdmin }),
    async handle({ db, input, user, now, changed }) {
      const { id, version, imagenes_adicionales = [], imagenes_a_eliminar = [], ...values } = input;
      await db.transaction().execute(async (db) => {
        const before = await findEmpresa(db, id);
        if (!before) throw notFound(notThere);
        requireSameVersion(version, before.updated_at);
        await requirePlaceAndKind(db, input);
        const own = new Set(before.imagenes_adicionales.map((image) => image.id));
        const kept = imagenes_adicionales.map(toImage).filter((image) => !imagenes_a_eliminar.includes(image.id ?? 0));
        if (kept.some((image) => image.id !== undefined && !own.has(image.id)))
          throw new Refusal(422, 'Una de las imágenes adicionales no es de esta empresa.');
        await updateEmpresa(db, id, values, now);
        await deleteEmpresaImages(db, id, imagenes_a_eliminar);
        await saveEmpresaImages(db, id, kept);
        const change = { by: user!.usuario, now, tipo: 'empresa', id, titulo: input.nombre };
        await recordChange(db, { ...change, accion: 'editar', before, after: values });
        await indexThing(db, 'empresa', id);
      });
      changed('empresas');
      return { message: 'Empresa actualizada con éxito.', data: await readEmpresa(db, id) };
    },
  }),

  'delete_empresa.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a business to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findEmpresa(db, input.id);
        if (!row) throw notFound(notThere);
        await moveToTrash(db, {
          tipo: 'empresa',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [
            { table: 'empresa_imagenes', column: 'empresa_id' },
            { table: 'empresas', column: 'id' },
          ],
          tags: ['empresas'],
        });
      });
      changed('empresas');
      return { message: 'Empresa eliminada con éxito.' };
    },
  }),
};

async function readEmpresa(db: Db, id: number) {
  const row = (await findEmpresa(db, id))!;
  return { ...row, version: row.updated_at };
}

async function requirePlaceAndKind(
  db: Db,
  { municipio_id, categoria_id }: { municipio_id: number; categoria_id: number },
) {
  if (!(await findMunicipio(db, municipio_id)))
    throw new Refusal(422, 'El municipio no existe.', { municipio_id: 'El municipio no existe.' });
  if (!(await findCategoriaNegocio(db, categoria_id)))
    throw new Refusal(422, 'La categoría no existe.', { categoria_id: 'La categoría no existe.' });
}

type ImageInput = NonNullable<z.output<typeof empresaForm>['imagenes_adicionales']>[number];

function toImage({ id, imagen, alt_text, orden }: ImageInput): EmpresaImage {
  return { id: id ?? undefined, imagen, alt_text: alt_text ?? '', orden: orden ?? 0 };
}
