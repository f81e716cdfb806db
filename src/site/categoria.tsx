import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/_site/$categoriaSlug')({ component: () => <p>site/categoria</p> });
