import { plain, slugify } from '#values/slug.ts';
import { municipiosDeCuenca } from './020-municipios.ts';
import type { Migration } from './index.ts';

const now = '2026-11-16T00:00:00.000Z';
const cuenca = "(select min(id) from provincias where busqueda = 'cuenca')";

/** Code, name, its plain form, that form without the article, the article, slug, centre. */
const nuevos = `nuevos (codigo, nombre, busqueda, resto, articulo, slug, latitud, longitud) as (values
  ${municipiosDeCuenca
    .map(([codigo, nombre, latitud, longitud]) => {
      const busqueda = plain(nombre);
      const [, articulo = '', resto = busqueda] = busqueda.match(/^(el|la|los|las) (.+)$/) ?? [];
      return `('${codigo}', '${nombre}', '${busqueda}', '${resto}', '${articulo}', '${slugify(nombre)}', ${latitud}, ${longitud})`;
    })
    .join(',\n  ')})`;

/** An existing one of the province is the same also as "Mesas, Las" or "Mesas (Las)". */
const existing = `(select min(otro.id) from municipios otro where otro.provincia_id = ${cuenca}
  and otro.busqueda in (nuevos.busqueda, nuevos.resto || ', ' || nuevos.articulo, nuevos.resto || ' (' || nuevos.articulo || ')'))`;

/** A slug from the plain name, as values/slug.ts makes them; with the id behind it where another has it. */
const bare = ["'.'", "','", "''''", "'('", "')'", "'/'", "'·'", "'’'"].reduce(
  (text, sign) => `replace(${text}, ${sign}, '')`,
  'trim(busqueda)',
);
const base = `replace(replace(replace(${bare}, ' ', '-'), '--', '-'), '--', '-')`;

/** Every municipality of the province with a page of its own; labels; where activities, events and businesses are. */
export const pueblos: Migration = {
  name: '020-pueblos',
  up: [
    "alter table municipios add column slug text not null default ''",
    'alter table municipios add column codigo_ine text',
    'alter table municipios add column latitud double precision',
    'alter table municipios add column longitud double precision',
    'alter table municipios add column descripcion text',
    'alter table municipios add column imagen text',
    'create unique index municipios_por_codigo on municipios (codigo_ine)',
    `insert into provincias (nombre, comunidad_autonoma, busqueda, created_at, updated_at)
      select 'Cuenca', 'Castilla-La Mancha', 'cuenca', '${now}', '${now}'
      where not exists (select 1 from provincias where busqueda = 'cuenca')`,
    `with ${nuevos} update municipios set codigo_ine = nuevos.codigo, slug = nuevos.slug, latitud = nuevos.latitud,
      longitud = nuevos.longitud from nuevos where municipios.id = ${existing}`,
    `with ${nuevos} insert into municipios
        (nombre, provincia_id, busqueda, slug, codigo_ine, latitud, longitud, created_at, updated_at)
      select nombre, ${cuenca}, busqueda, slug, codigo, latitud, longitud, '${now}', '${now}' from nuevos
      where not exists (select 1 from municipios otro where otro.codigo_ine = nuevos.codigo)`,
    `update municipios set slug = ${base} || '-' || id where slug = ''`,
    `update municipios set slug = ${base} where slug = ${base} || '-' || id and ${base} <> ''
      and not exists (select 1 from municipios otro where otro.slug = ${base.replaceAll('busqueda', 'municipios.busqueda')})
      and not exists (select 1 from municipios otro where otro.busqueda = municipios.busqueda and otro.id < municipios.id)`,
    'create unique index municipios_por_slug on municipios (slug)',

    ...['ubicaciones', 'actividades', 'eventos', 'empresas'].map(
      (table) => `alter table ${table} add column etiquetas text not null default '[]'`,
    ),
    ...['actividades', 'eventos', 'empresas'].flatMap((table) => [
      `alter table ${table} add column latitud double precision`,
      `alter table ${table} add column longitud double precision`,
    ]),
    'alter table actividades add column municipio_id integer references municipios (id)',
    'create index actividades_por_municipio on actividades (municipio_id, created_at desc, id desc)',

    // A new kind to find: the index is made anew when the program starts.
    { postgres: "create table busqueda_indice_municipio partition of busqueda_indice for values in ('municipio')" },
    'delete from busqueda_indice',
  ],
};
