/** The sponsor's report: read by whoever has its address, which the back office can renew. */

import { z } from 'zod';
import { firstSeen, readCifras } from '#areas/estadisticas/figures.server.ts';
import { findByKey, findShort, renewKey } from '#areas/patrocinadores/informe/queries.server.ts';
import { missingSponsorTipo, patrocinadorRef, sponsorTipos } from '#areas/patrocinadores/tipos.ts';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { type Day, todayInMadrid } from '#values/day.ts';
import { id } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { addMonths, daysOf, isMes, type Mes } from '#values/mes.ts';
import { informe } from './informe.ts';

const wrongMonth = later('El mes no es válido.');
const chosenMonths = 13;

export const informes = {
  'get_informe.php': call({
    method: 'get',
    access: 'public',
    summary: "A sponsor's figures of a month, for whoever has the private address of its report",
    input: z.object({
      clave: z
        .string({ error: later('Falta la clave del informe.') })
        .min(1, later('Falta la clave del informe.'))
        .max(100, later('Informe no encontrado.')),
      mes: z.string({ error: wrongMonth }).refine(isMes, wrongMonth).optional(),
    }),
    output: z.object({ data: informe }),
    perMinute: 600,
    async handle({ app, db, input: { clave, mes: asked }, now }) {
      const sponsor = await findByKey(db, clave);
      if (!sponsor) throw notFound(later('Este informe no existe o su dirección ha cambiado.'));
      await app.contador.flush();
      const today = todayInMadrid(new Date(now));
      const meses = await monthsOf(db, sponsor, today);
      const mes = asked ?? meses[0]!;
      const figures = await cifrasOf(mes);
      const { vistas, clics } = await cifrasOf(addMonths(mes, -1));
      const { nombre, imagen, desde, hasta } = sponsor;
      return { data: { nombre, imagen, desde, hasta, mes, meses, ...figures, antes: { vistas, clics } } };

      function cifrasOf(mes: Mes) {
        const [desde, last] = daysOf(mes);
        // Of days to come there is nothing to tell.
        const hasta = desde <= today && today < last ? today : last;
        return readCifras(db, sponsor!.patrocinador, { desde, hasta });
      }
    },
  }),

  'renew_informe.php': call({
    method: 'post',
    access: 'contenido',
    summary: "Gives a sponsor's report another address; the old one leads nowhere from then on",
    input: z.object({ tipo: z.enum(sponsorTipos, { error: missingSponsorTipo }), id: id() }),
    output: z.object({ data: z.object({ informe: z.string() }) }),
    async handle({ db, input: { tipo, id }, now }) {
      const patrocinador = patrocinadorRef(tipo, id);
      const sponsor = await findShort(db, patrocinador);
      if (sponsor?.tipo !== tipo) throw notFound('Patrocinador no encontrado.');
      const clave = await renewKey(db, patrocinador, now);
      return {
        message: 'El informe tiene una dirección nueva; la anterior ya no vale.',
        data: { informe: `/informe/${clave}` },
      };
    },
  }),
};

/** Of its contract; one that was renewed with another beginning had been seen before. */
async function monthsOf(
  db: Db,
  { patrocinador, desde }: { patrocinador: string; desde: Day | null },
  today: Day,
): Promise<Mes[]> {
  const [now, ...before] = monthsUpTo(today.slice(0, 7)) as [Mes, ...Mes[]];
  if (!desde) return [now, ...before];
  const seen = await firstSeen(db, patrocinador, { desde: daysOf(before.at(-1)!)[0], hasta: today });
  const first = (seen && seen < desde ? seen : desde).slice(0, 7);
  return [now, ...before.filter((mes) => mes >= first)];
}

function monthsUpTo(last: Mes): Mes[] {
  const months = [last];
  while (months.length < chosenMonths) months.push(addMonths(months.at(-1)!, -1));
  return months;
}
