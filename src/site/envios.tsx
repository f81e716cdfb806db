import { createFileRoute } from '@tanstack/react-router';
import { EnviosText } from './components/envios-text.tsx';
import { plainPageSeo } from './plain-page-seo.ts';

export const Route = createFileRoute('/_site/envios')({
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Envíos',
      description: 'Adónde enviamos, cuánto cuesta y cuánto tarda en llegar tu pedido.',
      path: '/envios',
    }),
  component: EnviosText,
});
