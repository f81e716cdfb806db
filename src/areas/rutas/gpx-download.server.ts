/** The track of a route, to take along: /rutas/{slug}.gpx; its names are in the language of the address. */
import { Hono } from 'hono';
import { pathHere } from '#idioma-path.ts';
import type { App } from '#server/app.ts';
import { negotiated } from '#server/http/negotiate.ts';
import { findMoved } from '#server/things/former-paths.ts';
import { things } from '#things.ts';
import { say } from '#values/idioma/say.ts';
import { gpxFile } from './gpx.server.ts';
import { findRuta, findTrazado } from './queries.server.ts';
import type { Hito } from './ruta.ts';
import { unpackTrack } from './stored-track.ts';

export function gpxDownloads({ db, settings, traducciones }: App) {
  return new Hono().get('/rutas/:file{[a-z0-9-]+\\.gpx}', async (c) => {
    const slug = c.req.param('file').replace(/\.gpx$/, '');
    const row = await findRuta(db, { slug });
    if (!row) {
      const moved = await findMoved(db, 'ruta', things.ruta.path(slug), (id) => findRuta(db, { id }));
      return moved
        ? c.redirect(pathHere(`${things.ruta.path(moved.slug)}.gpx`), 301)
        : c.text(say('No encontrado'), 404);
    }
    const track = unpackTrack((await findTrazado(db, row.id)) ?? '');
    const url = settings.siteUrl + pathHere(things.ruta.path(slug));
    const said = await traducciones.into({ nombre: row.nombre, hitos: JSON.parse(row.hitos) as Hito[] });
    return negotiated(c.req.raw, gpxFile({ ...said, url, track }), {
      headers: {
        'content-type': 'application/gpx+xml; charset=utf-8',
        'content-disposition': `attachment; filename="${slug}.gpx"`,
        'cache-control': 'public, max-age=0, s-maxage=300',
      },
    });
  });
}
