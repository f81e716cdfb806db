import { type ComponentType, lazy } from 'react';

/**
 * Code that comes when it is needed. A browser does not ask again for a file of it that failed once: the page says that
 * something is missing and offers to load it anew (server/pages/asleep.ts).
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    dispatchEvent(new Event('part-missing'));
    return undefined;
  }
}

/** A part of a page whose code comes when it is to be shown. Where it does not come the page stays without it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: (await loadPart(load)) ?? ((() => null) as ComponentType<Props>) }));
}

/** The same for what came with the page from the server: where its code does not come, it stays as it came. */
export function lazyShown<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: (await loadPart(load)) ?? (await new Promise<never>(() => {})) }));
}
