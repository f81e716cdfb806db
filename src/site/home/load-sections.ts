import { loadHomeMap } from '#areas/mapa/still/home-map.tsx';
import { loadPatrocinadores } from '#areas/patrocinadores/shown.tsx';
import { get } from '#ui/call.ts';
import type { Loaded } from './home-sections.tsx';

/** For a loader: what sections show that have a call of their own, all at once. */
export async function loadSections(): Promise<Loaded> {
  const [noticias, articulos, patrocinadores, mapa] = await Promise.all([
    get('get_latest_news.php', {}),
    get('get_latest_posts.php', {}),
    loadPatrocinadores({ lugar: 'portada' }),
    loadHomeMap(),
  ]);
  return { noticias, articulos, patrocinadores, mapa };
}
