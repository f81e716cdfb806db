import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/restablecer-contrasena')({ component: () => <p>site/restablecer-contrasena</p> });
