import { createFileRoute } from '@tanstack/react-router';
import { organizationData } from '#site/home/organization-data.ts';
import { seo } from '#site/seo.ts';
import { get } from '#ui/call.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { HomeSections, type Loaded } from './home-sections.tsx';
import { loadSections } from './load-sections.ts';

export const Route = createFileRoute('/_site/')({
  loader: async () => {
    const [portada, loaded] = await Promise.all([get('get_portada.php', {}), loadSections()]);
    if (!portada.ok) return { loaded };
    // What the page turns out not to show does not go along with it.
    const isShown = (tipo: string) => portada.data.some((seccion) => seccion.tipo === tipo);
    const shown = Object.entries(loaded).filter(([tipo]) => isShown(tipo));
    return { secciones: portada.data, loaded: Object.fromEntries(shown) as Loaded };
  },
  head: ({ matches }) => {
    const sitio = sitioOf(matches);
    const website = {
      '@type': 'WebSite',
      name: sitio.identidad.nombre,
      url: `${sitio.url}/`,
      description: sitio.identidad.descripcion,
    };
    return seo(
      { matches },
      {
        path: '/',
        data: [website, organizationData(sitio)],
        links: [{ rel: 'alternate', type: 'application/rss+xml', title: sitio.identidad.nombre, href: '/rss.xml' }],
      },
    );
  },
  pendingComponent: () => <HomeSections />,
  component: () => <HomeSections {...Route.useLoaderData()} />,
});
