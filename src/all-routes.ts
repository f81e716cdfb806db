/** With those outside of the site, which a browser's first code does not have (scripts/public-routes.ts). */
export { routeTree } from './route-tree.gen.ts';
