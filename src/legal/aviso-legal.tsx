import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { site } from '#site-settings.ts';
import { AvisoLegalText } from './aviso-legal-text.tsx';

export const Route = createFileRoute('/_site/aviso-legal')({
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Aviso legal',
      description: `Titular, condiciones de uso, propiedad intelectual y responsabilidad de ${site.name}.`,
      path: '/aviso-legal',
    }),
  component: AvisoLegalText,
});
