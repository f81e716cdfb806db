import { createFileRoute } from '@tanstack/react-router';
import { site } from '#domain/site-settings.ts';
import { AvisoLegalText } from './components/aviso-legal-text.tsx';
import { plainPageSeo } from './plain-page-seo.ts';

export const Route = createFileRoute('/_site/aviso-legal')({
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Aviso legal',
      description: `Titular, condiciones de uso, propiedad intelectual y responsabilidad de ${site.name}.`,
      path: '/aviso-legal',
    }),
  component: AvisoLegalText,
});
