import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { tablesUsing } from '#server/things/thing-checks.ts';
import { todayInMadrid } from '#values/day.ts';
import { id } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { later } from '#values/idioma/say.ts';
import { municipio, municipioAdmin, pageKind } from './municipio.ts';
import { findMunicipio, listMunicipios } from './queries.server.ts';

export const municipios = {
  'get_municipios.php': call({
    method: 'get',
    access: 'public',
    summary: 'The municipalities by name, all or those of one province; con=eventos: where something is on',
    input: z.object({ provincia_id: filterId(later('La provincia')), con: z.enum(['eventos', '']).optional() }),
    output: z.object({ data: z.array(municipio) }),
    async handle({ app: { ajustes }, db, input, now, reads }) {
      const isOfEventos = input.con === 'eventos';
      reads('municipios', 'provincias', ...(isOfEventos ? ['eventos', 'dia'] : []));
      const withEventosFrom = isOfEventos ? todayInMadrid(new Date(now)) : undefined;
      const isElsewhere = !ajustes.current.marca.mapa;
      if (isElsewhere) reads('ajustes', ...tablesUsing('municipio'));
      return {
        data: await listMunicipios(db, { provinciaId: input.provincia_id ?? undefined, withEventosFrom, isElsewhere }),
      };
    },
  }),

  'get_municipio_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One municipality with what its page says, to edit it',
    input: z.object({ id: id() }),
    output: z.object({ data: municipioAdmin }),
    async handle({ db, input }) {
      return { data: await requireMunicipio(db, input.id) };
    },
  }),

  ...kindCalls('municipio', {
    ...pageKind,
    one: 'a municipality and what its page says',
    data: municipioAdmin,
    toData: ({ id }, db) => requireMunicipio(db, id),
  }),
};

async function requireMunicipio(db: Db, id: number) {
  const row = await findMunicipio(db, id);
  if (!row) throw notFound(later('El municipio no existe.'));
  return row;
}
