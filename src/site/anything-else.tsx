import { createFileRoute } from '@tanstack/react-router'; export const Route = createFileRoute('/_site/$')({ component: () => <p>site/anything-else</p> });
