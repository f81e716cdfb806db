/**
 * What the areas hand to the server besides their calls (calls.server.ts): what the search reads of them, the pages of
 * the site map, the files for feed readers and calendars, what pages send of themselves, and what time brings. The server
 * knows no area but by these.
 */

import type { Hono } from 'hono';
import { searchActividad } from '#actividades/queries.server.ts';
import { calendars } from '#agenda/calendario/calendar.server.ts';
import { searchEvento } from '#agenda/queries.server.ts';
import { articuloPathOf, articuloPaths, scheduledArticulos } from '#articulos/publication.server.ts';
import { searchArticulo } from '#articulos/queries.server.ts';
import { rss } from '#articulos/rss.server.ts';
import { createBeacons } from '#estadisticas/beacon.server.ts';
import { pdfDownloads } from '#facturas/pdf-download.server.ts';
import { searchLibro } from '#libros/queries.server.ts';
import { searchUbicacion } from '#lugares/queries.server.ts';
import { searchEmpresa } from '#negocios/queries.server.ts';
import { scheduledContratos } from '#patrocinadores/contratos/contratos.server.ts';
import { gpxDownloads } from '#rutas/gpx-download.server.ts';
import { searchRuta } from '#rutas/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import type { SitePath } from '#server/feeds/site-map.ts';
import type { Scheduled } from '#server/scheduler.ts';
import type { SearchSource } from '#server/search/source.ts';
import { searchMunicipio } from '#territorio/municipios/queries.server.ts';
import { puebloPaths } from '#territorio/pueblos/queries.server.ts';
import type { SearchedTipo, Tipo } from '#things.ts';
import { searchProducto } from '#tienda/productos/queries.server.ts';
import { scheduledRebajas } from '#tienda/productos/wire.server.ts';
import type { App } from './app.server.ts';

export const searchSources = {
  articulo: searchArticulo,
  libro: searchLibro,
  actividad: searchActividad,
  evento: searchEvento,
  ubicacion: searchUbicacion,
  empresa: searchEmpresa,
  producto: searchProducto,
  municipio: searchMunicipio,
  ruta: searchRuta,
} satisfies Record<SearchedTipo, SearchSource>;

/** Pages whose addresses are more than a slug behind a fixed path. */
export const sitePaths: ((db: Db, now: string) => Promise<SitePath[]>)[] = [articuloPaths, puebloPaths];

/** Where one of them is, for kinds whose addresses are more than a slug behind a fixed path. */
export const pathOf: Partial<Record<Tipo, (db: Db, id: number, now: string) => Promise<string | undefined>>> = {
  articulo: articuloPathOf,
};

export const feedRoutes: ((app: App) => Hono)[] = [rss, calendars, gpxDownloads, pdfDownloads];

/** What every page sends, answered before all calls. */
export { createBeacons };

export const scheduled: Scheduled[] = [scheduledArticulos, scheduledContratos, scheduledRebajas];
