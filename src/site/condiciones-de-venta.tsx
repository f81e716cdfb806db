import { createFileRoute } from '@tanstack/react-router';
import { CondicionesDeVentaText } from './components/condiciones-de-venta-text.tsx';
import { plainPageSeo } from './plain-page-seo.ts';

export const Route = createFileRoute('/_site/condiciones-de-venta')({
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Condiciones de venta',
      description: 'Condiciones de compra en la tienda: precios, pago, entrega, desistimiento y garantía.',
      path: '/condiciones-de-venta',
    }),
  component: CondicionesDeVentaText,
});
