/** The back office: signed-in only, rendered in the browser, its code in chunks of its own. */
import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '#ui/session.ts';
import { AdminFrame } from './components/admin-frame.tsx';

export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: async ({ location }) => {
    const user = await currentUser();
    if (!user) throw redirect({ to: '/login', search: { volver: location.href }, replace: true });
    if (user.usuario !== 'admin') throw redirect({ to: '/', replace: true });
    return { user };
  },
  head: () => ({ meta: [{ title: 'Administración | Secretos de Cuenca' }, { name: 'robots', content: 'noindex' }] }),
  component: AdminFrame,
  pendingComponent: () => (
    <p role="status" style={{ padding: '4rem', textAlign: 'center' }}>
      Cargando...
    </p>
  ),
});
