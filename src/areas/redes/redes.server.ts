/**
 * Pictures for social networks, made of what the site says today: an event or an article (/redes/{tipo}/{slug}.png), and what
 * takes place this weekend, in the language of their address (`/en/redes/…`). Each is drawn once and lies on the disk under the name of what is on it.
 */
import { hash } from 'node:crypto';
import { copyFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { addressOf } from '#server/api/address.ts';
import { takeTurn } from '#server/api/guards.ts';
import type { App } from '#server/app.ts';
import { placeFile } from '#server/files.ts';
import { answerFile } from '#server/http/answer-file.ts';
import { isUnchanged } from '#server/http/negotiate.ts';
import { type Poster, type Shape, shapes } from '#server/media/poster-data.ts';
import { createGate } from '#server/turns.ts';
import { programVersion } from '#server/version.ts';
import { say } from '#values/idioma/say.ts';
import { findThing, isPosterTipo, type OnPoster, thisWeekend } from './on-poster.server.ts';

/** Each is some hundred KB; who asked for one longest ago asks for it anew. */
const mostKept = 150;
/** That are not there yet, from one address. */
const madePerMinute = 20;

export function redes(app: App) {
  const { media, settings } = app;
  const folder = join(settings.dataDir, 'redes');
  const oneAtATime = createGate(1, { most: 20, refusal: () => new TooBusy() });

  async function answer(c: Context, name: string, find: () => Promise<OnPoster | undefined>) {
    const shape = c.req.query('forma') || 'vertical';
    const found = isShape(shape) ? await find() : undefined;
    if (!found) return c.text(say('No encontrado'), 404);
    const { picture, ...said } = found;
    const poster: Poster = { ...said, shape: shape as Shape };
    const key = hash('sha256', JSON.stringify([programVersion, poster, picture])).slice(0, 32);
    const headers = new Headers({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=0, s-maxage=300',
      etag: `"${key}"`,
      'content-disposition': `inline; filename="${name}-${shape}.png"`,
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
    if (isUnchanged(c.req.header('if-none-match'), `"${key}"`)) return new Response(null, { status: 304, headers });
    const path = join(folder, `${key}.png`);
    const ip = addressOf((c.env as { incoming?: IncomingMessage } | undefined)?.incoming, settings.trustProxy);
    if (!(await sizeOf(path)) && !takeTurn(app.rates, 'imagen para redes ', ip, madePerMinute))
      return c.text(say('Se han pedido muchas imágenes seguidas. Espera un minuto.'), 429, { 'retry-after': '60' });
    try {
      await oneAtATime(async () => {
        if (await sizeOf(path)) return;
        await media.drawPoster(poster, picture, (made) => placeFile(path, (temporary) => copyFile(made, temporary)));
        await forgetOld(folder);
      });
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return c.text(say('Se están haciendo muchas imágenes. Vuelve a intentarlo en un momento.'), 503, {
        'retry-after': '10',
      });
    }
    await utimes(path, new Date(), new Date());
    return answerFile(c.req.raw, { path, size: (await sizeOf(path))! }, headers);
  }

  return new Hono()
    .get('/redes/este-fin-de-semana.png', (c) => answer(c, 'este-fin-de-semana', () => thisWeekend(app)))
    .get('/redes/:tipo/:file{[a-z0-9-]+\\.png}', (c) => {
      const { tipo, file } = c.req.param();
      const slug = file.replace(/\.png$/, '');
      return answer(c, slug, async () => (isPosterTipo(tipo) ? findThing(app, tipo, slug) : undefined));
    });

  function isShape(text: string): boolean {
    return Object.hasOwn(shapes, text);
  }
}

class TooBusy extends Error {}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}

async function forgetOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= mostKept) return;
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  files.sort((one, other) => other.at - one.at);
  for (const { path } of files.slice(mostKept)) await rm(path, { force: true });
}
