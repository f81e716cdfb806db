import { createFileRoute } from '@tanstack/react-router';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { paginaSeo } from '#areas/paginas/seo.ts';
import { PaginaView } from '#areas/paginas/view.tsx';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { get } from '#ui/call.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { loadLegalText } from './legal-page.tsx';
import { QuienesSomosText } from './quienes-somos-text.tsx';
import { textos } from './textos.ts';

const slug = 'quienes-somos';

/** The operator's page of this address, or the text that is built with the settings. */
export const Route = createFileRoute('/_site/quienes-somos')({
  loader: async () => {
    const result = await get('get_pagina.php', { slug });
    return result.ok && result.data?.slug === slug
      ? { pagina: result.data }
      : { pagina: undefined, own: undefined, ...(await loadLegalText(slug)) };
  },
  head: ({ loaderData, matches }) =>
    loaderData?.pagina
      ? paginaSeo(matches, loaderData.pagina)
      : plainPageSeo(matches, {
          title: say('Quiénes somos'),
          description: texto(sitioOf(matches), textos, 'quienes_somos.busqueda'),
          path: '/quienes-somos',
          isInSpanish: Boolean(loaderData?.own),
          type: 'AboutPage',
        }),
  component: QuienesSomos,
});

function QuienesSomos() {
  const { pagina } = Route.useLoaderData();
  return pagina ? <PaginaView pagina={pagina} /> : <QuienesSomosText />;
}
