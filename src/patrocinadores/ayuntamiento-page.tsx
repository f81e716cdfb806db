import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { get } from '#ui/call.ts';
import { sponsorSeo } from './pagina-seo.ts';
import { SponsorView } from './pagina-view.tsx';

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
  head: ({ loaderData, matches }) => {
    const ayuntamiento = loaderData?.ayuntamiento;
    if (!ayuntamiento) return seo({ matches }, {});
    return sponsorSeo(matches, ayuntamiento, {
      segment: 'ayuntamientos',
      type: 'GovernmentOrganization',
      image: ayuntamiento.escudo_url,
    });
  },
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
