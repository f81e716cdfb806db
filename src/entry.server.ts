/** What the build makes of the server: `fetch` for development, `serve` for production. */

import { tsrStartManifest } from 'tanstack-start-manifest:v';
import type { AnyRouter } from '@tanstack/react-router';
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createApp } from '#app.server.ts';
import type { App } from '#server/app.ts';
import { createHttpApp } from '#server/http/http.ts';
import { type LoadDemo, prepareApp, serveWith } from '#server/main.ts';
import { frameFor, keepFrame } from '#server/pages/frame.ts';
import { noteHtml } from '#server/pages/reads.ts';
import { toBytes } from '#server/pages/ready-parts.ts';
import { type PageStyles, pageStyles } from '#server/pages/styles.ts';
import { todayInMadrid, yearOf } from '#values/day.ts';

/**
 * TanStack's `defaultRenderHandler`, except that the page memory gets the text as it is. Everything a page needs is
 * loaded before, so it is made in one go: a stream would send what comes late with scripts that put it into place,
 * while React may already be at work there.
 */
const renderText = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    await loadWaitingFaces(router);
    const styles = takeStyles(router);
    const shows = shownByFrame(router);
    const frame = shows && frameFor(router.state.location.pathname, shows);
    if (frame) Object.assign(router.options, { isFrameKept: true });
    const rendered = renderToString(createElement(StartServer, { router }));
    if (shows && !frame) keepFrame(rendered, shows);
    const html = await transformHtmlStringWithRouter(router, rendered);
    const parts = [...(styles ? [styles] : []), ...(frame ?? [])];
    const body = noteHtml({ html, styles, parts }) ? null : new Uint8Array(toBytes(html, parts));
    return new Response(body, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** What a part that only browsers make shows in the document; the router loads it for browsers alone. */
async function loadWaitingFaces({ state, routesById }: AnyRouter): Promise<void> {
  for (const { ssr, routeId } of state.matches)
    if (ssr === false) await routesById[routeId]?.options.pendingComponent?.preload?.();
}

/** What header and footer of a public page are made of; nothing while it is being developed, or lacks a part of it. */
function shownByFrame({ state }: AnyRouter): unknown[] | undefined {
  const [root, site] = state.matches;
  if (!import.meta.env.PROD || site?.routeId !== '/_site' || !root?.loaderData || !site.loaderData) return undefined;
  const sponsors = Object.values(site.loaderData as Record<string, { data?: unknown }>).map(({ data }) => data);
  if (sponsors.includes(undefined)) return undefined;
  return [root.loaderData, ...sponsors, yearOf(todayInMadrid(new Date()))];
}

const { routes } = tsrStartManifest();

/** The styles that Start would put into the document: it puts in none, they come at the end (pages/styles.ts). */
function takeStyles({ state, ssr }: AnyRouter): PageStyles | undefined {
  const inline = ssr?.manifest?.inlineStyle;
  const css = inline?.children;
  if (!css) return undefined;
  inline.children = '';
  const files = [...new Set(state.matches.flatMap(({ routeId }) => routes[routeId]?.css ?? []))];
  return pageStyles(files, () => css);
}

const start = createStartHandler({
  handler: renderText,
  // The back office's large styles come once, as files, and stay in the browser.
  inlineCss: ({ request }) => !new URL(request.url).pathname.startsWith('/admin'),
});
const render = (request: Request) => Promise.resolve(start(request));

// Development reloads this module on every change; the database stays open.
const kept = globalThis as { developmentApp?: Promise<App> };

export default {
  async fetch(request: Request): Promise<Response> {
    kept.developmentApp ??= prepareApp(createApp);
    const app = await kept.developmentApp;
    return createHttpApp(app, (request) => render(request)).fetch(request, {});
  },
};

export function serve(clientDir: string, loadDemo?: LoadDemo): Promise<void> {
  return serveWith(createApp, render, clientDir, loadDemo);
}
