import type { Migration, OneDialect } from './index.ts';

/** A slug from the plain name, as values/slug.ts makes them of the signs that names have. */
const signs = [...'·’‘“”«»ºª€.,;:!¡?¿&+*/()[]|%#@"\''];
const bare = signs.reduce((text, sign) => `replace(${text}, '${sign === "'" ? "''" : sign}', '')`, 'trim(busqueda)');
const hyphens = [' ', '_', '–', '—'].reduce((text, sign) => `replace(${text}, '${sign}', '-')`, bare);
const base = `rtrim(ltrim(replace(replace(replace(${hyphens}, '--', '-'), '--', '-'), '--', '-'), '-'), '-')`;

/** Where it is another business's, an article's, or an address that an article had. */
const isTaken = `exists (select 1 from empresas otra where otra.slug = empresas.slug and otra.id < empresas.id)
  or exists (select 1 from articulos where articulos.slug = empresas.slug)
  or exists (select 1 from rutas_anteriores where ruta = 'emprendedores/' || empresas.slug)`;

/** Signs that no address has. */
const isOdd: OneDialect = {
  sqlite: "update empresas set slug = 'empresa-' || id where slug = '' or slug glob '*[^a-z0-9-]*'",
  postgres: "update empresas set slug = 'empresa-' || id where slug = '' or slug ~ '[^a-z0-9-]'",
};

/** Businesses with a page of their own, and what of them is to eat and to sleep. */
export const negocios: Migration = {
  name: '052-negocios',
  up: [
    "alter table empresas add column slug text not null default ''",
    'create index empresas_por_direccion on empresas (slug, id)',
    `update empresas set slug = substr(${base}, 1, 200)`,
    isOdd,
    `update empresas set slug = slug || '-' || id where ${isTaken}`,
    // A name may end in a number too.
    `update empresas set slug = slug || '-empresa-' || id where ${isTaken}`,
    'drop index empresas_por_direccion',
    'create unique index empresas_por_slug on empresas (slug)',
    "alter table categorias_negocio add column para text check (para in ('comer', 'dormir'))",
    // The addresses are the program's from now on: what had one moves, and articles are found at their old ones.
    ...['comer', 'dormir'].flatMap((slug) => [
      `insert into rutas_anteriores (ruta, tipo, id_cosa)
        select '${slug}/' || articulos.slug, 'articulo', articulos.id from articulos
        inner join categorias on categorias.id = articulos.categoria_id where categorias.slug = '${slug}'
        on conflict do nothing`,
      `update categorias set slug = '${slug}-de-antes' where slug = '${slug}'`,
      `update paginas set slug = '${slug}-de-antes' where slug = '${slug}'`,
    ]),
    // What is found leads to the new addresses: the index is made anew when the program starts.
    'delete from busqueda_indice',
  ],
};
