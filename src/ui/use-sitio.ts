import { getRouteApi } from '@tanstack/react-router';
import type { Sitio } from '#areas/ajustes/sitio.ts';

const root = getRouteApi('__root__');

/** The settings, as the root of every page has read them: for what is made before the page itself. */
export function sitioOf(matches: readonly { loaderData?: unknown }[]): Sitio {
  return matches[0]!.loaderData as Sitio;
}

/** The site's settings, as every page has them from the start. */
export function useSitio(): Sitio {
  return root.useLoaderData();
}
