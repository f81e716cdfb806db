/**
 * What the areas hand to the server besides their calls (calls.server.ts): what the search reads of them, the pages of
 * the site map, the files for feed readers and calendars, what pages send of themselves, and what time brings. The server
 * knows no area but by these.
 */

import type { Hono } from 'hono';
import { searchActividad } from '#areas/actividades/queries.server.ts';
import { articuloPathOf, articuloPaths, scheduledArticulos } from '#areas/articulos/publication.server.ts';
import { searchArticulo } from '#areas/articulos/queries.server.ts';
import { rss } from '#areas/articulos/rss.server.ts';
import { searchEmpresa } from '#areas/empresas/queries.server.ts';
import { createBeacons } from '#areas/estadisticas/beacon.server.ts';
import { calendars } from '#areas/eventos/calendario/calendar.server.ts';
import { searchEvento } from '#areas/eventos/queries.server.ts';
import { pdfDownloads } from '#areas/facturas/pdf-download.server.ts';
import { searchLibro } from '#areas/libros/queries.server.ts';
import { puebloPaths } from '#areas/municipios/public-queries.server.ts';
import { searchMunicipio } from '#areas/municipios/queries.server.ts';
import { scheduledContratos } from '#areas/patrocinadores/contratos/contratos.server.ts';
import { gpxDownloads } from '#areas/rutas/gpx-download.server.ts';
import { searchRuta } from '#areas/rutas/queries.server.ts';
import { searchProducto } from '#areas/tienda/productos/queries.server.ts';
import { scheduledRebajas } from '#areas/tienda/productos/wire.server.ts';
import { searchUbicacion } from '#areas/ubicaciones/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import type { SitePath } from '#server/feeds/site-map.ts';
import type { Scheduled } from '#server/scheduler.ts';
import type { SearchSource } from '#server/search/source.ts';
import type { SearchedTipo, Tipo } from '#things.ts';
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
