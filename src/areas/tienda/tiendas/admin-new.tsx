import { createFileRoute } from '@tanstack/react-router';
import { TiendaForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/tiendas/nuevo')({ component: () => <TiendaForm /> });
