import { z } from 'zod';
import { bySlug, findBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import { kmBetween } from '#values/coordenadas/distance.ts';
import { estadoActivoFilter } from '#values/fields/activo.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { filterOption } from '#values/filter-option.ts';
import { later } from '#values/idioma/say.ts';
import { aperturaOf } from '#values/visita/apertura.ts';
import { paras } from './categorias/para.ts';
import { empresa, empresaAdmin, empresaForm, empresaPagina, empresaPublica, empresaUpdate } from './empresa.ts';
import { empresaOrders } from './orders.ts';
import {
  deleteEmpresaImagenes,
  type EmpresaImagen,
  empresaFilterOptions,
  findEmpresa,
  findEmpresaPublica,
  listEmpresas,
  listLugaresNear,
  saveEmpresaImagenes,
} from './queries.server.ts';

const notThere = later('La empresa no existe.');
const nowhere = { latitud: null, longitud: null };
/** Everything an empresa shows: its own, and the names of its municipality and category. */
const listTags = ['empresas', 'categorias_negocio', 'municipios'];

export const empresas = {
  'get_empresas.php': call({
    method: 'get',
    access: 'public',
    summary: 'The businesses by name; visitors see the active ones, the administrator all',
    input: z.object({
      q: searchText(),
      estado: estadoActivoFilter,
      categoria_id: filterId(later('La categoría')),
      municipio_id: filterId(later('El municipio')),
      etiqueta: etiquetaFilter(),
      ...sorting(empresaOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(empresa), ...pageFields }),
    async handle(context) {
      const { db, input, reads } = context;
      reads(...listTags);
      const { rows, ...page } = await listEmpresas(db, {
        search: input.q,
        activo: input.estado && (input.estado === 'activo' ? 1 : 0),
        categoriaId: input.categoria_id ?? undefined,
        municipioId: input.municipio_id ?? undefined,
        etiqueta: input.etiqueta,
        isPublic: !may(context.user, 'contenido'),
        orden: input.orden,
        dir: input.dir,
        ...toPageRequest(input, 50),
      });
      return { data: rows, ...page };
    },
  }),

  'get_empresas_publicas.php': call({
    method: 'get',
    access: 'public',
    summary: 'The active businesses by name, all or those of a list (`para`), with the choices of the two filters',
    input: z.object({
      empresa: filterId(later('La empresa')),
      categoria: filterId(later('La categoría')),
      municipio: filterId(later('El municipio')),
      etiqueta: etiquetaFilter(),
      para: z.enum(paras, { error: later('La lista debe ser comer o dormir.') }).optional(),
      ...paging,
    }),
    output: z.object({
      data: z.array(empresaPublica),
      categorias: z.array(filterOption),
      municipios: z.array(filterOption),
      /** Those that have something. */
      listas: z.array(z.enum(paras)),
      ...pageFields,
    }),
    async handle({ db, input, reads }) {
      reads(...listTags);
      const { rows, ...page } = await listEmpresas(db, {
        id: input.empresa ?? undefined,
        categoriaId: input.categoria ?? undefined,
        municipioId: input.municipio ?? undefined,
        etiqueta: input.etiqueta,
        para: input.para,
        isPublic: true,
        ...toPageRequest(input, 24),
      });
      const data = rows.map((row) => ({ ...row, apertura: aperturaOf(row.horario) }));
      return { data, ...(await empresaFilterOptions(db, input.para)), ...page };
    },
  }),

  'get_empresa_publica.php': call({
    method: 'get',
    access: 'public',
    thing: 'empresa',
    summary:
      'One active business with what is around it; a former slug finds it too. Null where no business has it: an article of the category may',
    input: bySlug(notThere, notThere),
    output: z.object({ data: empresaPagina.nullable() }),
    async handle(context) {
      const { db, input, reads } = context;
      // What is near changes with any of them.
      reads(...listTags, 'provincias', 'ubicaciones', 'categorias_ubicacion');
      const row = await findBySlug(context, 'empresa', input.slug, (by) => findEmpresaPublica(db, by));
      if (!row) return { data: null };
      const middle = { latitud: row.municipio_latitud, longitud: row.municipio_longitud };
      const at = { municipio_id: row.municipio_id, ...nowhere, ...puntoOf(row, middle) };
      const here = { municipioId: row.municipio_id, isPublic: true, page: 1, limit: 7 };
      const [lugares, others] = await Promise.all([listLugaresNear(db, at, 4), listEmpresas(db, here)]);
      return {
        data: {
          ...row,
          municipio_punto: puntoOf(middle),
          fecha_modificacion: row.updated_at,
          apertura: aperturaOf(row.horario),
          lugares_cercanos: lugares.map((lugar) => ({ ...lugar, distancia_km: kmBetween(at, lugar) })),
          empresas_cercanas: others.rows.filter(({ id }) => id !== row.id).slice(0, 6),
        },
      };
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
      return { data: await readEmpresa(db, input.id, { isPublic: !may(context.user, 'contenido') }) };
    },
  }),

  'create_empresa.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add a business; its pictures were uploaded before',
    input: empresaForm,
    output: z.object({ data: empresaAdmin }),
    async handle(context) {
      const { imagenes_adicionales = [], activo = 1, ...fields } = context.input;
      const imagenes = imagenes_adicionales.map((imagen) => toImagen({ ...imagen, id: undefined }));
      const { id } = await saveThing(context, 'empresa', {
        values: { ...fields, activo },
        also: (db, { id }) => saveEmpresaImagenes(db, id, imagenes),
      });
      return { message: 'Empresa creada con éxito.', data: await readEmpresa(context.db, id) };
    },
  }),

  'update_empresa.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change a business; pictures with an id are changed, others added, those of imagenes_a_eliminar removed',
    input: empresaUpdate,
    output: z.object({ data: empresaAdmin }),
    async handle(context) {
      const { id, version, slug, imagenes_adicionales = [], imagenes_a_eliminar = [], ...values } = context.input;
      const kept = imagenes_adicionales.map(toImagen).filter((imagen) => !imagenes_a_eliminar.includes(imagen.id ?? 0));
      await saveThing(context, 'empresa', {
        id,
        version,
        slug,
        values,
        async also(db) {
          await deleteEmpresaImagenes(db, id, imagenes_a_eliminar);
          await saveEmpresaImagenes(db, id, kept);
        },
      });
      return { message: 'Empresa actualizada con éxito.', data: await readEmpresa(context.db, id) };
    },
  }),

  'delete_empresa.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a business to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'empresa', context.input.id, notThere);
      return { message: 'Empresa eliminada con éxito.' };
    },
  }),
};

async function readEmpresa(db: Db, id: number, filter = { isPublic: false }) {
  const row = await findEmpresa(db, id, filter);
  if (!row) throw notFound(notThere);
  return row;
}

type ImagenInput = NonNullable<z.output<typeof empresaForm>['imagenes_adicionales']>[number];

function toImagen({ id, imagen, alt_text, orden }: ImagenInput): EmpresaImagen {
  return { id: id ?? undefined, imagen, alt_text: alt_text ?? '', orden: orden ?? 0 };
}
