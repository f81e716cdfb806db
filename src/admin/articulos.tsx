import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/admin/articulos/gestion')({ component: () => <p>admin/articulos</p> });
