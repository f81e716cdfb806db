import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/admin/categorias/gestion')({ component: () => <p>admin/categorias</p> });
