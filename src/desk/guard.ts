import { redirect } from '@tanstack/react-router';
import { currentUser } from '#ui/session.ts';

/** Who is not signed in goes to sign in; who is not the administrator goes home. */
export async function requireAdmin() {
  const user = await currentUser();
  if (!user) throw redirect({ to: '/login', replace: true });
  if (user.usuario !== 'admin') throw redirect({ to: '/', replace: true });
  return { user };
}
