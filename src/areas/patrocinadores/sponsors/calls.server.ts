/** Sponsors that are a link in the footer, and what the back office reads of all five kinds. */

import { z } from 'zod';
import { lugares, toContrato } from '#areas/patrocinadores/contratos/contrato.ts';
import { contratoEstados } from '#areas/patrocinadores/contratos/contrato-estado.ts';
import { type ContratoWriting, contratoOf, noteReport } from '#areas/patrocinadores/contratos/contrato-input.server.ts';
import { findPagina } from '#areas/patrocinadores/paginas/queries.server.ts';
import {
  anySponsorAdmin,
  linkKind,
  sponsor,
  sponsorAdmin,
  sponsorAdminListItem,
  textKind,
} from '#areas/patrocinadores/patrocinador.ts';
import {
  type LinkTipo,
  missingSponsorTipo,
  type SponsorTipo,
  sponsorOrders,
  sponsorTipos,
} from '#areas/patrocinadores/tipos.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { deletedByName, kindCalls } from '#server/things/kind-calls.ts';
import type { Values } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { todayInMadrid } from '#values/day.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { later } from '#values/idioma/say.ts';
import { findSponsor, listAnySponsors, listShown } from './queries.server.ts';

const notThere = later('Patrocinador no encontrado.');

export const sponsors = {
  'get_sponsor_ayto.php': footerCall('town-hall', 'ayuntamiento', 'ayuntamiento_sin_web'),
  ...kindCalls('sponsor', {
    ...linkKind,
    ...ofTipo('ayuntamiento'),
    calls: 'sponsor_ayto',
    one: 'a town-hall sponsor',
  }),

  'get_sponsor_empresa.php': footerCall('company', 'empresa', 'texto_sin_web'),
  ...kindCalls('sponsor', {
    ...linkKind,
    ...ofTipo('empresa'),
    calls: 'sponsor_empresa',
    one: 'a company sponsor',
  }),

  'get_sponsor_text.php': footerCall('text', 'texto'),
  ...kindCalls('sponsor', {
    ...textKind,
    ...ofTipo('texto'),
    calls: 'sponsor_text',
    one: 'a text sponsor',
    noun: 'Patrocinador de texto',
  }),

  'get_all_sponsors_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Sponsors of all five kinds, by name',
    input: z.object({
      q: searchText(),
      tipo: z.enum(sponsorTipos, { error: missingSponsorTipo }).optional(),
      contrato: z.enum(contratoEstados, { error: 'El estado del contrato no es válido.' }).optional(),
      ...sorting(sponsorOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(sponsorAdminListItem), ...pageFields }),
    async handle({ db, input, now }) {
      const { q: search, tipo, contrato, orden, dir } = input;
      const filter = {
        search,
        tipo,
        contrato,
        orden,
        dir,
        today: todayInMadrid(new Date(now)),
        ...toPageRequest(input, 50),
      };
      const { rows, ...page } = await listAnySponsors(db, filter);
      return { data: rows, ...page };
    },
  }),

  'get_sponsor_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One sponsor of any kind, to edit it',
    input: z.object({ tipo: z.enum(sponsorTipos, { error: missingSponsorTipo }), id: id() }),
    output: z.object({ data: anySponsorAdmin }),
    async handle({ db, input: { tipo, id } }) {
      if (tipo === 'ayuntamiento_sin_web') {
        const row = await findPagina(db, 'ayuntamiento', { id });
        if (!row) throw notFound(later('Ayuntamiento no encontrado.'));
        return { data: { ...row, ...toContrato(row), tipo } };
      }
      if (tipo === 'texto_sin_web') {
        const row = await findPagina(db, 'patrocinador', { id });
        if (!row) throw notFound(notThere);
        return { data: { ...row, ...toContrato(row), tipo } };
      }
      const data = await findSponsor(db, tipo, id);
      if (!data) throw notFound(notThere);
      return { data: { ...data, ...toContrato(data) } };
    },
  }),

  'get_patrocinadores.php': call({
    method: 'get',
    access: 'public',
    summary: 'Who sponsors the home page, the pages of a municipality or a section',
    input: z.object({
      lugar: z.enum(lugares, { error: later('El lugar no es válido.') }),
      municipio_id: filterId(later('El municipio')),
      categoria: z
        .string({ error: later('La sección no es válida.') })
        .max(200, later('La sección no es válida.'))
        .optional(),
    }),
    output: z.object({ data: z.array(sponsor.extend({ patrocinador: z.string() })) }),
    async handle({ db, input: { lugar, municipio_id, categoria }, now, reads }) {
      reads(...tagsOfShown);
      const place = {
        lugar,
        ...(lugar === 'municipio' && { municipioId: municipio_id ?? 0 }),
        ...(lugar === 'categorias' && { categoria: categoria ?? '' }),
      };
      return { data: await listShown(db, place, todayInMadrid(new Date(now))) };
    },
  }),
};

/** Pages are shown in these places as well as links. */
const tagsOfShown = ['sponsors', 'ayuntamientos', 'patrocinadores'];

/** What the three kinds of links share: one table, in which each knows its own. */
function ofTipo(tipo: LinkTipo) {
  return {
    data: sponsorAdmin,
    toData: (row: Row<'sponsor'>) => ({ ...row, ...toContrato(row) }),
    values: (columns: Values<'sponsor'>, { input, before }: ContratoWriting) => ({
      ...columns,
      tipo,
      ...contratoOf(input, before),
    }),
    also: noteReport('sponsor'),
    only: (row: { tipo: LinkTipo }) => row.tipo === tipo,
    notThere,
    messages: deletedByName('sponsor'),
  };
}

/** `pages` are those whose page here is linked among them. */
function footerCall(kind: string, tipo: LinkTipo, pages?: SponsorTipo) {
  return call({
    method: 'get',
    access: 'public',
    summary: `The ${kind} sponsors of the footer`,
    output: z.object({ data: z.array(sponsor) }),
    async handle({ db, now, reads }) {
      reads(...tagsOfShown);
      const tipos = [tipo, ...(pages ? [pages] : [])];
      const rows = await listShown(db, { lugar: 'pie', tipos }, todayInMadrid(new Date(now)));
      return {
        data: rows.map(({ patrocinador, ...row }) => ({ ...row, ...(row.tipo === pages && { patrocinador }) })),
      };
    },
  });
}
