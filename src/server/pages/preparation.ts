/** While the site is in preparation visitors get one page, whoever is signed in sees the site, search engines nothing. */
import type { MiddlewareHandler } from 'hono';
import { isOfDesk } from '#own-documents.ts';
import type { App } from '#server/app.ts';
import { edgeHeaders } from '#server/edge/kinds.ts';
import { splitIdioma } from '#server/idiomas.ts';
import { todayInMadrid } from '#values/day.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { formatFullDate } from '#values/full-date.ts';
import { palettes } from '#values/palette/palette.ts';
import { iconOf } from '#values/picture.ts';
import { documentPolicy } from './security.ts';

const said = 'El sitio está en preparación y todavía no se puede visitar.';

export function isInPreparation({ ajustes }: App): boolean {
  return ajustes.current.preparacion.activa;
}

/** The door itself: pages, calls and feeds. What the program asks of itself while it makes a page does not come through it. */
export function preparation(app: App): MiddlewareHandler {
  return async (c, next) => {
    if (!isInPreparation(app)) return next();
    const { path } = c.req;
    if (path === '/robots.txt') return c.text('User-agent: *\nDisallow: /\n', 200, { 'cache-control': 'no-store' });
    const last = path.slice(path.lastIndexOf('/') + 1);
    const call = last.endsWith('.php') && last.length > 4 ? last : undefined;
    const isOpen = call ? isOpenCall(app, call) : isOpenPath(path);
    if (isOpen || (await isSomebodys(app, c.req.raw.headers))) {
      await next();
      // Nothing that was made for somebody is kept for everybody.
      if (!path.startsWith('/media/')) keepToAsker(c.res.headers);
      return;
    }
    const headers = { 'cache-control': 'no-store', 'retry-after': '86400', 'x-robots-tag': 'noindex' };
    if (call) return c.json({ success: false, message: said }, 503, headers);
    const html = preparationPage(app, todayInMadrid(new Date()));
    return c.html(html, 503, { ...headers, ...documentPolicy(html, "img-src 'self'") });
  };
}

function keepToAsker(headers: Headers): void {
  headers.set('cache-control', 'private, no-store');
  for (const name of edgeHeaders) headers.delete(name);
}

/** Calls for whoever works here ask who it is themselves. */
function isOpenCall({ calls }: App, name: string): boolean {
  const call = calls[name];
  return call?.access !== 'public' || call.whilePreparing === true;
}

/** The way in, what shows that we are there, the pictures of the one page, and the way out of the newsletter. */
function isOpenPath(path: string): boolean {
  return isOfDesk(path) || /^\/(?:api|media|\.well-known)\//.test(path) || splitIdioma(path).path === '/boletin/baja';
}

async function isSomebodys({ auth }: App, headers: Headers): Promise<boolean> {
  if (!headers.has('cookie')) return false;
  const user = await auth.currentUser(headers, new Headers()).catch(() => undefined);
  return user !== undefined;
}

function preparationPage({ ajustes }: App, today: string): string {
  const { identidad, marca, preparacion } = ajustes.current;
  const nombre = escapeHtml(identidad.nombre);
  const opens =
    preparacion.fecha && preparacion.fecha >= today ? `Abrimos el ${formatFullDate(preparacion.fecha)}.` : '';
  // Whoever keeps its address until then knows it by the site's own.
  const icon = marca.icono ? `<link rel="icon" href="${iconOf(marca.icono, 'small')}">` : '';
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${nombre}</title>${icon}<style>${styleOf(palettes[marca.paleta].light)}</style></head><body><main>
${identidad.logo && marca.presentacion !== 'nombre' ? `<img src="${escapeHtml(identidad.logo)}" alt="">` : ''}
<h1>${nombre}</h1>
<p>${escapeHtml(preparacion.mensaje || 'Estamos preparando este sitio.')}</p>
${opens && `<p><strong>${opens}</strong></p>`}
</main><footer><a href="/login" rel="nofollow">Entrar</a></footer></body></html>`;
}

const styleOf = ({ caliza, 'pino-hondo': night }: Record<string, string>) =>
  `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;grid-template-rows:1fr auto;background:light-dark(${caliza},${night});color:light-dark(${night},${caliza});font:1.125rem/1.6 Georgia,serif}main{place-self:center;max-width:36rem;padding:2rem;text-align:center}img{max-width:min(16rem,80%);max-height:10rem;object-fit:contain}h1{font-size:clamp(2rem,8vw,3.25rem);line-height:1.1;margin:1.5rem 0;overflow-wrap:anywhere}footer{padding:1rem;text-align:center}a{display:inline-block;padding:.6rem;color:inherit}`;
