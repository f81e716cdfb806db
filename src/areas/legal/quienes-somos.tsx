import { createFileRoute } from '@tanstack/react-router';
import { plainPageSeo } from '#site/plain-page-seo.ts';
import { sitioOf } from '#site/seo.ts';
import { loadLegalText } from './legal-page.tsx';
import { QuienesSomosText } from './quienes-somos-text.tsx';

export const Route = createFileRoute('/_site/quienes-somos')({
  loader: () => loadLegalText('quienes-somos'),
  head: ({ matches }) =>
    plainPageSeo(matches, {
      title: 'Quiénes somos',
      description: `Quién hace ${sitioOf(matches).identidad.nombre}, por qué y cómo: un proyecto hecho en la provincia para contar su historia, sus pueblos y su gente.`,
      path: '/quienes-somos',
      type: 'AboutPage',
    }),
  component: QuienesSomosText,
});
