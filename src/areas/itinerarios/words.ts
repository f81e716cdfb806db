/** "2 días · 7 paradas". */
import { sayCount } from '#values/idioma/say.ts';

export function inShort({ dias, paradas }: { dias: number; paradas: number }): string {
  return `${sayCount(dias, '{n} día', '{n} días')} · ${sayCount(paradas, '{n} parada', '{n} paradas')}`;
}
