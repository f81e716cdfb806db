import { createFileRoute } from '@tanstack/react-router';
import { PoliticaCookiesText } from './components/politica-cookies-text.tsx';
import { plainPageSeo } from './plain-page-seo.ts';

export const Route = createFileRoute('/_site/politica-cookies')({
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Política de cookies',
      description:
        'Qué se guarda en tu navegador, qué servicios de terceros puedes permitir y cómo cambiar tu elección.',
      path: '/politica-cookies',
    }),
  component: PoliticaCookiesText,
});
