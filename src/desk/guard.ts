import { redirect } from '@tanstack/react-router';
import { currentUser } from '#ui/session.ts';

/** Visitors who are not signed in are sent to the login page, users without a role to the home page. */
export async function requireDeskUser() {
  const found = await currentUser();
  if (!found) throw redirect({ to: '/login', replace: true });
  const { rol, ...user } = found;
  if (!rol) throw redirect({ to: '/', replace: true });
  return { user: { ...user, rol } };
}
