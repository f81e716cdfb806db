import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/admin/provincias/gestion')({ component: () => <p>admin/provincias</p> });
