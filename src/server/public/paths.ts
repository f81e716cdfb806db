/** The public addresses of the route table: what no category may be called, and what the site map starts with. */
import { routeList } from '#route-list.ts';

/** "/libros", "/libro/{-$slug}", …; the back office is left out. */
export const publicPaths: string[] = routeList.map(({ path }) => path).filter((path) => !path.startsWith('/admin'));

/** "libros", "libro", "tienda", … */
export const publicSegments = new Set(
  publicPaths.map((path) => path.split('/')[1]!).filter((segment) => /^[\w-]+$/.test(segment)),
);
