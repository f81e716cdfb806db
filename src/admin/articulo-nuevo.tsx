import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/admin/articulos/nuevo')({ component: () => <p>admin/articulo-nuevo</p> });
