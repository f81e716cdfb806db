import { redirect } from '@tanstack/react-router';
import { currentUser } from '#ui/session.ts';

/** Visitors who are not signed in are sent to the login page, users who are not administrators to the home page. */
export async function requireAdmin() {
  const user = await currentUser();
  if (!user) throw redirect({ to: '/login', replace: true });
  if (user.usuario !== 'admin') throw redirect({ to: '/', replace: true });
  return { user };
}
