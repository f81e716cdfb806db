import { createFileRoute } from '@tanstack/react-router';
import { UbicacionForm } from './components/ubicacion-form.tsx';

export const Route = createFileRoute('/admin/manage/gestion-ubicaciones/create')({
  component: () => <UbicacionForm />,
});
