import { createFileRoute } from '@tanstack/react-router';
import { SponsorForm } from './components/sponsor-form.tsx';

export const Route = createFileRoute('/admin/patrocinadores_texto/nuevo')({
  component: () => <SponsorForm tipo="texto" />,
});
