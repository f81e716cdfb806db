import { createFileRoute } from '@tanstack/react-router';
import { loadPatrocinadoresOf, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { breadcrumbData, coverData, seo } from '#site/seo.ts';
import { openingData } from '#site/visita/opening-data.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { geoData } from '#values/coordenadas/geo-data.ts';
import { later, say } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import type { Ubicacion } from './ubicacion.ts';
import { UbicacionView } from './view/view.tsx';

const texts = detailTexts(later('la ubicación'));

export const Route = createFileRoute('/_site/ubicaciones/$slug')({
  loader: async ({ params }) => {
    const detail = await loadDetail('get_ubicacion.php', params.slug, texts, paths.ubicacion);
    return { ...detail, patrocinadores: await loadPatrocinadoresOf(detail.thing) };
  },
  head: (route) => detailHead(route, ubicacionSeo),
  component: UbicacionPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function ubicacionSeo(ubicacion: Ubicacion, matches: Matches) {
  const { url: base, identidad } = sitioOf(matches);
  const path = paths.ubicacion(ubicacion.slug);
  const { nombre, latitud, longitud, imagen_portada } = ubicacion;
  const description = ubicacion.meta_description || seoDescription(ubicacion.descripcion ?? '') || undefined;
  return seo(
    { matches },
    {
      title: withoutSiteName(ubicacion.meta_title, identidad.nombre) || nombre,
      description,
      path,
      image: imagen_portada,
      data: [
        {
          '@type': 'TouristAttraction',
          name: nombre,
          description,
          url: base + pathHere(path),
          image: coverData(base, imagen_portada),
          address: {
            '@type': 'PostalAddress',
            streetAddress: ubicacion.direccion ?? undefined,
            postalCode: ubicacion.codigo_postal ?? undefined,
            addressLocality: ubicacion.municipio_nombre,
            addressRegion: ubicacion.provincia_nombre,
            addressCountry: 'ES',
          },
          geo: geoData(latitud, longitud),
          telephone: ubicacion.telefono ?? undefined,
          ...openingData(ubicacion.apertura),
        },
        ...faqData(ubicacion.faqs),
        breadcrumbData(base, [
          { name: later('Ubicaciones'), path: '/ubicaciones' },
          { name: nombre, path },
        ]),
      ],
    },
  );
}

/** The questions that the page shows, with their answers. */
function faqData(faqs: Ubicacion['faqs']) {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ pregunta, respuesta }) => ({
    '@type': 'Question',
    name: pregunta,
    acceptedAnswer: { '@type': 'Answer', text: respuesta },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** Titles written for search engines often end in the site's name already; every page's does. */
function withoutSiteName(title: string | null, siteName: string): string {
  const own = title?.trim() ?? '';
  return own.endsWith(siteName) ? own.slice(0, -siteName.length).replace(/[\s|–-]+$/, '') : own;
}

function UbicacionPage() {
  const detail = Route.useLoaderData();
  return (
    <DetailPage detail={detail}>
      {(ubicacion) => (
        <>
          <UbicacionView ubicacion={ubicacion} />
          <Patrocinadores
            title={say('Patrocinan {municipio}', { municipio: ubicacion.municipio_nombre })}
            sponsors={detail.patrocinadores}
          />
        </>
      )}
    </DetailPage>
  );
}
