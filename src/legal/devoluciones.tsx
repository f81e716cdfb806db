import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { DevolucionesText } from './devoluciones-text.tsx';

export const Route = createFileRoute('/_site/devoluciones')({
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Devoluciones',
      description:
        'Cómo devolver una compra en 14 días, qué productos quedan fuera y modelo de formulario de desistimiento.',
      path: '/devoluciones',
    }),
  component: DevolucionesText,
});
