import { createFileRoute } from '@tanstack/react-router';
import { EnvioForm } from './admin-envio-form.tsx';

export const Route = createFileRoute('/admin/boletin/envios/nuevo')({ component: () => <EnvioForm /> });
