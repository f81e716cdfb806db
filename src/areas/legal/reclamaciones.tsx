import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { loadLegalText } from './legal-page.tsx';
import { ReclamacionesText } from './reclamaciones-text.tsx';

export const Route = createFileRoute('/_site/reclamaciones')({
  loader: () => loadLegalText('reclamaciones'),
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Reclamaciones',
      description:
        'Cómo presentar una queja o una reclamación, en qué plazo contestamos y qué garantía tienen los productos.',
      path: '/reclamaciones',
      isInSpanish: true,
    }),
  component: ReclamacionesText,
});
