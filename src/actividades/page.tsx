import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { breadcrumbData, imageData, seo, siteUrl } from '#site/seo.ts';
import { site } from '#site-settings.ts';
import { get } from '#ui/call.ts';
import { seoDescription } from '#values/summary.ts';
import type { Actividad } from './actividad.ts';
import { tarifas } from './tarifas.ts';
import { ActividadView } from './view.tsx';

const notFoundText = 'Actividad no encontrada o no publicada.';
const failureText = 'Error al cargar la actividad. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/actividades-y-eventos/$slug')({
  loader: async ({ params }) => {
    const result = await get('get_actividad.php', { slug: params.slug });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    if (!result.ok || !result.data) return { error: failure(result, notFoundText, failureText) };
    const { slug } = result.data;
    if (slug !== params.slug)
      throw redirect({ to: '/actividades-y-eventos/$slug', params: { slug }, statusCode: 301, replace: true });
    return { actividad: result.data };
  },
  head: ({ loaderData, matches }) =>
    loaderData?.actividad ? actividadSeo(loaderData.actividad, matches) : seo({ matches }, {}),
  component: ActividadPage,
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando actividad..." />
    </div>
  ),
  notFoundComponent: ({ data }) => <NotFound title="Actividad no encontrada" said={data} text={notFoundText} />,
});

function actividadSeo(actividad: Actividad, matches: Parameters<typeof siteUrl>[0]) {
  const base = siteUrl(matches);
  const { nombre, lugar } = actividad;
  const path = `/actividades-y-eventos/${actividad.slug}`;
  const description = seoDescription(actividad.descripcion);
  return seo(
    { matches },
    {
      title: nombre,
      description,
      path,
      image: actividad.imagen_url,
      data: [
        {
          '@type': 'Event',
          name: nombre,
          description,
          url: base + path,
          image: imageData(base, actividad.imagen_url),
          inLanguage: 'es',
          location: {
            '@type': 'Place',
            name: lugar,
            address: { '@type': 'PostalAddress', streetAddress: lugar, addressCountry: 'ES' },
          },
          organizer: { '@type': 'Organization', name: site.booking.operator, telephone: site.booking.phone },
          offers: offersData(actividad, base + path),
        },
        breadcrumbData(base, [
          { name: 'Actividades y eventos', path: '/actividades-y-eventos' },
          { name: nombre, path },
        ]),
      ],
    },
  );
}

/** Only prices with both an amount and a label are offers. */
function offersData(actividad: Actividad, url: string) {
  const offers = tarifas(actividad).flatMap(({ texto, precio }) =>
    texto && precio
      ? [
          {
            '@type': 'Offer',
            name: texto,
            price: precio.toFixed(2),
            priceCurrency: 'EUR',
            url,
            availability: 'https://schema.org/InStock',
          },
        ]
      : [],
  );
  return offers.length > 0 ? offers : undefined;
}

function ActividadPage() {
  const { actividad, error } = Route.useLoaderData();
  if (!actividad)
    return (
      <div className="wide">
        <ErrorBox text={error} />
      </div>
    );
  return <ActividadView actividad={actividad} />;
}
