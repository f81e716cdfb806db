import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/recuperar-contrasena')({ component: () => <p>site/recuperar-contrasena</p> });
