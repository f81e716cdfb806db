/** Where in its time a contract is. */
import { addDays, type Day, daysBetween } from '#values/day.ts';

/** So long before its end the operator is warned. */
const noticeDays = 30;

export const contratoEstados = ['vigente', 'acaba', 'terminado', 'futuro'] as const;
export type ContratoEstado = (typeof contratoEstados)[number];

export const contratoEstadoLabel = {
  vigente: 'Vigente',
  acaba: 'Acaba pronto',
  terminado: 'Terminado',
  futuro: 'Sin empezar',
} satisfies Record<ContratoEstado, string>;

export function contratoEstado({ desde, hasta }: { desde: Day | null; hasta: Day | null }, today: Day): ContratoEstado {
  if (hasta && hasta < today) return 'terminado';
  if (desde && desde > today) return 'futuro';
  return hasta && daysBetween(today, hasta) <= noticeDays ? 'acaba' : 'vigente';
}

/** The last day on which a contract that ends is announced. */
export function lastNoticedEnd(today: Day): Day {
  return addDays(today, noticeDays);
}
