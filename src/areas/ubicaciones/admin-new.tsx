import { createFileRoute } from '@tanstack/react-router';
import { UbicacionForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/manage/gestion-ubicaciones/create')({
  component: () => <UbicacionForm />,
});
