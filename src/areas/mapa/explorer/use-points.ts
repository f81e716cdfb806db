import { useEffect, useState } from 'react';
import type { MapaSearch } from '#areas/mapa/mapa.ts';
import { frame, unproject } from '#areas/mapa/projection.ts';
import type { MapaPunto } from '#areas/mapa/punto.ts';
import { get } from '#ui/call.ts';
import type { Zoom } from './use-zoom.ts';

/** From here on a layer that was only counted is asked for one by one, as far as the window shows it. */
const near = 3;

/** What the page brought; closer up, what the window shows, where there was too much to bring all of it. */
export function usePoints(brought: MapaPunto[], search: MapaSearch, { window, zoom }: Zoom): readonly MapaPunto[] {
  const [closer, setCloser] = useState<{ of: MapaPunto[]; points: MapaPunto[] }>();
  const isCounted = brought.some(({ cuantos }) => cuantos !== undefined);
  const isWanted = isCounted && zoom >= near;
  const asked = JSON.stringify(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for `search`
  useEffect(() => {
    const box = window.current;
    if (!isWanted || !box) return;
    const cancel = new AbortController();
    let waiting: ReturnType<typeof setTimeout>;
    function ask() {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        void get('get_mapa.php', { ...search, ...shownBy(box!) }, cancel.signal).then((result) => {
          if (result.ok && !cancel.signal.aborted) setCloser({ of: brought, points: result.data });
        });
      }, 250);
    }
    ask();
    box.addEventListener('scroll', ask, { passive: true });
    return () => {
      clearTimeout(waiting);
      cancel.abort();
      box.removeEventListener('scroll', ask);
    };
  }, [isWanted, zoom, asked, brought, window]);

  return isWanted && closer?.of === brought ? closer.points : brought;
}

function shownBy({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLDivElement) {
  const at = (x: number, y: number) =>
    unproject({ x: (x / scrollWidth) * frame.width, y: (y / scrollHeight) * frame.height });
  const [first, last] = [at(scrollLeft, scrollTop), at(scrollLeft + clientWidth, scrollTop + clientHeight)];
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    norte: round(first.latitud),
    sur: round(last.latitud),
    oeste: round(first.longitud),
    este: round(last.longitud),
  };
}
