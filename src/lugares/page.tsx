import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { breadcrumbData, imageData, seo, siteUrl } from '#site/seo.ts';
import { site } from '#site-settings.ts';
import { get } from '#ui/call.ts';
import { seoDescription } from '#values/summary.ts';
import type { Ubicacion } from './ubicacion.ts';
import { LocationView } from './view.tsx';

const notFoundText = 'Ubicación no encontrada.';
const failureText = 'Error al cargar la ubicación. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/ubicaciones/$slug')({
  loader: async ({ params: { slug } }) => {
    const result = await get('get_ubicacion.php', { slug });
    if (!result.ok) {
      if (result.status === 404 || result.status === 422) throw notFound({ data: result.message });
      return { ubicacion: undefined };
    }
    if (result.data.slug !== slug)
      throw redirect({
        to: '/ubicaciones/$slug',
        params: { slug: result.data.slug },
        statusCode: 301,
        replace: true,
      });
    return { ubicacion: result.data };
  },
  head: ({ loaderData, matches }) =>
    loaderData?.ubicacion ? locationSeo(loaderData.ubicacion, matches) : seo({ matches }, {}),
  component: UbicacionPage,
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando ubicación..." />
    </div>
  ),
  notFoundComponent: () => <NotFound title="Ubicación no encontrada" text={notFoundText} />,
});

function locationSeo(ubicacion: Ubicacion, matches: Parameters<typeof siteUrl>[0]) {
  const base = siteUrl(matches);
  const path = `/ubicaciones/${ubicacion.slug}`;
  const { nombre, latitud, longitud, imagen_portada } = ubicacion;
  const description = ubicacion.meta_description || seoDescription(ubicacion.descripcion ?? '') || undefined;
  return seo(
    { matches },
    {
      title: withoutSiteName(ubicacion.meta_title) || nombre,
      description,
      path,
      image: imagen_portada,
      data: [
        {
          '@type': 'TouristAttraction',
          name: nombre,
          description,
          url: base + path,
          image: imageData(base, imagen_portada),
          address: {
            '@type': 'PostalAddress',
            streetAddress: ubicacion.direccion ?? undefined,
            postalCode: ubicacion.codigo_postal ?? undefined,
            addressLocality: ubicacion.municipio_nombre,
            addressRegion: ubicacion.provincia_nombre,
            addressCountry: 'ES',
          },
          ...(latitud !== null &&
            longitud !== null && { geo: { '@type': 'GeoCoordinates', latitude: latitud, longitude: longitud } }),
        },
        breadcrumbData(base, [
          { name: 'Ubicaciones', path: '/ubicaciones' },
          { name: nombre, path },
        ]),
      ],
    },
  );
}

/** Titles written for search engines often end in the site's name already; every page's does. */
function withoutSiteName(title: string | null): string {
  const own = title?.trim() ?? '';
  return own.endsWith(site.name) ? own.slice(0, -site.name.length).replace(/[\s|–-]+$/, '') : own;
}

function UbicacionPage() {
  const { ubicacion } = Route.useLoaderData();
  if (!ubicacion)
    return (
      <div className="wide">
        <ErrorBox text={failureText} />
      </div>
    );
  return <LocationView ubicacion={ubicacion} />;
}
