import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { get } from '#ui/call.ts';
import { sponsorSeo } from './pagina-seo.ts';
import { SponsorView } from './pagina-view.tsx';

const missingSlugText = 'No se ha proporcionado un identificador para el patrocinador.';
const notFoundText = 'Patrocinador no encontrado.';
const failureText = 'Error al cargar la información. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/empresas/{-$slug}')({
  loader: async ({ params }) => {
    if (!params.slug) throw notFound();
    const result = await get('get_sponsor_text_sin_web.php', { slug: params.slug });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    if (!result.ok || !result.data) return { error: failure(result, notFoundText, failureText) };
    const { slug } = result.data;
    if (slug !== params.slug)
      throw redirect({ to: '/empresas/{-$slug}', params: { slug }, statusCode: 301, replace: true });
    return { patrocinador: result.data };
  },
  head: ({ loaderData, matches }) => {
    const patrocinador = loaderData?.patrocinador;
    if (!patrocinador) return seo({ matches }, {});
    return sponsorSeo(matches, patrocinador, {
      segment: 'empresas',
      type: 'LocalBusiness',
      image: patrocinador.imagen_url,
    });
  },
  component: PatrocinadorPage,
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando información..." />
    </div>
  ),
  notFoundComponent: ({ data }) => (
    <NotFound
      title="Patrocinador no encontrado"
      said={data}
      text={Route.useParams().slug ? notFoundText : missingSlugText}
    />
  ),
});

function PatrocinadorPage() {
  const { patrocinador, error } = Route.useLoaderData();
  if (!patrocinador)
    return (
      <div className="wide">
        <ErrorBox text={error ?? failureText} />
      </div>
    );
  return (
    <SponsorView
      sponsor={patrocinador}
      kicker="Empresa colaboradora"
      picture={{ src: patrocinador.imagen_url, alt: `Logotipo de ${patrocinador.nombre}` }}
      person={{ label: 'Persona de contacto', name: patrocinador.responsable }}
    />
  );
}
