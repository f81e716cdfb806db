/** What visitors see of the newsletters that were sent, and the way of their links. */

import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { id, paging, requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { resumenOf } from './contenido.server.ts';
import { type BloqueHecho, boletinListItem, boletinPublico } from './envio.ts';
import { findBoletin, followEnlace, listBoletines } from './envio-queries.server.ts';

const notThere = later('Boletín no encontrado.');
const resumenLength = 200;

export const archivo = {
  'get_boletines.php': call({
    method: 'get',
    access: 'public',
    summary: 'The newsletters that were sent, newest first',
    input: z.object(paging),
    output: z.object({ data: z.array(boletinListItem), ...pageFields }),
    async handle({ db, input, reads }) {
      reads('envios');
      const { rows, ...page } = await listBoletines(db, toPageRequest(input, 24));
      return {
        data: rows.map(({ slug, asunto, empezado_en, contenido }) => ({
          ...{ slug, asunto, fecha: empezado_en! },
          resumen: shortened(resumenOf(JSON.parse(contenido!) as BloqueHecho[])),
        })),
        ...page,
      };
    },
  }),

  'get_boletin.php': call({
    method: 'get',
    access: 'public',
    summary: 'One newsletter as it was sent',
    input: z.object({ slug: requiredText(later('El boletín'), 255) }),
    output: z.object({ data: boletinPublico }),
    async handle({ db, input, reads }) {
      const row = await findBoletin(db, input.slug);
      reads(row ? `envio:${row.id}` : 'envios');
      if (!row) throw notFound(notThere);
      const bloques = JSON.parse(row.contenido!) as BloqueHecho[];
      const shown = bloques.map((bloque) =>
        bloque.tipo === 'texto' ? { ...bloque, html: shownHtml(bloque.html) } : bloque,
      );
      return { data: { slug: row.slug, asunto: row.asunto, fecha: row.empezado_en!, bloques: shown } };
    },
  }),

  'clic_envio.php': call({
    method: 'get',
    access: 'public',
    summary: "The way of a newsletter's link: counted, without who followed it; only to addresses of that newsletter",
    // Counted each time, so never answered from memory; a mail program that looks at all links may.
    perMinute: 300,
    input: z.object({ envio: id(), enlace: id() }),
    async handle({ db, input }) {
      const url = await followEnlace(db, input.envio, input.enlace);
      if (!url) throw notFound(later('Ese enlace ya no existe.'));
      return new Response(null, {
        status: 302,
        headers: { location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      });
    },
  }),
};

/** At the end of a word. */
function shortened(text: string): string {
  if (text.length <= resumenLength) return text;
  const end = text.lastIndexOf(' ', resumenLength);
  return `${text.slice(0, end === -1 ? resumenLength : end)}…`;
}
