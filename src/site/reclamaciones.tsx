import { createFileRoute } from '@tanstack/react-router';
import { ReclamacionesText } from './components/reclamaciones-text.tsx';
import { plainPageSeo } from './plain-page-seo.ts';

export const Route = createFileRoute('/_site/reclamaciones')({
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Reclamaciones',
      description:
        'Cómo presentar una queja o una reclamación, en qué plazo contestamos y qué garantía tienen los productos.',
      path: '/reclamaciones',
    }),
  component: ReclamacionesText,
});
