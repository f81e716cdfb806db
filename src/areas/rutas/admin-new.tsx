import { createFileRoute } from '@tanstack/react-router';
import { RutaForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/rutas/nuevo')({ component: () => <RutaForm /> });
