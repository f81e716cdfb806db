import { breadcrumbData, imageData, seo, siteUrl } from '#site/seo.ts';
import { seoDescription } from '#values/summary.ts';

interface Sponsor {
  nombre: string;
  slug: string;
  direccion: string;
  email: string;
  telefono: string;
  fax: string | null;
  contenido: string | null;
}

interface Kind {
  segment: 'ayuntamientos' | 'empresas';
  type: 'GovernmentOrganization' | 'LocalBusiness';
  image: string | null;
}

/** What search engines and social networks are told of a sponsor that has its page here. */
export function sponsorSeo(
  matches: Parameters<typeof siteUrl>[0],
  { nombre, slug, direccion, email, telefono, fax, contenido }: Sponsor,
  { segment, type, image }: Kind,
) {
  const base = siteUrl(matches);
  const path = `/${segment}/${slug}`;
  const description = seoDescription(contenido ?? '') || `${nombre}: ${direccion}.`;
  const picture = imageData(base, image)?.url;
  const isTownHall = type === 'GovernmentOrganization';
  const data = {
    '@type': type,
    name: nombre,
    description,
    url: base + path,
    ...(isTownHall ? { logo: picture } : { image: picture }),
    email,
    telephone: telefono,
    faxNumber: fax ?? undefined,
    address: { '@type': 'PostalAddress', streetAddress: direccion, addressCountry: 'ES' },
    ...(isTownHall && {
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
}
