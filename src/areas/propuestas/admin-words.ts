import { formatDays } from '#values/full-date.ts';
import { spanish } from '#values/idioma/say.ts';
import type { EventoPropuesto, Propuesta } from './propuesta.ts';

type When = Pick<EventoPropuesto, 'fecha_inicio' | 'fecha_fin' | 'hora' | 'regla_recurrencia'>;

/** "Sábado, 5 de diciembre de 2026, 19:00", or the rule as it was typed. */
export function whenOf({ fecha_inicio, fecha_fin, hora, regla_recurrencia }: When): string {
  const days = regla_recurrencia ?? (fecha_inicio ? formatDays(fecha_inicio, fecha_fin) : '');
  return [days, hora].filter(Boolean).join(', ');
}

/** "inglés", when it was sent from the form in English; nothing when it is in Spanish. */
export function otherIdioma({ evento, idioma }: Pick<Propuesta, 'evento' | 'idioma'>): string | undefined {
  if (!evento || idioma === spanish.codigo) return undefined;
  return new Intl.DisplayNames(['es'], { type: 'language' }).of(idioma) ?? idioma;
}
