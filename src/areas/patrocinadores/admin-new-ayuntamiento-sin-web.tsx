import { createFileRoute } from '@tanstack/react-router';
import { SponsorForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/patrocinadores_ayuntamiento_sin_web/nuevo')({
  component: () => <SponsorForm tipo="ayuntamiento_sin_web" />,
});
