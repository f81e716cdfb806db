import { type CallOutput, get } from '#ui/call.ts';
import { askPosition } from '#ui/position.ts';
import { distanceKm } from '#values/coordenadas/distance.ts';
import { say } from '#values/idioma/say.ts';

export type Nearest = CallOutput<'get_mapa.php'>['data'][number] & { km: number };

const mostShown = 6;

/** What is nearest to whoever asks: worked out here, where they are is sent nowhere. */
export async function findNear(): Promise<Nearest[]> {
  const at = await askPosition();
  const result = await get('get_mapa.php', {});
  if (!result.ok) throw new Error(result.message || say('No se han podido cargar los puntos del mapa.'));
  return result.data
    .map((punto) => ({ ...punto, km: distanceKm(at, punto) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, mostShown);
}
