/** With the back office's, which the browser's first code does not have (scripts/public-routes.ts). */
export { routeTree } from './route-tree.gen.ts';
