/** The routes of the table one after another, each with its whole path. */
import { declaredForms, declaredLists, routes } from './routes.ts';

interface Node {
  path?: string;
  file?: string;
  children?: Node[] | undefined;
}

interface Listed {
  /** "/libros", "/libro/{-$slug}", "/admin/libros/nuevo". */
  path: string;
  /** Relative to src/. */
  file: string;
}

/** Screens and pages, and the frames around them. */
export const routeFiles: Listed[] = below(routes as Node, '');

/** Without the frames: what is at an address. */
export const routeList: Listed[] = routeFiles
  .filter(({ file }) => !/(?:^root|\/layout)\.tsx$/.test(file))
  .flatMap(({ path, file }) => declared(path).map((path) => ({ path, file })));

/** "/admin/$kind/nuevo" stands for one of each declared kind. */
function declared(path: string): string[] {
  if (!path.startsWith('/admin/$kind/')) return [path];
  const kinds = path.endsWith('/gestion') ? declaredLists : declaredForms;
  return kinds.map((kind) => path.replace('$kind', kind));
}

function below({ path = '', file, children = [] }: Node, above: string): Listed[] {
  const here = (above + path).replace(/\/$/, '');
  return [...(file ? [{ path: here || '/', file }] : []), ...children.flatMap((child) => below(child, here))];
}
