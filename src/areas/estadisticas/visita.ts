/**
 * What the browser sends about a visit: which page, which sponsors were really seen, which was pressed. No cookie, nothing
 * stored, nothing asked of the browser about its owner. Small, for every page carries it (a test weighs it).
 */
export function send(values: Record<string, string>): void {
  navigator.sendBeacon?.('/api/visita.php', new URLSearchParams(values));
}

/** Answers what is to be called whenever a page is shown: with its path, and whether there is such a page. */
export function followVisits(): (path: string, isThere: boolean) => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const nameOf = (place: Element) => (place as HTMLElement).dataset.patrocinador!;
  let seen: string[] = [];
  let reported = new Set<string>();
  let shown = '';
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Where the first page was linked from; loaded again or come back to, it is no arrival.
  let origin: Record<string, string> =
    load?.type === 'navigate' ? { origen: document.referrer.split('/')[2] ?? '' } : {};

  function takeSeen(): Record<string, string> {
    const names = seen.join();
    seen = [];
    return names ? { vistos: names } : {};
  }

  // Half of it, for a second, in a window that somebody looks at.
  const eye = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        if (intersectionRatio >= 0.5) timers.set(target, setTimeout(note, 1000, target));
      }
    },
    { threshold: 0.5 },
  );

  function note(place: Element): void {
    if (document.hidden || reported.has(nameOf(place))) return;
    reported.add(nameOf(place));
    seen.push(nameOf(place));
  }

  function press({ target }: Event): void {
    const place = (target as Element).closest('a')?.closest('[data-patrocinador]');
    if (place) send({ clic: nameOf(place), ...takeSeen() });
  }

  addEventListener('click', press, true);
  addEventListener('auxclick', press, true);
  addEventListener('visibilitychange', () => {
    if (document.hidden && seen[0]) send(takeSeen());
  });

  return (path, isThere) => {
    if (path !== shown) {
      shown = path;
      send({ ruta: path, ...(!isThere && { no_encontrada: '1' }), ...takeSeen(), ...origin });
      origin = {};
      reported = new Set();
    }
    eye.disconnect();
    for (const place of document.querySelectorAll('[data-patrocinador]')) eye.observe(place);
  };
}
