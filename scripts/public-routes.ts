/**
 * The routes a browser starts with. What a page says of itself (`head`) comes with that page's own code, as its loader
 * and its component do, and the back office's routes come when it is entered: a visitor loads neither.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { routeFiles } from '../src/route-list.ts';

/** What is in the file of a page's own. In this order the router's plugin names it. */
export const ownParts = ['component', 'errorComponent', 'loader', 'notFoundComponent', 'pendingComponent'] as const;
const ownCode = `?tsr-split=${ownParts.join('---')}`;

const files = new Set(routeFiles.map(({ file }) => resolve('src', file)));

/** What is left of a route's file when its own parts are taken out. */
export function isRoute(id: string): boolean {
  return files.has(id);
}

export function publicRoutes(): Plugin[] {
  const common = { apply: 'build', applyToEnvironment: ({ name }: { name: string }) => name === 'client' } as const;
  return [
    {
      ...common,
      name: 'head-with-its-page',
      enforce: 'pre',
      async load(id) {
        const file = withoutEnd(id, '?head');
        const code = file && (await readFile(file, 'utf8'));
        const found = code && routeHead(file, code);
        if (!found) return;
        const { route, head } = found;
        return `${code.slice(0, route.start)}${code.slice(route.end)}\nexport const head = ${code.slice(head.start, head.end)};`;
      },
      transform(code, id) {
        const head = !id.includes('?') && routeHead(id, code)?.head;
        if (!head) return;
        // The router's plugin takes `headers` out of the browser's code, with all that only it uses.
        const lazy = `async (match) => (await import('${id}${ownCode}')).head(match)`;
        return `${code.slice(0, head.start)}${lazy}, headers: ${code.slice(head.start)}`;
      },
    },
    {
      ...common,
      name: 'head-with-its-page:export',
      async transform(code, id) {
        const file = withoutEnd(id, ownCode);
        if (file && routeHead(file, await readFile(file, 'utf8')))
          return `${code}\nexport { head } from '${file}?head';`;
      },
    },
    {
      ...common,
      name: 'routes-without-desk',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (!importer?.endsWith('/src/all-routes.ts')) return;
        return `${(await this.resolve(source, importer, { skipSelf: true }))!.id}?whole`;
      },
      transform(code, id) {
        if (id.endsWith('/route-tree.gen.ts')) return withoutDesk(id, code);
      },
    },
  ];
}

function withoutEnd(id: string, end: string): string | undefined {
  return id.endsWith(end) ? id.slice(0, -end.length) : undefined;
}

/** Where a route's file exports the route, and what that says of `head`. */
function routeHead(file: string, code: string) {
  if (!code.includes('createFileRoute(')) return;
  for (const route of parseSync(file, code).program.body) {
    const declared = route.type === 'ExportNamedDeclaration' ? route.declaration : undefined;
    const call = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : undefined;
    const options = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
    if (options?.type !== 'ObjectExpression') continue;
    for (const property of options.properties)
      if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'head')
        return { route, head: property.value };
  }
}

/** The generated table of routes without `desk/layout.tsx` and its children. */
function withoutDesk(file: string, code: string): string {
  const children = /\bdeskLayoutRouteChildren = \{([^}]*)\}/.exec(code)?.[1];
  if (!children) throw new Error(`${file} knows no back office`);
  const desk = new Set(['deskLayoutRoute', 'deskLayoutRouteChildren', 'deskLayoutRouteWithChildren']);
  for (const [, name] of children.matchAll(/(\w+):/g)) desk.add(name!);
  return parseSync(file, code)
    .program.body.filter((statement) => !desk.has(nameOf(statement)))
    .map(({ start, end }) => code.slice(start, end))
    .join('\n')
    .replace(/\bdeskLayoutRoute: deskLayoutRouteWithChildren,?/, '');
}

/** Of the route that a statement imports or defines. */
function nameOf(statement: ESTree.Statement | ESTree.Directive): string {
  if (statement.type === 'ImportDeclaration') return statement.specifiers[0]!.local.name.replace(/Import$/, '');
  const id = statement.type === 'VariableDeclaration' ? statement.declarations[0]?.id : undefined;
  return id?.type === 'Identifier' ? id.name : '';
}
