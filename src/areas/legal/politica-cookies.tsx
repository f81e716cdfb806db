import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { loadLegalText } from './legal-page.tsx';
import { PoliticaCookiesText } from './politica-cookies-text.tsx';

export const Route = createFileRoute('/_site/politica-cookies')({
  loader: () => loadLegalText('politica-cookies'),
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Política de cookies',
      description:
        'Qué se guarda en tu navegador, qué servicios de terceros puedes permitir y cómo cambiar tu elección.',
      path: '/politica-cookies',
      isInSpanish: true,
    }),
  component: PoliticaCookiesText,
});
