import { type ComponentType, lazy } from 'react';

/** A part whose code comes when it is to be shown. Where it does not come nothing is shown, until the next document, and the page stays. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
}
