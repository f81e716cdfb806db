import { getRouteApi } from '@tanstack/react-router';
import type { Sitio } from '#areas/ajustes/sitio.ts';

const root = getRouteApi('__root__');

/** The site's settings, as every page has them from the start. */
export function useSitio(): Sitio {
  return root.useLoaderData();
}
