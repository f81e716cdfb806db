import type { Apertura } from '#values/visita/apertura.ts';

/** For search engines. Without any, nothing is said: an empty list would mean that it never opens. */
export function openingData(apertura: Apertura[]) {
  if (apertura.length === 0) return {};
  return {
    openingHoursSpecification: apertura.map(({ dias, abre, cierra }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dias,
      opens: abre,
      closes: cierra,
    })),
  };
}
