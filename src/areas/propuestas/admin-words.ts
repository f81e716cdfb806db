import { formatDays } from '#values/full-date.ts';
import type { EventoPropuesto } from './propuesta.ts';

type When = Pick<EventoPropuesto, 'fecha_inicio' | 'fecha_fin' | 'hora' | 'regla_recurrencia'>;

/** "Sábado, 5 de diciembre de 2026, 19:00", or the rule as it was typed. */
export function whenOf({ fecha_inicio, fecha_fin, hora, regla_recurrencia }: When): string {
  const days = regla_recurrencia ?? (fecha_inicio ? formatDays(fecha_inicio, fecha_fin) : '');
  return [days, hora].filter(Boolean).join(', ');
}
