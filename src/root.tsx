/** The document around every page. */

// First, for it puts the layers of all other styles in their order.
import './ui/base.css';

import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathHere } from '#idioma-path.ts';
import { idioma } from '#values/idioma/say.ts';
import { defaultTitle } from './areas/ajustes/sitio.ts';
import { ConsentProvider } from './site/consent.tsx';
import { get } from './ui/call.ts';

export const Route = createRootRoute({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => {
    const result = await get('get_sitio.php', {});
    if (!result.ok) throw new Error(result.message);
    return result.data;
  },
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...(loaderData
        ? [{ title: defaultTitle(loaderData.identidad) }, { name: 'theme-color', content: loaderData.colores.tema }]
        : []),
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'preload', href: sourceSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      ...(loaderData?.iconos.links ?? []),
      { rel: 'manifest', href: pathHere('/manifest.webmanifest') },
      ...messagesLink(),
    ],
  }),
  component: Document,
});

/** With what it is spoken; client.tsx asks for it. */
function messagesLink() {
  const { file } = idioma();
  return file ? [{ rel: 'preload', href: file, as: 'fetch', crossOrigin: 'anonymous' as const, id: 'mensajes' }] : [];
}

function Document() {
  // What the visitor did before is done now (src/server/pages/wake-up.ts).
  const { css } = Route.useLoaderData().colores;
  useEffect(() => void dispatchEvent(new Event('awake')), []);
  return (
    <html lang={idioma().codigo}>
      <head>
        <HeadContent />
        {css && <style>{css}</style>}
      </head>
      <body>
        <ConsentProvider>
          <Outlet />
        </ConsentProvider>
        <Scripts />
      </body>
    </html>
  );
}
