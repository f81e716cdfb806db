/** The public addresses of the route table: what no category may be called, and what the site map starts with. */
import { routes } from '#routes.ts';

interface Node {
  path?: string;
  children?: Node[] | undefined;
}

/** "/libros", "/libro/{-$slug}", …; the back office is left out. */
export const publicPaths: string[] = pathsBelow(routes as Node, '').filter((path) => !path.startsWith('/admin'));

/** "libros", "libro", "tienda", …; not "emprendedores", which is a category with a page of its own. */
export const publicSegments = new Set(
  publicPaths
    .map((path) => path.split('/')[1]!)
    .filter((segment) => /^[\w-]+$/.test(segment) && segment !== 'emprendedores'),
);

function pathsBelow({ path = '', children = [] }: Node, above: string): string[] {
  const here = (above + path).replace(/(?<=.)\/$/, '');
  return children.length > 0 ? children.flatMap((child) => pathsBelow(child, here)) : [here || '/'];
}
