import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { flag, paging } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { later } from '#values/idioma/say.ts';
import { isAnyMes } from '#values/mes.ts';
import { archivoItem } from '../articulo.ts';
import { listCategorias } from '../categorias/queries.server.ts';
import { countListed, listTemas } from '../temas/queries.server.ts';
import { listArchivo, listMeses } from './queries.server.ts';

const choice = z.object({ id: z.number(), nombre: z.string(), slug: z.string(), total: z.number() });

export const archivo = {
  'get_articulos.php': call({
    method: 'get',
    access: 'public',
    summary: 'All published articles, newest first: of a category, of a topic, of a month, or those that are featured',
    input: z.object({
      categoria: filterId(later('La categoría')),
      tema: filterId(later('El tema')),
      mes: z
        .string()
        .refine((mes) => mes === '' || isAnyMes(mes), later('El mes no es válido.'))
        .transform((mes) => mes || undefined)
        .optional(),
      destacado: flag('Destacado').optional(),
      ...paging,
    }),
    output: z.object({ data: z.array(archivoItem), ...pageFields }),
    async handle({ db, input, now, reads }) {
      const { categoria, tema } = input;
      reads(
        'categorias',
        tema ? `articulos:tema:${tema}` : categoria ? `articulos:categoria:${categoria}` : 'articulos',
      );
      const { rows, ...page } = await listArchivo(db, { ...input, now }, toPageRequest(input, 24));
      return { data: rows, ...page };
    },
  }),

  'get_articulos_filtros.php': call({
    method: 'get',
    access: 'public',
    summary: 'By what all articles can be looked through: categories, topics and months in which there is something',
    output: z.object({ categorias: z.array(choice), temas: z.array(choice), meses: z.array(z.string()) }),
    async handle({ app, db, now, reads }) {
      reads('articulos', 'categorias', 'temas');
      const [categorias, counted, temas] = await Promise.all([
        listCategorias(db),
        countListed(db, 'categoria', now),
        listTemas(db, now),
      ]);
      const meses = await app.totals.get('articulos por mes', ['articulos'], () => listMeses(db, now));
      return {
        categorias: categorias
          .map(({ id, slug, nombre_categoria }) => ({
            id,
            slug,
            nombre: nombre_categoria,
            total: counted.get(id) ?? 0,
          }))
          .filter(({ total }) => total > 0),
        temas: temas.filter(({ total }) => total > 0),
        meses,
      };
    },
  }),
};
