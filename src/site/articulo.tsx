import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/_site/$categoriaSlug/$articleSlug')({ component: () => <p>site/articulo</p> });
