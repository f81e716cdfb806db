import { createFileRoute } from '@tanstack/react-router';
import { SponsorForm } from './components/sponsor-form.tsx';

export const Route = createFileRoute('/admin/patrocinadores_empresa/nuevo')({
  component: () => <SponsorForm tipo="empresa" />,
});
