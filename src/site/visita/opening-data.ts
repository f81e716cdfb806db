import type { Apertura } from '#values/visita/horas.ts';

/**
 * For search engines. Without any, nothing is said: an empty list would mean that it never opens. Nor of seasons: they want
 * their years.
 */
export function openingData(apertura: Apertura[]) {
  if (apertura.length === 0 || apertura.some(({ desde }) => desde)) return {};
  return {
    openingHoursSpecification: apertura.map(({ dias, abre, cierra }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dias,
      opens: abre,
      closes: cierra,
    })),
  };
}
