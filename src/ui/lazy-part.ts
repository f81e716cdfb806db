import { type ComponentType, lazy } from 'react';

/** A part whose code comes when it is to be shown. Where it does not come the page stays without it, and says so (server/pages/asleep.ts). */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => {
        dispatchEvent(new Event('part-missing'));
        return { default: (() => null) as ComponentType<Props> };
      },
    ),
  );
}
