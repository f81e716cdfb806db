import { redirect } from '@tanstack/react-router';
import { currentUser } from '#ui/session.ts';

/** Who is not signed in goes to sign in and comes back; who is not the administrator goes home. */
export async function requireAdmin(location: { href: string }) {
  const user = await currentUser();
  if (!user) throw redirect({ to: '/login', search: { volver: location.href }, replace: true });
  if (user.usuario !== 'admin') throw redirect({ to: '/', replace: true });
  return { user };
}
