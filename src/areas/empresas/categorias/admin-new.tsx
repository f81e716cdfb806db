import { createFileRoute } from '@tanstack/react-router';
import { CategoriaNegocioForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/create-categoria-negocio')({ component: () => <CategoriaNegocioForm /> });
