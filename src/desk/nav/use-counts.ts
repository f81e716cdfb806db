import { useEffect } from 'react';
import { useHoy } from '#areas/hoy/admin-use-hoy.ts';

/** By the path of the entry: how many wait there, and what is to be done with them. */
export type Counts = Record<string, { count: number; what: string }>;

const fresh = 5000;

/** From the same answer as "Hoy"; asked again when one goes somewhere else, and after a write (`noteWrite`). Without an answer nothing is counted. */
export function useCounts(pathname: string): Counts {
  const { data, dataUpdatedAt, refetch } = useHoy();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only going somewhere else asks again
  useEffect(() => {
    // Whoever signs out is on the way to the site, and would be asked to sign in again.
    const isLeaving = !pathname.startsWith('/admin');
    if (!isLeaving && dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > fresh) void refetch();
  }, [pathname]);
  const { tienda, mensajes, articulos, patrocinadores, propuestas } = data?.data ?? {};
  return {
    '/pedidos/gestion': { count: tienda?.por_preparar ?? 0, what: 'por preparar' },
    '/desistimientos/gestion': { count: tienda?.desistimientos ?? 0, what: 'por reembolsar' },
    '/propuestas': { count: propuestas?.pendientes ?? 0, what: 'por decidir' },
    '/mensajes/gestion': { count: mensajes?.sin_leer ?? 0, what: 'sin leer' },
    '/patrocinadores/gestion': { count: patrocinadores?.acaban ?? 0, what: 'acaban pronto' },
    '/articulos/gestion': { count: articulos?.por_revisar ?? 0, what: 'por revisar' },
  };
}
