/** The two kinds of pages of sponsors without a web of their own: what they have different, and what is said of them. */

import type { Ayuntamiento, Patrocinador } from '#areas/patrocinadores/patrocinador.ts';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import type { DetailTexts, Matches } from '#site/load-detail.ts';
import { breadcrumbData, imageData, seo, siteUrl } from '#site/seo.ts';
import { later, say } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';

export interface PaginaKind<Pagina extends Ayuntamiento | Patrocinador> {
  tipo: 'ayuntamiento' | 'patrocinador';
  path(slug: string): string;
  texts: DetailTexts;
  kicker: string;
  /** Crest or logo. */
  picture(pagina: Pagina): { src: string | null; alt: string };
  person(pagina: Pagina): [label: string, name: string | null];
  type: 'GovernmentOrganization' | 'LocalBusiness';
}

/** Said whenever they are read. */
function textsOf({
  missingSlug,
  notFoundTitle,
  notFound,
}: Record<'missingSlug' | 'notFoundTitle' | 'notFound', string>) {
  return {
    get loading() {
      return say('Cargando información...');
    },
    get failure() {
      return say('Error al cargar la información. Por favor, inténtalo de nuevo más tarde.');
    },
    get missingSlug() {
      return say(missingSlug);
    },
    get notFoundTitle() {
      return say(notFoundTitle);
    },
    get notFound() {
      return say(notFound);
    },
  } satisfies DetailTexts;
}

export const ayuntamientoKind: PaginaKind<Ayuntamiento> = {
  tipo: 'ayuntamiento',
  path: paths.ayuntamiento,
  texts: textsOf({
    missingSlug: later('No se ha proporcionado un identificador para el ayuntamiento.'),
    notFoundTitle: later('Ayuntamiento no encontrado'),
    notFound: later('Ayuntamiento no encontrado.'),
  }),
  kicker: later('Ayuntamiento'),
  picture: ({ nombre, escudo_url }) => ({ src: escudo_url, alt: say('Escudo de {nombre}', { nombre }) }),
  person: ({ nombre_alcaldesa }) => [later('Alcaldía'), nombre_alcaldesa],
  type: 'GovernmentOrganization',
};

export const patrocinadorKind: PaginaKind<Patrocinador> = {
  tipo: 'patrocinador',
  path: paths.patrocinador,
  texts: textsOf({
    missingSlug: later('No se ha proporcionado un identificador para el patrocinador.'),
    notFoundTitle: later('Patrocinador no encontrado'),
    notFound: later('Patrocinador no encontrado.'),
  }),
  kicker: later('Empresa colaboradora'),
  picture: ({ nombre, imagen_url }) => ({ src: imagen_url, alt: say('Logotipo de {nombre}', { nombre }) }),
  person: ({ responsable }) => [later('Persona de contacto'), responsable],
  type: 'LocalBusiness',
};

/** What search engines and social networks read of such a page. */
export function paginaSeo<Pagina extends Ayuntamiento | Patrocinador>(kind: PaginaKind<Pagina>) {
  return (pagina: Pagina, matches: Matches) => {
    const { nombre, slug, direccion, email, telefono, fax, contenido } = pagina;
    const base = siteUrl(matches);
    const path = kind.path(slug);
    const description = seoDescription(contenido ?? '') || `${nombre}: ${direccion}.`;
    const { src: image } = kind.picture(pagina);
    const picture = imageData(base, image)?.url;
    const isAyuntamiento = kind.type === 'GovernmentOrganization';
    const data = {
      '@type': kind.type,
      name: nombre,
      description,
      url: base + pathHere(path),
      ...(isAyuntamiento ? { logo: picture } : { image: picture }),
      email,
      telephone: telefono,
      faxNumber: fax ?? undefined,
      address: { '@type': 'PostalAddress', streetAddress: direccion, addressCountry: 'ES' },
      ...(isAyuntamiento && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'citizen service',
          telephone: telefono,
          email,
          areaServed: 'ES',
          availableLanguage: 'es',
        },
      }),
    };
    return seo(
      { matches },
      { title: nombre, description, path, image, data: [data, breadcrumbData(base, [{ name: nombre, path }])] },
    );
  };
}
