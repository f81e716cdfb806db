import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { searchText } from '#values/fields.ts';
import { tarjetaTipos } from '#values/rich-text/document.ts';
import { readTarjetas } from './show.server.ts';
import { type Tarjeta, type TarjetaRef, tarjetaKey } from './tarjeta.ts';

const ofEach = 6;
const newestOfEach = 2;
const maxRefs = 60;

const tarjeta = z.object({
  tipo: z.enum(tarjetaTipos),
  id: z.number(),
  titulo: z.string(),
  url: z.string(),
  imagen: z.string().nullable(),
  detalle: z.string(),
  antes: z.string().nullable(),
}) satisfies z.ZodType<Tarjeta>;

export const articulosTarjetas = {
  'get_tarjetas_admin.php': call({
    method: 'get',
    access: 'articulos',
    summary:
      'Things of the site that a text can show as cards: the newest, by name (`q`), by address (`url`), or those a text has (`de`: "producto:7,evento:3")',
    input: z.object({
      q: searchText(),
      url: z.string().max(500, 'La dirección es demasiado larga.').optional(),
      de: z
        .string()
        .max(2000, 'Son demasiadas tarjetas.')
        .regex(/^(?:[a-z]+:\d{1,9}(?:,|$))*$/, 'Las tarjetas no se entienden.')
        .optional(),
    }),
    output: z.object({ data: z.array(tarjeta) }),
    async handle({ db, input, now }) {
      const wanted = refsOf(input.de ?? '');
      const path = pathOf(input.url ?? '');
      const found = await Promise.all(
        tarjetaTipos.map((tipo) => {
          if (input.de) {
            const ids = wanted.filter((ref) => ref.tipo === tipo).map(({ id }) => id);
            return readTarjetas(db, tipo, { ids }, now);
          }
          if (input.url) return readTarjetas(db, tipo, { path }, now);
          // Before somebody types: the newest.
          return readTarjetas(db, tipo, { newest: input.q ? ofEach : newestOfEach, search: input.q }, now);
        }),
      );
      return { data: found.flat() };
    },
  }),
};

function refsOf(de: string): TarjetaRef[] {
  const refs = de.split(',').flatMap((text) => {
    const [name, id] = text.split(':');
    const tipo = tarjetaTipos.find((known) => known === name);
    return tipo ? [{ tipo, id: Number(id) }] : [];
  });
  return [...new Map(refs.map((ref) => [tarjetaKey(ref), ref])).values()].slice(0, maxRefs);
}

/** The path of an address of ours. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*/, '');
}
