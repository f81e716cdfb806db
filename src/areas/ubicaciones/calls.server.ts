/** What visitors read of the locations. */

import { z } from 'zod';
import { listEmpresasNear } from '#areas/empresas/queries.server.ts';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { kmBetween } from '#values/coordenadas/distance.ts';
import type { Etiqueta } from '#values/etiquetas.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { paging } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { filterOption } from '#values/filter-option.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { aperturaOf } from '#values/visita/apertura.ts';
import { loadPartes } from './partes-queries.server.ts';
import {
  countUbicaciones,
  findUbicacion,
  listNearby,
  listTags,
  listUbicaciones,
  listUbicacionPoints,
  ubicacionFilterOptions,
} from './queries.server.ts';
import { ubicacion, ubicacionListItem, ubicacionPoint } from './ubicacion.ts';

const missingSlug = later('No se encontró el slug de la ubicación.');
const notThere = later('Ubicación no encontrada.');
const filters = {
  categoria: filterId(later('La categoría')),
  municipio: filterId(later('El municipio')),
  etiqueta: etiquetaFilter(),
};
export const ubicaciones = {
  'get_ubicaciones.php': call({
    method: 'get',
    access: 'public',
    summary: 'The published locations by name, with the choices of the two filters',
    input: z.object({ ...filters, ...paging }),
    output: z.object({
      data: z.array(ubicacionListItem),
      categorias: z.array(filterOption),
      municipios: z.array(filterOption),
      ...pageFields,
    }),
    async handle({ app, db, input, reads }) {
      reads(...listTags);
      const filter = { publicado: 1, ...toFilter(input) };
      const total = await countUbicaciones(app, filter);
      const options = await app.totals.get('ubicaciones', listTags, () => ubicacionFilterOptions(db));
      const { rows, ...page } = await listUbicaciones(db, { ...filter, ...toPageRequest(input, 24), total });
      return { data: rows, ...options, ...page };
    },
  }),

  'get_ubicaciones_mapa.php': call({
    method: 'get',
    access: 'public',
    summary: 'Every published location with coordinates, as points of a map',
    input: z.object({ ...filters, limit: paging.limit }),
    output: z.object({ data: z.array(ubicacionPoint) }),
    async handle({ db, input, reads }) {
      reads('ubicaciones');
      return { data: await listUbicacionPoints(db, toFilter(input), input.limit) };
    },
  }),

  'get_ubicacion.php': call({
    method: 'get',
    access: 'public',
    thing: 'ubicacion',
    summary: 'One published location with its pictures, videos, questions and what is near; a former slug finds it too',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: ubicacion }),
    async handle(context) {
      const { db, input, reads } = context;
      // What is near changes with any of them.
      reads(...listTags, 'empresas', 'categorias_negocio');
      const row = await readBySlug(context, 'ubicacion', input.slug, notThere, (by) =>
        findUbicacion(db, by, { publicado: 1 }),
      );
      return {
        data: {
          ...row,
          descripcion: shownHtml(row.descripcion),
          fecha_modificacion: row.updated_at,
          apertura: aperturaOf(row.horario),
          ...(await loadPartes(db, row.id)),
          ubicaciones_cercanas: (await listNearby(db, row, 4)).map((near) => ({
            ...near,
            distancia_km: kmBetween(row, near),
          })),
          empresas_cercanas: await listEmpresasNear(db, row, 6),
        },
      };
    },
  }),
};

interface Asked {
  categoria?: number | null | undefined;
  municipio?: number | null | undefined;
  etiqueta?: Etiqueta | undefined;
}

function toFilter({ categoria, municipio, etiqueta }: Asked) {
  return { categoriaId: categoria ?? undefined, municipioId: municipio ?? undefined, etiqueta };
}
