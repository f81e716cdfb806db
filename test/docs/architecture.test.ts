/** docs/architecture.md is true: its tree and the folders are the same, and no import goes against its arrows. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allImports, type Import, sources } from '#test/harness/imports.ts';

const document = readFileSync('docs/architecture.md', 'utf8');
const tree = document.split('```')[1]!;

describe('the tree', () => {
  test.each(['src', 'src/areas', 'src/server', 'test'])('names every folder of %s', (place) => {
    for (const folder of foldersIn(place)) expect(tree).toMatch(new RegExp(`^\\s*${folder}/`, 'm'));
  });

  test('names nothing that is not there', () => {
    const stack: string[] = [];
    for (const [, indent, name] of tree.matchAll(/^( *)([\w.-]+\/?)(?= |$)/gm)) {
      stack.length = indent!.length / 2;
      stack.push(name!);
      expect(existsSync(stack.join('')), stack.join('')).toBe(true);
    }
  });

  test('no folder is a pile', () => {
    // Migrations are only ever added to, and read one at a time.
    const sizes = [...folderSizes()].filter(([folder]) => !folder.endsWith('/migrations'));
    const piles = sizes.filter(([, files]) => files > 32).map(([folder, files]) => `${folder}: ${files}`);
    expect(piles).toEqual([]);
  });
});

test('a day is what the calendars of Madrid show: nobody cuts one out of an instant, nor asks the clock of the machine', () => {
  const days = /^src\/values\/(?:day|agenda\/recurrencia\/days)\.ts$/;
  const cut =
    /\b(?:now|toISOString\(\))\.slice\(0, (?:4|7|10)\)|\.get(?:FullYear|Month|Date|Hours)\(\)|\d\dT23:59:59|\}T23:59:59/;
  expect(sources.filter((file) => !days.test(file) && cut.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a database makes small letters of A to Z only: texts are searched in what values/slug.ts made plain', () => {
  const small = /\blower\(|fn[^(]*\('lower'/;
  const may = [
    // Whatever is not plain is looked at here.
    'src/server/people/person-email.ts',
    // The code of an order, in letters of ours.
    'src/server/people/erase-person.ts',
  ];
  const files = sources.filter((file) => !file.includes('/migrations/') && small.test(readFileSync(file, 'utf8')));
  expect(files.sort()).toEqual(may.sort());
});

const imports = allImports.filter(({ to }) => to.startsWith('src/'));
/** Files that put the areas together. */
const tables = /^src\/(?:(?:calls|areas|app|entry|public-kinds)\.server|admin-screens)\.ts$/;

describe('the arrows', () => {
  test('there are imports to look at', () => expect(imports.length).toBeGreaterThan(500));

  test('values and things know nobody, ui knows values', () => {
    expect(
      against(/^src\/(?:values\/|things\.ts|paths\.ts|own-documents\.ts)/, /^src\/(?!values\/|paths\.ts)/),
    ).toEqual([]);
    expect(against(/^src\/page-parameters\.ts/, /^src\/(?!values\/|things\.ts)/)).toEqual([]);
    const client = (found: Import) => found.isType || found.to === 'src/server/in-process.ts';
    expect(
      against(
        /^src\/ui\//,
        /^src\/(?!ui\/|values\/|things\.ts|idioma-path|own-documents\.ts|areas\/ajustes\/sitio\.ts)/,
        client,
      ),
    ).toEqual([]);
  });

  test('the server knows no area, nor the tables of them, not even their types: they are handed to it', () => {
    expect(against(/^src\/server\//, /^src\/(?:areas|site|desk|ui)\/|^src\/[\w-]+\.server\.ts$/)).toEqual([]);
  });

  test('what runs on the server never reaches a browser', () => {
    const isServers = (file: string) => /\.server\.ts$/.test(file) || file.startsWith('src/server/');
    const leaks = imports.filter(
      ({ from, to, isType }) => !isType && isServers(to) && !isServers(from) && to !== 'src/server/in-process.ts',
    );
    expect(leaks.map(arrow)).toEqual([]);
  });

  test('what visitors see knows nothing of the desk', () => {
    const isDesk = (file: string) => /\/(?:desk|[\w-]+-admin)\/|\/(?:[\w-]+-)?admin[\w.-]*$/.test(file);
    const found = imports.filter(({ from, to }) => to.startsWith('src/desk/') && !isDesk(from));
    expect(found.map(arrow)).toEqual([]);
  });

  test('from another area only what a thing is, and what that area offers', () => {
    const past = imports.filter(({ from, to }) => {
      const [mine, theirs] = [areaOf(from), areaOf(to)];
      if (!theirs || mine === theirs || tables.test(from) || offered.has(to)) return false;
      if (mine === undefined && from.startsWith('src/server/')) return false;
      return !isThing(to);
    });
    expect(past.map(arrow)).toEqual([]);
  });

  test('areas do not go round in a circle, not even by types', () => {
    const between = imports.filter(({ from, to }) => areaOf(from) && areaOf(to) && areaOf(from) !== areaOf(to));
    expect(between.length).toBeGreaterThan(50);
    expect(withoutEnds(between, areaOf).map(arrow)).toEqual([]);
  });

  test('nor do files, but for types', () => {
    // A text is inside a text: the parts of its reader call each other.
    const recursive = /^src\/values\/rich-text\/read/;
    const loaded = imports.filter(
      ({ from, to, isType, isLater }) => !isType && !isLater && !(recursive.test(from) && recursive.test(to)),
    );
    expect(withoutEnds(loaded, (file) => file).map(arrow)).toEqual([]);
  });

  test('SQL is written where the document says', () => {
    const writes = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const places =
      /queries\.server\.ts$|\/public\.server\.ts$|^src\/server\/(?:db|edge|things|people|media|search|mail|auth|feeds)\//;
    const others = sources.filter((file) => !places.test(file) && writes.test(readFileSync(file, 'utf8')));
    expect(others).toEqual(sqlElsewhere);
  });
});

/** What is left is in a circle: who uses no other, or is used by no other, is in none; nor is its neighbour, once it is gone. */
function withoutEnds(all: Import[], placeOf: (file: string) => string | undefined): Import[] {
  const users = new Set(all.map(({ from }) => placeOf(from)));
  const used = new Set(all.map(({ to }) => placeOf(to)));
  const left = all.filter(({ from, to }) => users.has(placeOf(to)) && used.has(placeOf(from)));
  return left.length < all.length ? withoutEnds(left, placeOf) : left;
}

/** What areas offer to others besides what a thing is. */
const offered = new Set([
  // Cards and small forms that other pages show.
  'src/areas/articulos/categorias/articulos-of.tsx',
  'src/areas/articulos/categorias/head.tsx',
  'src/areas/articulos/categorias/seo.ts',
  'src/areas/articulos/view.tsx',
  'src/areas/empresas/near-empresas.tsx',
  'src/areas/eventos/agenda-list.tsx',
  'src/areas/eventos/next-dates.tsx',
  'src/areas/eventos/agenda-query.ts',
  'src/areas/eventos/agenda-search.ts',
  'src/areas/eventos/filters.tsx',
  'src/areas/eventos/month-calendar.tsx',
  'src/areas/boletin/form.tsx',
  // What the page of a person shows of each.
  'src/areas/boletin/admin-suscriptor.tsx',
  'src/areas/tienda/pedidos-admin/estado-badge.tsx',
  // The shop issues and corrects the invoices of its orders in its own transactions.
  'src/areas/facturas/issue.server.ts',
  'src/areas/facturas/queries.server.ts',
  'src/areas/facturas/restored-queries.server.ts',
  'src/areas/facturas/troubles.server.ts',
  'src/areas/buscar/form.tsx',
  'src/areas/buscar/sinonimos/read.server.ts',
  'src/areas/cuenta/admin-set-up-two-factor.tsx',
  'src/areas/cuenta/admin-email.tsx',
  'src/areas/patrocinadores/sponsors/footer-sponsors.tsx',
  'src/areas/paginas/view.tsx',
  'src/areas/patrocinadores/shown.tsx',
  'src/areas/patrocinadores/sponsors/queries.server.ts',
  'src/areas/patrocinadores/informe/queries.server.ts',
  'src/areas/estadisticas/figures.server.ts',
  // Who is counted as one visitor.
  'src/areas/estadisticas/visita-input.server.ts',
  'src/areas/radio/bar.tsx',
  'src/areas/radio/provider.tsx',
  'src/areas/radio/section.tsx',
  'src/areas/mapa/still/province-lines.tsx',
  'src/areas/mapa/province-map.tsx',
  'src/areas/mapa/still/home-map.tsx',
  'src/areas/mapa/map-picker.tsx',
  'src/areas/mapa/municipios.server.ts',
  'src/areas/mapa/outline.server.ts',
  'src/areas/mapa/still/small-map.tsx',
  'src/areas/mapa/still/still-map.tsx',
  'src/areas/offline/notice.tsx',
  'src/areas/viaje/header-link.tsx',
  'src/areas/viaje/heart.tsx',
  'src/areas/viaje/add-plan.tsx',
  'src/areas/viaje/trip-view.tsx',
  'src/areas/viaje/read-cosas.server.ts',
  'src/areas/tienda/carrito/button.tsx',
  'src/areas/tienda/carrito/host.tsx',
  'src/areas/hoy/admin-hoy.tsx',
  'src/areas/hoy/admin-use-hoy.ts',
  // What the whole program asks the settings.
  'src/areas/ajustes/current.server.ts',
  'src/areas/ajustes/conexiones/missing.server.ts',
  'src/areas/ajustes/admin-add-to-menu.tsx',
  'src/areas/ajustes/admin-checklist.tsx',
  'src/areas/ajustes/admin-secciones.ts',
  'src/areas/correos/queries.server.ts',
  // Where each kind of thing is edited.
  'src/areas/buscar/admin-edit-path.server.ts',
  // Which articles somebody may touch.
  'src/areas/articulos/permission.server.ts',
  // What a product needs when it is written, for whoever writes one.
  'src/areas/tienda/productos/queries.server.ts',
  'src/areas/tienda/productos/referencia-queries.server.ts',
  // Reads that another area's page shows.
  'src/areas/empresas/queries.server.ts',
  'src/areas/eventos/queries.server.ts',
  'src/areas/eventos/to-come.server.ts',
  // An event that somebody proposed: written as the desk writes one, compared with what is here.
  'src/areas/eventos/write-evento.server.ts',
  'src/areas/eventos/parecidos.server.ts',
  'src/areas/eventos/admin-form.tsx',
  'src/areas/propuestas/propose.server.ts',
  // In the words of whoever proposed it in another language.
  'src/areas/traducciones/save.server.ts',
  'src/areas/usuarios/colaboradores-queries.server.ts',
  'src/areas/propuestas/colaborador/admin-mio.tsx',
  'src/areas/propuestas/admin-correccion-note.tsx',
  'src/areas/buscar/shown-at-queries.server.ts',
  'src/areas/actividades/queries.server.ts',
  'src/areas/ubicaciones/queries.server.ts',
  'src/areas/municipios/queries.server.ts',
  'src/areas/servicios/queries.server.ts',
  'src/areas/fuentes/queries.server.ts',
]);

/** Reads of one thing with what belongs to it, too small for a file of their own. */
const sqlElsewhere = ['src/areas/articulos/publication.server.ts'];

function areaOf(file: string): string | undefined {
  return /^src\/areas\/([^/]+)\//.exec(file)?.[1];
}

/** `src/areas/libros/libro.ts`: a plain file that both sides use. */
function isThing(file: string): boolean {
  return /\/[\w-]+\.ts$/.test(file) && !/\.server\.ts$|\/admin[\w-]*\.ts$/.test(file);
}

function against(from: RegExp, to: RegExp, except: (found: Import) => boolean = () => false): string[] {
  return imports.filter((found) => from.test(found.from) && to.test(found.to) && !except(found)).map(arrow);
}

function arrow({ from, to }: Import): string {
  return `${from} → ${to}`;
}

function foldersIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function folderSizes(): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync('src', { recursive: true, withFileTypes: true }))
    if (entry.isFile()) sizes.set(entry.parentPath, (sizes.get(entry.parentPath) ?? 0) + 1);
  return sizes;
}

test('no test puts another module in the place of one: the files of a worker share them, and their order would decide', () => {
  const tests = ['src', 'test'].flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(place, name)),
  );
  const mocking = /\bvi\.(?:do)?mock\(/i;
  expect(tests.filter((name) => mocking.test(readFileSync(name, 'utf8')))).toEqual([]);
});
