import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { todayInMadrid } from '#values/day.ts';
import { addMonths } from '#values/mes.ts';
import { claimMonth } from '../informe/queries.server.ts';
import { type ContratoInput, type ContratoRow, contratoColumns, contratoProblem, toContrato } from './contrato.ts';

const none: ContratoRow = {
  ...{ desde: null, hasta: null, importe_cents: null, contacto: null, notas: null, orden: null },
  ...{ lugares: '[]', municipio_id: null, categorias: '[]', informe_mensual: 0, informe_email: null },
};

/** What a write of a sponsor knows of its contract. */
export interface ContratoWriting {
  input: ContratoInput;
  before: ContratoRow | undefined;
}

/** The columns of a sent contract; refused when they do not fit together with what is there. */
export function contratoOf(sent: ContratoInput, before: ContratoRow = none) {
  const columns = contratoColumns(sent);
  const said = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const whole = toContrato({ ...before, ...said });
  const problem = contratoProblem(whole);
  if (problem) throw new Refusal(422, problem.message, { [problem.field]: problem.message });
  // Sections that it is not shown in would keep them from being deleted, and nobody would see why.
  return whole.lugares.includes('categorias') ? columns : { ...columns, categorias: '[]' };
}

/** Whoever asks for the monthly report gets that of this month when it is over, not those of before. */
export function noteReport(tipo: 'sponsor' | 'ayuntamiento' | 'patrocinador') {
  return async (db: Db, after: ContratoRow & { id: number; updated_at: string }, before?: ContratoRow) => {
    if (after.informe_mensual !== 1 || before?.informe_mensual === 1) return;
    const { updated_at: now } = after;
    await claimMonth(db, `${tipo}:${after.id}`, addMonths(todayInMadrid(new Date(now)).slice(0, 7), -1), now);
  };
}
