/** Mails about contracts: to the operator before one ends, to sponsors who asked for their figures of the month. Each once. */

import { readCifras } from '#areas/estadisticas/figures.server.ts';
import { claimEnd, claimMonth, keyOf, listToMail } from '#areas/patrocinadores/informe/queries.server.ts';
import { listEnding } from '#areas/patrocinadores/sponsors/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Mail } from '#server/mail/index.ts';
import { toOwner, type WrittenMail } from '#server/mail/mails.ts';
import type { Worker } from '#server/work/worker.ts';
import { todayInMadrid } from '#values/day.ts';
import { formatLongDate } from '#values/fecha.ts';
import { addMonths, daysOf, type Mes, mesLabel } from '#values/mes.ts';

const hourMs = 3_600_000;

export interface Avisos {
  /** Writes what is due and was not written yet; by itself every hour. */
  run(): Promise<void>;
}

declare module '#server/app.ts' {
  interface App {
    /** Mails about the contracts of sponsors. */
    avisos: Avisos;
  }
}

export function createAvisos(db: Db, mail: Pick<Mail, 'enqueue'>, siteUrl: string, worker: Worker): Avisos {
  worker.add({ name: 'avisos de patrocinios', everyMs: hourMs, run });

  async function mailEnds(now: string): Promise<void> {
    for (const { tipo, id, patrocinador, nombre, hasta } of await listEnding(db, todayInMadrid(new Date(now)))) {
      const edit = `${siteUrl}/admin/patrocinadores/editar/${tipo}/${id}`;
      await db.transaction().execute(async (db) => {
        // In one transaction with the mail: both or neither, whoever else tries at this moment.
        if (await claimEnd(db, patrocinador, hasta, now))
          await mail.enqueue(db, endMail({ patrocinador, nombre, hasta, edit }), now);
      });
    }
  }

  async function mailReports(now: string): Promise<void> {
    const mes = addMonths(todayInMadrid(new Date(now)).slice(0, 7), -1);
    const [desde, hasta] = daysOf(mes);
    for (const { patrocinador, nombre, informe_email } of await listToMail(db, desde, hasta)) {
      if (!informe_email) continue;
      const cifras = await readCifras(db, patrocinador, { desde, hasta });
      const url = `${siteUrl}/informe/${await keyOf(db, patrocinador, now)}?mes=${mes}`;
      await db.transaction().execute(async (db) => {
        if (await claimMonth(db, patrocinador, mes, now))
          await mail.enqueue(db, reportMail({ patrocinador, nombre, para: informe_email, mes, url, ...cifras }), now);
      });
    }
  }

  async function run(): Promise<void> {
    const now = new Date().toISOString();
    await mailEnds(now);
    await mailReports(now);
  }

  return { run };
}

function endMail(of: { patrocinador: string; nombre: string; hasta: string; edit: string }): WrittenMail {
  return {
    clave: `fin-${of.patrocinador}-${of.hasta}`,
    para: toOwner,
    asunto: `Acaba el patrocinio de ${of.nombre}`,
    text: {
      heading: 'Un patrocinio está a punto de acabar',
      paragraphs: [
        `El contrato de ${of.nombre} acaba el ${formatLongDate(of.hasta)}. Al día siguiente dejará de mostrarse en el sitio.`,
        'Si sigue, cambia la fecha de fin en su ficha.',
      ],
      action: { label: 'Abrir la ficha', url: of.edit },
    },
  };
}

interface Report {
  patrocinador: string;
  nombre: string;
  para: string;
  mes: Mes;
  url: string;
  vistas: number;
  clics: number;
}

function reportMail({ patrocinador, nombre, para, mes, url, vistas, clics }: Report): WrittenMail {
  const month = mesLabel(mes);
  return {
    clave: `informe-${patrocinador}-${mes}`,
    para,
    asunto: `Tu patrocinio en ${month}`,
    text: ({ identidad }) => ({
      heading: `Tu patrocinio en ${month}`,
      paragraphs: [`Esto es lo que ha dado de sí el patrocinio de ${nombre} en ${identidad.nombre}.`],
      rows: [
        ['Veces vista', vistas.toLocaleString('es-ES')],
        ['Clics', clics.toLocaleString('es-ES')],
      ],
      after: [
        '«Veces vista» cuenta cada vez que al menos la mitad ha estado un segundo en pantalla. Contamos sin cookies y sin saber quién mira.',
      ],
      action: { label: 'Ver el informe del mes', url },
      footnote:
        'Recibes este correo cada mes porque lo pediste. La dirección del informe es privada: compártela solo con quien quieras.',
    }),
  };
}
