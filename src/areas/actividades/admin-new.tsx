import { createFileRoute } from '@tanstack/react-router';
import { ActividadForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/actividades/nuevo')({ component: () => <ActividadForm /> });
