import { createFileRoute } from '@tanstack/react-router';
import { LibroForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/libros/nuevo')({ component: () => <LibroForm /> });
