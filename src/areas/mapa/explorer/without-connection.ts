/** What our map can still show of another search when nothing can be asked for. */
import { capaLabel } from '#areas/mapa/capas.ts';
import { chosenCapas, type MapaSearch } from '#areas/mapa/mapa.ts';
import type { MapaPunto } from '#areas/mapa/punto.ts';
import { say } from '#values/idioma/say.ts';

/** Of what came for one search, what another one wants. Only its kind is known of a point, not its labels nor its days. */
export function shownOf(points: readonly MapaPunto[], asked: MapaSearch): MapaPunto[] {
  const chosen = chosenCapas(asked);
  return points.filter(({ capa }) => chosen.includes(capa));
}

/** What of the search cannot be done, in a sentence; nothing when all of it can. */
export function remarkOn(known: MapaSearch, asked: MapaSearch): string | undefined {
  const isForOthers = known.etiqueta !== asked.etiqueta;
  const isOnOtherDays = known.desde !== asked.desde || known.hasta !== asked.hasta;
  if (isForOthers && isOnOtherDays)
    return say(
      'Sin conexión el mapa no puede filtrar por «Pensado para ir» ni por fechas: sigue mostrando lo que ya tenía, por tipos.',
    );
  if (isForOthers)
    return say(
      'Sin conexión el mapa no puede filtrar por «Pensado para ir»: sigue mostrando lo que ya tenía, por tipos.',
    );
  if (isOnOtherDays)
    return say('Sin conexión el mapa no puede filtrar por fechas: sigue mostrando lo que ya tenía, por tipos.');
  const missing = chosenCapas(asked).filter((capa) => !chosenCapas(known).includes(capa));
  if (missing.length > 0)
    return say('Sin conexión faltan en el mapa: {capas}.', {
      capas: missing.map((capa) => say(capaLabel[capa])).join(', '),
    });
  return undefined;
}
