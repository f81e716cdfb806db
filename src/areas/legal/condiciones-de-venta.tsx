import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { CondicionesDeVentaText } from './condiciones-de-venta-text.tsx';
import { loadLegalText } from './legal-page.tsx';

export const Route = createFileRoute('/_site/condiciones-de-venta')({
  loader: () => loadLegalText('condiciones-de-venta'),
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Condiciones de venta',
      description: 'Condiciones de compra en la tienda: precios, pago, entrega, desistimiento y garantía.',
      path: '/condiciones-de-venta',
      isInSpanish: true,
    }),
  component: CondicionesDeVentaText,
});
