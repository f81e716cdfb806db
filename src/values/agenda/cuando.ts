/** The two short ways to ask for days of the agenda. */
export const cuandos = ['hoy', 'fin-de-semana'] as const;
export type Cuando = (typeof cuandos)[number];
export const cuandoLabel = { hoy: 'Hoy', 'fin-de-semana': 'Este fin de semana' } satisfies Record<Cuando, string>;
