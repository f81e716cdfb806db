/** What our map can still show of another search when nothing can be asked for. */
import { capaLabel } from '#areas/mapa/capas.ts';
import { chosenCapas, type MapaSearch } from '#areas/mapa/mapa.ts';
import type { MapaPunto } from '#areas/mapa/punto.ts';

/** Of what came for one search, what another one wants. Only its kind is known of a point, not its labels nor its days. */
export function shownOf(points: readonly MapaPunto[], asked: MapaSearch): MapaPunto[] {
  const chosen = chosenCapas(asked);
  return points.filter(({ capa }) => chosen.includes(capa));
}

/** What of the search cannot be done, in a sentence; nothing when all of it can. */
export function remarkOn(known: MapaSearch, asked: MapaSearch): string | undefined {
  const ignored = [
    ...(known.etiqueta !== asked.etiqueta ? ['por «Pensado para ir»'] : []),
    ...(known.desde !== asked.desde || known.hasta !== asked.hasta ? ['por fechas'] : []),
  ];
  const missing = chosenCapas(asked).filter((capa) => !chosenCapas(known).includes(capa));
  if (ignored.length > 0)
    return `Sin conexión el mapa no puede filtrar ${ignored.join(' ni ')}: sigue mostrando lo que ya tenía, por tipos.`;
  if (missing.length > 0)
    return `Sin conexión faltan en el mapa: ${missing.map((capa) => capaLabel[capa]).join(', ')}.`;
  return undefined;
}
