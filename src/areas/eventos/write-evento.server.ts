/** What must be right about an event whoever writes it: a form at the desk, or a proposal that was accepted. */

import type { z } from 'zod';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing, type Writer } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { spansBetween } from '#values/agenda/agenda.ts';
import type { Movida } from '#values/agenda/cambios.ts';
import { completeRule, parseRecurrencia } from '#values/agenda/recurrencia/recurrencia.ts';
import { type Day, isDay, todayInMadrid } from '#values/day.ts';
import { formatFullDate } from '#values/full-date.ts';
import { later, say } from '#values/idioma/say.ts';
import { type EventoWhen, type eventoCreate, eventoWhen, missingEventoMessage, type SentWhen } from './evento.ts';

type Sent = z.output<typeof eventoCreate>;
/** An event as a form sends it, with the address of its picture. */
export type EventoCampos = Pick<Sent, 'titulo' | 'municipio_id'> &
  Partial<Sent> & { imagen?: string | null | undefined };

interface InTheSame {
  /** What is looked at first, and what is written after, in the same transaction. */
  before?: (db: Db) => Promise<void>;
  also?: (db: Db, evento: Row<'evento'>) => Promise<void>;
}

export function createEvento(writer: Writer, campos: EventoCampos, { before, also }: InTheSame = {}) {
  const when = requireNewWhen(writer.now, campos);
  return saveThing(writer, 'evento', {
    async values(db) {
      await before?.(db);
      return { ...campos, ...when };
    },
    ...(also && { also }),
  });
}

/** When a new event takes place. */
export function requireNewWhen(now: string, campos: SentWhen & SentFechas): EventoWhen {
  if (!campos.fecha_inicio && !campos.regla_recurrencia)
    throw new Refusal(422, missingEventoMessage, { fecha_inicio: later('La fecha de inicio es obligatoria.') });
  return requireWhen(now, campos);
}

/** Its days or its rule; what was not sent is as before. */
export function requireWhen(now: string, sent: SentWhen & SentFechas, before: SentWhen = {}): EventoWhen {
  const {
    fecha_inicio = before.fecha_inicio,
    fecha_fin = before.fecha_fin,
    regla_recurrencia: said = before.regla_recurrencia,
  } = sent;
  const start = fecha_inicio && isDay(fecha_inicio) ? fecha_inicio : undefined;
  const regla_recurrencia = said && completeRule(said, todayInMadrid(new Date(now)), start);
  const when = eventoWhen({ fecha_inicio, fecha_fin, regla_recurrencia });
  if ('field' in when) throw new Refusal(422, when.message, { [when.field]: when.message });
  requireOfRule(when, sent, now);
  if (!when.regla_recurrencia) return when;
  return { ...when, ultimo_dia: parseRecurrencia(when.regla_recurrencia)?.until ?? null };
}

interface SentFechas {
  /** As JSON. */
  fechas_canceladas?: string | undefined;
  fechas_movidas?: string | undefined;
}

/** What falls out or moves is a day of the rule: visitors read it. Days that are over may be of another rule. */
function requireOfRule(
  { regla_recurrencia }: EventoWhen,
  { fechas_canceladas, fechas_movidas }: SentFechas,
  now: string,
) {
  if (!regla_recurrencia) return;
  const today = todayInMadrid(new Date(now));
  const event = { fecha_inicio: null, fecha_fin: null, regla_recurrencia };
  const isOfRule = (day: Day) => spansBetween(event, day, day)?.some(({ startsOn }) => startsOn === day);
  const canceladas = JSON.parse(fechas_canceladas ?? '[]') as Day[];
  const movidas = JSON.parse(fechas_movidas ?? '[]') as Movida[];
  const from = movidas.map(({ de }) => de);
  const refuse = (field: keyof SentFechas, message: string) => new Refusal(422, message, { [field]: message });
  for (const [field, sent] of [
    ['fechas_canceladas', canceladas],
    ['fechas_movidas', from],
  ] as const) {
    const wrong = sent.find((day) => day >= today && isOfRule(day) === false);
    if (wrong) throw refuse(field, say('El {dia} no es un día de la regla.', { dia: formatFullDate(wrong) }));
  }
  // At another hour there may be two on a day.
  const twice = movidas.find(
    ({ a, hora }) => a >= today && hora === null && isOfRule(a) && ![...canceladas, ...from].includes(a),
  );
  if (twice)
    throw refuse(
      'fechas_movidas',
      say('El {dia} ya se celebra: elige otro día, u otra hora.', { dia: formatFullDate(twice.a) }),
    );
}
