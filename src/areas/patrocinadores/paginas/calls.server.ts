/** Sponsors without a web of their own: town halls and companies whose page is here. */

import { z } from 'zod';
import { type ContratoRow, toContrato } from '#areas/patrocinadores/contratos/contrato.ts';
import { contratoEstado } from '#areas/patrocinadores/contratos/contrato-estado.ts';
import { type ContratoWriting, contratoOf, noteReport } from '#areas/patrocinadores/contratos/contrato-input.server.ts';
import {
  ayuntamiento,
  ayuntamientoAdmin,
  ayuntamientoKind,
  patrocinador,
  patrocinadorAdmin,
  patrocinadorKind,
} from '#areas/patrocinadores/patrocinador.ts';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { things } from '#things.ts';
import { todayInMadrid } from '#values/day.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { findPagina, type PaginaTipo } from './queries.server.ts';

const noAyuntamiento = later('Ayuntamiento no encontrado.');
const noPatrocinador = later('Patrocinador no encontrado.');

export const sponsorPages = {
  'get_ayto_sponsor_sin_web.php': call({
    method: 'get',
    access: 'public',
    thing: 'ayuntamiento',
    summary: 'The page of a town hall; a slug it had before finds it too',
    input: bySlug(later('No se ha proporcionado un identificador para el ayuntamiento.'), noAyuntamiento),
    output: z.object({ data: ayuntamiento }),
    handle: (context) =>
      readPagina(context, 'ayuntamiento', noAyuntamiento, (by) => findPagina(context.db, 'ayuntamiento', by)),
  }),

  ...kindCalls('ayuntamiento', {
    ...ayuntamientoKind,
    ...ofPages('ayuntamiento'),
    calls: 'ayto_sponsor_sin_web',
    one: 'the page of a town hall',
    data: ayuntamientoAdmin,
    notThere: noAyuntamiento,
  }),

  'get_sponsor_text_sin_web.php': call({
    method: 'get',
    access: 'public',
    thing: 'patrocinador',
    summary: 'The page of a company that sponsors; a slug it had before finds it too',
    input: bySlug(later('No se ha proporcionado un identificador para el patrocinador.'), noPatrocinador),
    output: z.object({ data: patrocinador }),
    handle: (context) =>
      readPagina(context, 'patrocinador', noPatrocinador, (by) => findPagina(context.db, 'patrocinador', by)),
  }),

  ...kindCalls('patrocinador', {
    ...patrocinadorKind,
    ...ofPages('patrocinador'),
    calls: 'sponsor_text_sin_web',
    one: 'the page of a company that sponsors',
    data: patrocinadorAdmin,
    notThere: noPatrocinador,
  }),
};

interface Pagina {
  id: number;
  desde: string | null;
  hasta: string | null;
  contenido: string | null;
}

async function readPagina<Found extends Pagina>(
  context: CallContext<{ slug: string }>,
  tipo: PaginaTipo,
  notThere: string,
  find: (by: { slug: string } | { id: number }) => Promise<Found | undefined>,
) {
  const { input, now, reads } = context;
  // The table too: when a contract ends, that is what changes.
  reads(things[tipo].table);
  const data = await readBySlug(context, tipo, input.slug, notThere, async (by) => {
    const found = await find(by);
    const estado = found && contratoEstado(found, todayInMadrid(new Date(now)));
    return estado === 'terminado' || estado === 'futuro' ? undefined : found;
  });
  return { data: { ...data, contenido: shownHtml(data.contenido) } };
}

/** What both kinds of pages share. */
function ofPages(tipo: PaginaTipo) {
  return {
    toData: <Row extends ContratoRow>(row: Row) => ({ ...row, ...toContrato(row) }),
    values: <Columns extends object>(columns: Columns, { input, before }: ContratoWriting) => ({
      ...columns,
      ...contratoOf(input, before),
    }),
    also: noteReport(tipo),
    notThereToDelete: 'La página no existe o ya se había eliminado.',
    messages: { deleted: ({ nombre }: { nombre: string }) => `La página «${nombre}» se ha eliminado.` },
  };
}
