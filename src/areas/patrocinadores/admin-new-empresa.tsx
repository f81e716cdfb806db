import { createFileRoute } from '@tanstack/react-router';
import { SponsorForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/patrocinadores_empresa/nuevo')({
  component: () => <SponsorForm tipo="empresa" />,
});
