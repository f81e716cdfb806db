import { later } from '#values/idioma/say.ts';

/** The two short ways to ask for days of the agenda. */
export const cuandos = ['hoy', 'fin-de-semana'] as const;
export type Cuando = (typeof cuandos)[number];
export const cuandoLabel = { hoy: later('Hoy'), 'fin-de-semana': later('Este fin de semana') } satisfies Record<
  Cuando,
  string
>;
