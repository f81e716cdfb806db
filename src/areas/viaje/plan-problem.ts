/** What is wrong with a plan that somebody means to publish, if anything: a visitor's own trip leaves out what it cannot read. */
import { decodeViaje, encodeViaje, maxCosas, maxDias } from './viaje.ts';

export function planProblem(text: string): string | undefined {
  const [loose, ...days] = text.split('_');
  const claves = days.flatMap((day) => day.replace(/^-/, '').split('.')).filter(Boolean);
  if (claves.length === 0) return 'Añade al menos un día con una parada.';
  if (days.length > maxDias) return `Caben ${maxDias} días como mucho.`;
  if (claves.length > maxCosas) return `Caben ${maxCosas} paradas como mucho.`;
  if (new Set(claves).size < claves.length) return 'Una parada está dos veces.';
  if (days.some((day) => day === '-')) return 'Un día no tiene ninguna parada: añádela o quita el día.';
  const isWhole = loose === '' && encodeViaje(decodeViaje(text)) === text && days.every((day) => day.startsWith('-'));
  return isWhole ? undefined : 'El plan no se entiende.';
}
