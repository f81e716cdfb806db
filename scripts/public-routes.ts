/**
 * The routes a browser starts with. What a page says of itself (`head`) comes with that page's own code, as its loader
 * and its component do, and what has documents of its own (the back office, the sign-in, a sponsor's report) comes with
 * them: a visitor loads neither.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { routeFiles } from '../src/route-list.ts';

/** What is in the file of a page's own. In this order the router's plugin names it. */
export const ownParts = ['component', 'errorComponent', 'loader', 'notFoundComponent', 'pendingComponent'] as const;
const ownCode = `?tsr-split=${ownParts.join('---')}`;

const noLink = '\0no-link';

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
      // Each part of a page is asked for by itself, with the list of all files it needs; they are in one file here.
      ...common,
      name: 'one-import-a-page',
      transform(code, id) {
        const load = `import(${JSON.stringify(id + ownCode)})`;
        if (!isRoute(id) || !code.includes('?tsr-split=')) return;
        if (!code.includes(load)) throw new Error(`${id} asks for its parts in another way than expected`);
        const route = code
          .replaceAll(`= () => ${load};`, ';')
          .replace(/const \$\$split\w+ ;/g, '')
          .replace(/\$\$split\w+/g, 'ownFile')
          .replaceAll(load, 'ownFile()')
          // For types alone.
          .replace(/createFileRoute\("[^"]*"\)/, 'createFileRoute()');
        return `${route}\nfunction ownFile() { return ${load}; }`;
      },
    },
    {
      // A route carries the router's own link, as `Route.Link`; ours is ui/app-link.tsx.
      ...common,
      name: 'routes-without-link',
      enforce: 'pre',
      resolveId(source, importer) {
        if (source === './link.js' && importer?.endsWith('/react-router/dist/esm/route.js')) return noLink;
      },
      load(id) {
        if (id === noLink) return 'export const Link = undefined;';
      },
    },
    {
      ...common,
      name: 'routes-of-the-site',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (!importer?.endsWith('/src/all-routes.ts')) return;
        return `${(await this.resolve(source, importer, { skipSelf: true }))!.id}?whole`;
      },
      transform(code, id) {
        if (id.endsWith('/route-tree.gen.ts')) return withoutOwnDocuments(id, code);
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

/** The generated table of routes with `site/layout.tsx` and its children alone. */
function withoutOwnDocuments(file: string, code: string): string {
  const children = (of: string) => {
    const found = new RegExp(`\\b${of}Children(?::[^=]*)? = \\{([^}]*)\\}`).exec(code)?.[1];
    if (!found) throw new Error(`${file} knows no ${of}`);
    return [...found.matchAll(/(\w+):/g)].map(([, name]) => name!);
  };
  // Shown as on the site, at addresses of the back office.
  const previews = ['areasArticulosAdminPreviewRoute', 'areasPortadaAdminPreviewRoute'];
  for (const preview of previews)
    if (!children('siteLayoutRoute').includes(preview)) throw new Error(`${file} knows no ${preview}`);
  const apart = new Set([...children('deskLayoutRoute'), ...children('rootRoute'), ...previews]);
  apart.delete('siteLayoutRoute');
  const isApart = (name: string) => apart.has(name.replace(/(?:With)?Children$/, ''));
  return parseSync(file, code)
    .program.body.filter((statement) => !isApart(nameOf(statement)))
    .map(({ start, end }) => code.slice(start, end))
    .join('\n')
    .replace(/\b(\w+): \1\w*,?/g, (entry, name: string) => (apart.has(name) ? '' : entry));
}

/** Of the route that a statement imports or defines. */
function nameOf(statement: ESTree.Statement | ESTree.Directive): string {
  if (statement.type === 'ImportDeclaration') return statement.specifiers[0]!.local.name.replace(/Import$/, '');
  const id = statement.type === 'VariableDeclaration' ? statement.declarations[0]?.id : undefined;
  return id?.type === 'Identifier' ? id.name : '';
}
