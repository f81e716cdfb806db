/** The back office: signed-in only, rendered in the browser, its code in chunks of its own. */
import { createFileRoute } from '@tanstack/react-router';
import { sitioOf } from '#ui/use-sitio.ts';
import { AdminFrame } from './frame.tsx';
import { requireDeskUser } from './guard.ts';

export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: requireDeskUser,
  head: ({ matches }) => ({
    meta: [{ title: `Administración | ${sitioOf(matches).identidad.nombre}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: AdminFrame,
  pendingComponent: () => (
    <p role="status" style={{ padding: '4rem', textAlign: 'center' }}>
      Cargando...
    </p>
  ),
});
