import { keepTrip } from '#areas/offline/start.ts';
import { get } from '#ui/call.ts';
import { keepCosas } from './use-cosas.ts';
import type { Clave } from './viaje.ts';

/** What was put into the trip opens without coverage too, although nobody has opened the trip itself yet. */
export async function takeAlong(claves: readonly Clave[]): Promise<void> {
  const result = await get('get_viaje.php', { cosas: claves.join('.') });
  if (!result.ok) return;
  keepCosas(result.data);
  keepTrip(result.data.map(({ url }) => url.replace(/#.*/, '')));
}
