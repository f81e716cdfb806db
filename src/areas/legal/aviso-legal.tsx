import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { AvisoLegalText } from './aviso-legal-text.tsx';
import { loadLegalText } from './legal-page.tsx';

export const Route = createFileRoute('/_site/aviso-legal')({
  loader: () => loadLegalText('aviso-legal'),
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Aviso legal',
      description: `Titular, condiciones de uso, propiedad intelectual y responsabilidad de ${sitioOf(matches).identidad.nombre}.`,
      path: '/aviso-legal',
      isInSpanish: true,
    }),
  component: AvisoLegalText,
});
