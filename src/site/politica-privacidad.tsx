import { createFileRoute } from '@tanstack/react-router';
import { PoliticaPrivacidadText } from './components/politica-privacidad-text.tsx';
import { plainPageSeo } from './plain-page-seo.ts';

export const Route = createFileRoute('/_site/politica-privacidad')({
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Política de privacidad',
      description: 'Qué datos personales tratamos, para qué, durante cuánto tiempo y cómo puedes ejercer tus derechos.',
      path: '/politica-privacidad',
    }),
  component: PoliticaPrivacidadText,
});
