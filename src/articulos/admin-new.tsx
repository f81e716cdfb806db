import { createFileRoute } from '@tanstack/react-router';
import { ArticuloForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/articulos/nuevo')({ component: () => <ArticuloForm /> });
