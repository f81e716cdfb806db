import type { Sitio } from '#areas/ajustes/sitio.ts';
import { publisherData } from '#site/seo.ts';

/** The site itself, and how to reach who runs it. */
export function organizationData(sitio: Sitio) {
  const { titular, redes } = sitio;
  const { facebook, instagram, x, youtube } = redes;
  return {
    ...publisherData(sitio),
    email: titular.email || undefined,
    sameAs: [facebook, instagram, x, youtube].filter(Boolean),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'citizen service',
      telephone: titular.telefono || undefined,
      email: titular.email || undefined,
      areaServed: 'ES',
      availableLanguage: 'es',
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: titular.calle,
      postalCode: titular.codigo_postal,
      addressLocality: titular.localidad,
      addressRegion: titular.provincia,
      addressCountry: 'ES',
    },
  };
}
