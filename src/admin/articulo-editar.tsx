import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/admin/articulos/editar/$slug')({ component: () => <p>admin/articulo-editar</p> });
