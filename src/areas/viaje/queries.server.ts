/** What a trip shows of each kind of thing: only what visitors see, read by number. */
import { sql } from 'kysely';
import { cardPicture } from '#areas/articulos/card-picture.server.ts';
import { articuloPath } from '#areas/articulos/path.ts';
import type { Db } from '#server/db/open.ts';
import { contractRuns } from '#server/things/contract.ts';
import { things } from '#things.ts';
import { todayInMadrid } from '#values/day.ts';
import type { Cosa } from './cosa.ts';
import { claveOf, type TipoViaje } from './viaje.ts';

type Read = (db: Db, ids: number[], now: string) => Promise<Cosa[]>;

/** Events are read with their dates (read-cosas.server.ts). */
export const readers = {
  actividad: readActividades,
  articulo: readArticulos,
  ayuntamiento: readAyuntamientos,
  empresa: readEmpresas,
  libro: readLibros,
  municipio: readMunicipios,
  patrocinador: readPatrocinadores,
  producto: readProductos,
  ruta: readRutas,
  ubicacion: readUbicaciones,
} satisfies Record<Exclude<TipoViaje, 'evento'>, Read>;

async function readActividades(db: Db, ids: number[]): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('actividades')
    .leftJoin('municipios', 'municipios.id', 'actividades.municipio_id')
    .where('actividades.id', 'in', ids)
    .select(['actividades.id', 'actividades.nombre', 'actividades.slug', 'actividades.imagen_url', 'actividades.lugar'])
    .select(placeColumns('actividades'))
    .execute();
  return rows.map(({ slug, imagen_url, ...row }) =>
    toCosa('actividad', { ...row, url: things.actividad.path(slug), imagen: imagen_url }),
  );
}

/** It is somewhere only in words. */
async function readArticulos(db: Db, ids: number[], now: string): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where('articulos.id', 'in', ids)
    .where('articulos.estado', '=', 'publicado')
    .where('articulos.publicado_en', '<=', now)
    .select(['articulos.id', 'articulos.titulo as nombre', 'articulos.slug'])
    .select([cardPicture().as('imagen'), 'articulos.map_search_text as lugar'])
    .select('categorias.slug as categoria_slug')
    .execute();
  return rows.map((row) => toCosa('articulo', { ...row, url: articuloPath(row) }));
}

async function readAyuntamientos(db: Db, ids: number[], now: string): Promise<Cosa[]> {
  const rows = await readPaginas(db, 'ayuntamientos', ids, now);
  return rows.map((row) => toCosa('ayuntamiento', { ...row, url: things.ayuntamiento.path(row.slug) }));
}

async function readPatrocinadores(db: Db, ids: number[], now: string): Promise<Cosa[]> {
  const rows = await readPaginas(db, 'patrocinadores', ids, now);
  return rows.map((row) => toCosa('patrocinador', { ...row, url: things.patrocinador.path(row.slug) }));
}

/** Pages of sponsors, while their contract runs. */
function readPaginas(db: Db, table: 'ayuntamientos' | 'patrocinadores', ids: number[], now: string) {
  const imagen = table === 'ayuntamientos' ? 'escudo_url' : 'imagen_url';
  return (
    db
      // One table stands for both: they share these columns.
      .selectFrom(`${table as 'ayuntamientos'} as pagina`)
      .leftJoin('municipios', 'municipios.id', 'pagina.municipio_id')
      .where('pagina.id', 'in', ids)
      .where(contractRuns(todayInMadrid(new Date(now))))
      .select(['pagina.id', 'pagina.nombre', 'pagina.slug', 'pagina.direccion as lugar'])
      .select([sql<string | null>`${sql.ref(imagen)}`.as('imagen'), 'municipios.latitud', 'municipios.longitud'])
      .execute()
  );
}

async function readEmpresas(db: Db, ids: number[]): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('empresas')
    .innerJoin('municipios', 'municipios.id', 'empresas.municipio_id')
    .where('empresas.id', 'in', ids)
    .where('empresas.activo', '=', 1)
    .select(['empresas.id', 'empresas.nombre', 'empresas.imagen', 'empresas.direccion'])
    .select('municipios.nombre as municipio')
    .select(placeColumns('empresas'))
    .execute();
  return rows.map((row) => {
    const lugar = [row.direccion, row.municipio].filter(Boolean).join(', ');
    return toCosa('empresa', { ...row, lugar, url: `/emprendedores#empresa-${row.id}` });
  });
}

/** To be read on the way: it is nowhere. */
async function readLibros(db: Db, ids: number[]): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('libros')
    .where('id', 'in', ids)
    .select(['id', 'titulo as nombre', 'slug', 'imagen_url as imagen'])
    .execute();
  return rows.map((row) => toCosa('libro', { ...row, url: things.libro.path(row.slug) }));
}

async function readMunicipios(db: Db, ids: number[]): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('municipios')
    .where('id', 'in', ids)
    .select(['id', 'nombre', 'slug', 'imagen', 'latitud', 'longitud'])
    .execute();
  return rows.map((row) => toCosa('municipio', { ...row, url: things.municipio.path(row.slug) }));
}

/** Its maker's shop says where to find it, in words. */
async function readProductos(db: Db, ids: number[]): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('productos')
    .innerJoin('tiendas', 'tiendas.id', 'productos.tienda_id')
    .where('productos.id', 'in', ids)
    .where('productos.activo', '=', 1)
    .select(['productos.id', 'productos.nombre', 'productos.slug', 'productos.url_imagen as imagen'])
    .select(['tiendas.nombre as tienda', 'tiendas.direccion'])
    .execute();
  return rows.map(({ tienda, direccion, ...row }) => {
    const lugar = [tienda, direccion].filter(Boolean).join(', ');
    return toCosa('producto', { ...row, lugar, url: things.producto.path(row.slug) });
  });
}

async function readRutas(db: Db, ids: number[]): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('rutas')
    .leftJoin('municipios', 'municipios.id', 'rutas.municipio_id')
    .where('rutas.id', 'in', ids)
    .select(['rutas.id', 'rutas.nombre', 'rutas.slug', 'rutas.imagen_url as imagen'])
    .select(['rutas.latitud', 'rutas.longitud', 'municipios.nombre as lugar'])
    .execute();
  return rows.map((row) => toCosa('ruta', { ...row, url: things.ruta.path(row.slug) }));
}

async function readUbicaciones(db: Db, ids: number[]): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('ubicaciones')
    .innerJoin('municipios', 'municipios.id', 'ubicaciones.municipio_id')
    .where('ubicaciones.id', 'in', ids)
    .where('ubicaciones.publicado', '=', 1)
    .select(['ubicaciones.id', 'ubicaciones.nombre', 'ubicaciones.slug', 'ubicaciones.imagen_portada as imagen'])
    .select('municipios.nombre as lugar')
    .select(placeColumns('ubicaciones'))
    .execute();
  return rows.map((row) => toCosa('ubicacion', { ...row, url: things.ubicacion.path(row.slug) }));
}

/** Its own place, or the middle of its municipality. */
function placeColumns(table: 'actividades' | 'empresas' | 'eventos' | 'ubicaciones') {
  return [
    sql<number | null>`coalesce(${sql.ref(`${table}.latitud`)}, municipios.latitud)`.as('latitud'),
    sql<number | null>`coalesce(${sql.ref(`${table}.longitud`)}, municipios.longitud)`.as('longitud'),
  ] as const;
}

/** Where events are, by their number. */
export async function placesOfEventos(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom('eventos')
    .innerJoin('municipios', 'municipios.id', 'eventos.municipio_id')
    .where('eventos.id', 'in', ids)
    .select('eventos.id')
    .select(placeColumns('eventos'))
    .execute();
  return new Map(rows.map(({ id, latitud, longitud }) => [id, { latitud, longitud }]));
}

interface Row {
  id: number;
  nombre: string;
  url: string;
  imagen: string | null;
  lugar?: string | null;
  latitud?: number | null;
  longitud?: number | null;
}

function toCosa(tipo: TipoViaje, { id, nombre, url, imagen, lugar, latitud, longitud }: Row): Cosa {
  return {
    clave: claveOf(tipo, id),
    ...{ tipo, titulo: nombre, url, imagen },
    ...{ lugar: lugar ?? null, latitud: latitud ?? null, longitud: longitud ?? null },
    ...{ hora: null, fechas: [] },
  };
}
