import { createFileRoute } from '@tanstack/react-router';
import { EmpresaForm } from './components/empresa-form.tsx';

export const Route = createFileRoute('/admin/create-empresa')({ component: () => <EmpresaForm /> });
