/** Whether billing records go to the tax agency, and what becomes of each. Pure; both sides use it. */
import type { Modo } from '#areas/ajustes/defaults.ts';
import type { Day } from '#values/day.ts';

export const modoLabel = {
  off: 'Apagado',
  test: 'En pruebas',
  production: 'Encendido',
} satisfies Record<Modo, string>;

export const estadosEnvio = ['pendiente', 'aceptado', 'con_errores', 'rechazado', 'subsanado'] as const;
export type EstadoEnvio = (typeof estadosEnvio)[number];

export const estadoEnvioLabel = {
  pendiente: 'Por enviar',
  aceptado: 'Aceptada',
  con_errores: 'Aceptada con errores',
  rechazado: 'Rechazada',
  subsanado: 'Subsanada',
} satisfies Record<EstadoEnvio, string>;

/** Once records of a year have gone to the agency, those of that year go on going, whatever anybody wishes. */
export function modoOf(wished: Modo, { ejercicio, today }: { ejercicio: number | null; today: Day }): Modo {
  return ejercicio === Number(today.slice(0, 4)) ? 'production' : wished;
}

/** So long before its end somebody is warned that a certificate ends. */
const soonDays = 45;

export function endsSoon(endsOn: Day, today: Day): boolean {
  return Date.parse(endsOn) - Date.parse(today) < soonDays * 86_400_000;
}
