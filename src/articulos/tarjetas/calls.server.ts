import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { things } from '#things.ts';
import { searchText } from '#values/fields.ts';
import { readTarjetas } from './show.server.ts';
import { type TarjetaRef, type TarjetaTipo, tarjeta, tarjetaKey, tarjetaTipos } from './tarjeta.ts';

const ofEach = 6;
const maxRefs = 60;

export const articulosTarjetas = {
  'get_tarjetas_admin.php': call({
    method: 'get',
    access: 'articulos',
    summary:
      'Products, places and events that a text can show as cards: by name (`q`), by address (`url`), or those a text has (`de`: "producto:7,evento:3")',
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
      const slug = slugOf(input.url ?? '');
      const found = await Promise.all(
        tarjetaTipos.map((tipo) => {
          const ids = wanted.filter((ref) => ref.tipo === tipo).map(({ id }) => id);
          if (ids.length > 0) return readTarjetas(db, tipo, { ids }, now);
          if (slug?.tipo === tipo) return readTarjetas(db, tipo, slug, now);
          return input.q ? readTarjetas(db, tipo, { search: input.q, limit: ofEach }, now) : [];
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

/** "/tienda/queso" is a product's. */
function slugOf(url: string): { tipo: TarjetaTipo; slug: string } | undefined {
  const [path = ''] = url.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/, 1);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const tipo = tarjetaTipos.find((tipo) => slug && things[tipo].path(slug) === path);
  return tipo && { tipo, slug };
}
