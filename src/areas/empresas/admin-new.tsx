import { createFileRoute } from '@tanstack/react-router';
import { EmpresaForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/create-empresa')({ component: () => <EmpresaForm /> });
