import type { EstadisticaTipo } from '#areas/estadisticas/estadistica.ts';
import { addSums, type Sum, writeVisitors } from '#areas/estadisticas/queries.server.ts';
import { claimEnd } from '#areas/patrocinadores/informe/queries.server.ts';
import { allSponsors, listEnding } from '#areas/patrocinadores/sponsors/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { addDays, type Day, todayInMadrid, weekday } from '#values/day.ts';
import { busquedas, daysOfFigures, noEncontradas, origenes, paginas, shares } from './content/estadisticas.ts';

/** Visits of the last weeks, up to yesterday: today's are those of whoever tries the demo. */
export async function fillEstadisticas(db: Db, now: Date): Promise<void> {
  const today = todayInMadrid(now);
  const sponsors = await allSponsors(db).select(['patrocinador', 'orden']).orderBy('patrocinador').execute();
  for (let ago = daysOfFigures; ago > 0; ago--) {
    const dia = addDays(today, -ago);
    const { sums, visitors } = dayOfFigures(dia, ago, sponsors);
    await addSums(db, sums);
    await writeVisitors(db, dia, '', visitors);
  }
  // Nobody is written to about the contracts of a demo.
  for (const { patrocinador, hasta } of await listEnding(db, today))
    await claimEnd(db, patrocinador, hasta, now.toISOString());
}

function dayOfFigures(dia: Day, ago: number, sponsors: { patrocinador: string; orden: number | null }[]) {
  // Growing slowly, more at weekends, never twice the same.
  const busy = (1.25 - ago / 200) * (weekday(dia) > 5 ? 1.5 : 1);
  const amount = (weight: number, seed: number) => Math.round(weight * busy * (0.7 + 0.6 * noise(ago * 31 + seed)));
  const sums: Sum[] = [];
  const put = (tipo: EstadisticaTipo, clave: string, cuenta: number) => {
    if (cuenta > 0) sums.push({ dia, tipo, clave, cuenta });
    return cuenta;
  };
  let seen = 0;
  for (const [index, [path, weight]] of Object.entries(paginas).entries())
    seen += put('pagina', path, amount(weight, index));
  const phones = put('dispositivo', 'movil', Math.round(seen * shares.movil));
  const tablets = put('dispositivo', 'tableta', Math.round(seen * shares.tableta));
  put('dispositivo', 'ordenador', seen - phones - tablets);
  for (const [index, [host, weight]] of Object.entries(origenes).entries())
    put('origen', host, amount(weight, 50 + index));
  for (const [index, words] of busquedas.entries()) put('busqueda', words, amount(0.7, 70 + index));
  for (const [index, path] of noEncontradas.entries()) put('no_encontrada', path, amount(0.6, 80 + index));
  put('paso', 'producto', amount(22, 90));
  put('paso', 'carrito', amount(6, 91));
  put('paso', 'checkout', amount(3, 92));
  for (const [index, { patrocinador, orden }] of sponsors.entries()) {
    put('vista', patrocinador, amount(orden === 1 ? 150 : 60 - 2 * index, 100 + index));
    put('clic', patrocinador, amount(orden === 1 ? 6 : 1.6, 200 + index));
  }
  return { sums, visitors: Math.round(seen / 3.4) };
}

/** Between 0 and 1, the same for the same number. */
function noise(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}
