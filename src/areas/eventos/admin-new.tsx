import { createFileRoute } from '@tanstack/react-router';
import { EventoForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/eventos/nuevo')({ component: () => <EventoForm /> });
