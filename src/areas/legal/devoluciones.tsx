import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { DevolucionesText } from './devoluciones-text.tsx';
import { loadLegalText } from './legal-page.tsx';

export const Route = createFileRoute('/_site/devoluciones')({
  loader: () => loadLegalText('devoluciones'),
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Devoluciones',
      description:
        'Cómo devolver una compra en 14 días, qué productos quedan fuera y modelo de formulario de desistimiento.',
      path: '/devoluciones',
      isInSpanish: true,
    }),
  component: DevolucionesText,
});
