import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { Ayuntamiento } from '#domain/patrocinador.ts';
import { seoDescription } from '#domain/summary.ts';
import { get } from '#ui/call.ts';
import { NotFound } from './components/not-found.tsx';
import { SponsorView } from './components/sponsor-view.tsx';
import { ErrorBox, Loading } from './components/states.tsx';
import { failure } from './failure.ts';
import { breadcrumbData, imageData, seo, siteUrl } from './seo.ts';

const missingSlugText = 'No se ha proporcionado un identificador para el ayuntamiento.';
const notFoundText = 'Ayuntamiento no encontrado.';
const failureText = 'Error al cargar la información. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/ayuntamientos/{-$slug}')({
  loader: async ({ params }) => {
    if (!params.slug) throw notFound();
    const result = await get('get_ayto_sponsor_sin_web.php', { slug: params.slug });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    if (!result.ok || !result.data) return { error: failure(result, notFoundText, failureText) };
    const { slug } = result.data;
    if (slug !== params.slug)
      throw redirect({ to: '/ayuntamientos/{-$slug}', params: { slug }, statusCode: 301, replace: true });
    return { ayuntamiento: result.data };
  },
  head: ({ loaderData, matches }) =>
    loaderData?.ayuntamiento ? ayuntamientoSeo(loaderData.ayuntamiento, matches) : seo({ matches }, {}),
  component: AyuntamientoPage,
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando información..." />
    </div>
  ),
  notFoundComponent: ({ data }) => (
    <NotFound
      title="Ayuntamiento no encontrado"
      said={data}
      text={Route.useParams().slug ? notFoundText : missingSlugText}
    />
  ),
});

function ayuntamientoSeo(ayuntamiento: Ayuntamiento, matches: Parameters<typeof siteUrl>[0]) {
  const base = siteUrl(matches);
  const { nombre, direccion, email, telefono, fax, escudo_url, contenido } = ayuntamiento;
  const path = `/ayuntamientos/${ayuntamiento.slug}`;
  const description = seoDescription(contenido ?? '') || `${nombre}: ${direccion}.`;
  return seo(
    { matches },
    {
      title: nombre,
      description,
      path,
      image: escudo_url,
      data: [
        {
          '@type': 'GovernmentOrganization',
          name: nombre,
          description,
          url: base + path,
          logo: imageData(base, escudo_url)?.url,
          email,
          telephone: telefono,
          faxNumber: fax ?? undefined,
          address: { '@type': 'PostalAddress', streetAddress: direccion, addressCountry: 'ES' },
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'citizen service',
            telephone: telefono,
            email,
            areaServed: 'ES',
            availableLanguage: 'es',
          },
        },
        breadcrumbData(base, [{ name: nombre, path }]),
      ],
    },
  );
}

function AyuntamientoPage() {
  const { ayuntamiento, error } = Route.useLoaderData();
  if (!ayuntamiento)
    return (
      <div className="wide">
        <ErrorBox text={error ?? failureText} />
      </div>
    );
  return (
    <SponsorView
      sponsor={ayuntamiento}
      kicker="Ayuntamiento"
      picture={{ src: ayuntamiento.escudo_url, alt: `Escudo de ${ayuntamiento.nombre}` }}
      person={{ label: 'Alcaldía', name: ayuntamiento.nombre_alcaldesa }}
    />
  );
}
