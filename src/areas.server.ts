/**
 * What the areas hand to the server besides their calls (calls.server.ts): what visitors may see of each kind
 * (public-kinds.server.ts), which of them are listed, the files for feed readers and calendars, what pages send of
 * themselves, and what time brings (server/areas.ts). The server knows no area but by these.
 */

import type { Seccion } from '#areas/ajustes/ajustes.ts';
import { valoresOf as valoresOfSeccion } from '#areas/ajustes/queries.server.ts';
import { scheduledArticulos } from '#areas/articulos/publication.server.ts';
import { rss } from '#areas/articulos/rss.server.ts';
import { createBeacons } from '#areas/estadisticas/beacon.server.ts';
import { calendars } from '#areas/eventos/calendario/calendar.server.ts';
import { widgets } from '#areas/eventos/widget/widget.server.ts';
import { pdfDownloads } from '#areas/facturas/pdf/pdf-download.server.ts';
import { listedPueblos } from '#areas/municipios/public-queries.server.ts';
import { scheduledContratos } from '#areas/patrocinadores/contratos/contratos.server.ts';
import { redes } from '#areas/redes/redes.server.ts';
import { gpxDownloads } from '#areas/rutas/gpx-download.server.ts';
import { scheduledRebajas } from '#areas/tienda/productos/wire.server.ts';
import type { Areas } from '#server/areas.ts';

export const valoresOf = (seccion: string, valores: string) => valoresOfSeccion(seccion as Seccion, valores);

export { publicKinds } from './public-kinds.server.ts';

export const listedOf: Areas['listedOf'] = { municipio: listedPueblos };

export const feedRoutes: Areas['feedRoutes'] = [calendars, widgets, redes, rss, gpxDownloads, pdfDownloads];

export { createBeacons };

export const scheduled: Areas['scheduled'] = [scheduledArticulos, scheduledContratos, scheduledRebajas];
