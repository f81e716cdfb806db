import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { EnviosText } from './envios-text.tsx';
import { loadLegalText } from './legal-page.tsx';

export const Route = createFileRoute('/_site/envios')({
  loader: () => loadLegalText('envios'),
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Envíos',
      description: 'Adónde enviamos, cuánto cuesta y cuánto tarda en llegar tu pedido.',
      path: '/envios',
      isInSpanish: true,
    }),
  component: EnviosText,
});
