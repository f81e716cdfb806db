/**
 * What the areas hand to the server besides their calls (calls.server.ts): what the search reads of them, the pages of
 * the site map, the files for feed readers and calendars, what pages send of themselves, and what time brings
 * (server/areas.ts). The server knows no area but by these.
 */

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
import type { Areas } from '#server/areas.ts';

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
} satisfies Areas['searchSources'];

export const sitePaths: Areas['sitePaths'] = [articuloPaths, puebloPaths];

export const pathOf: Areas['pathOf'] = {
  articulo: articuloPathOf,
};

export const feedRoutes: Areas['feedRoutes'] = [rss, calendars, gpxDownloads, pdfDownloads];

export { createBeacons };

export const scheduled: Areas['scheduled'] = [scheduledArticulos, scheduledContratos, scheduledRebajas];
