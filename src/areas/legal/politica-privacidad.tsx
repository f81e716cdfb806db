import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { loadLegalText } from './legal-page.tsx';
import { PoliticaPrivacidadText } from './politica-privacidad-text.tsx';

export const Route = createFileRoute('/_site/politica-privacidad')({
  loader: () => loadLegalText('politica-privacidad'),
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Política de privacidad',
      description: 'Qué datos personales tratamos, para qué, durante cuánto tiempo y cómo puedes ejercer tus derechos.',
      path: '/politica-privacidad',
      isInSpanish: true,
    }),
  component: PoliticaPrivacidadText,
});
