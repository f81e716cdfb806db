/** The page of a business; at the same addresses are the articles of the category. */

import { createFileRoute, redirect } from '@tanstack/react-router';
import { articuloSeo, loadArticulo } from '#areas/articulos/load.ts';
import { ArticuloView } from '#areas/articulos/view.tsx';
import { loadPatrocinadoresOf, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { failure } from '#site/failure.ts';
import { detailHead, detailTexts, type Matches } from '#site/load-detail.ts';
import { breadcrumbData, coverData, seo, siteUrl } from '#site/seo.ts';
import { openingData } from '#site/visita/opening-data.ts';
import { get } from '#ui/call.ts';
import { geoData } from '#values/coordenadas/geo-data.ts';
import { later, say } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import type { EmpresaPagina } from './empresa.ts';
import { EmpresaView } from './view.tsx';

const texts = /* @__PURE__ */ detailTexts(later('la empresa'));

export const Route = createFileRoute('/_site/emprendedores/$slug')({
  loader: async ({ params: { slug } }) => {
    const result = await get('get_empresa_publica.php', { slug });
    if (!result.ok) return { error: failure(result, texts.notFound, texts.failure) };
    const { data: thing } = result;
    if (!thing) return { articulo: await loadArticulo('emprendedores', slug) };
    if (thing.slug !== slug) throw redirect({ to: paths.empresa(thing.slug), statusCode: 301, replace: true });
    return { thing, patrocinadores: await loadPatrocinadoresOf(thing) };
  },
  head: ({ loaderData, matches }) =>
    loaderData?.articulo
      ? detailHead({ loaderData: loaderData.articulo, matches }, articuloSeo)
      : detailHead({ loaderData, matches }, empresaSeo),
  component: EmpresaPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function empresaSeo(empresa: EmpresaPagina, matches: Matches) {
  const base = siteUrl(matches);
  const path = paths.empresa(empresa.slug);
  const { nombre, imagen, latitud, longitud } = empresa;
  const description =
    seoDescription(empresa.descripcion ?? '') ||
    say('{nombre}: {categoria} en {municipio}.', {
      ...{ nombre, categoria: empresa.categoria_nombre, municipio: empresa.municipio_nombre },
    });
  return seo(
    { matches },
    {
      title: nombre,
      description,
      path,
      image: imagen,
      data: [
        {
          '@type': 'LocalBusiness',
          name: nombre,
          description,
          url: base + pathHere(path),
          image: coverData(base, imagen),
          telephone: empresa.telefono ?? undefined,
          email: empresa.email ?? undefined,
          sameAs: empresa.web ?? undefined,
          priceRange: empresa.precio ?? undefined,
          address: {
            '@type': 'PostalAddress',
            streetAddress: empresa.direccion ?? undefined,
            addressLocality: empresa.municipio_nombre,
            addressRegion: empresa.provincia_nombre,
            addressCountry: 'ES',
          },
          geo: geoData(latitud, longitud),
          ...openingData(empresa.apertura),
        },
        breadcrumbData(base, [
          { name: say('Emprendedores'), path: '/emprendedores' },
          { name: nombre, path },
        ]),
      ],
    },
  );
}

function EmpresaPage() {
  const { articulo, patrocinadores, ...detail } = Route.useLoaderData();
  if (articulo)
    return <DetailPage detail={articulo}>{(one) => <ArticuloView articulo={one} more={articulo.more} />}</DetailPage>;
  return (
    <DetailPage detail={detail}>
      {(empresa) => (
        <>
          <EmpresaView empresa={empresa} />
          <Patrocinadores
            title={say('Patrocinan {municipio}', { municipio: empresa.municipio_nombre })}
            sponsors={patrocinadores ?? []}
          />
        </>
      )}
    </DetailPage>
  );
}
