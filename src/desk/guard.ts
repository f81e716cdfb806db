import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { currentUser, type SessionUser } from '#ui/session.ts';

type DeskUser = SessionUser & { rol: NonNullable<SessionUser['rol']> };

/** What the last navigation was answered. */
let last: { user: DeskUser; pathname: string; href: string } | undefined;

interface Navigation {
  cause: 'enter' | 'stay' | 'preload';
  location: ParsedLocation;
}

/** The user at the desk. The server is asked at every screen, not at every filter or dialog of it: their own reads say when the session has ended. */
export async function requireDeskUser({ cause, location: { pathname, href } }: Navigation) {
  const known = cause === 'stay' ? last : undefined;
  // The same address once more: somebody wants to know anew.
  const isSameScreen = known?.pathname === pathname && known.href !== href;
  const user = known && isSameScreen ? known.user : await askServer(known?.user);
  last = { user, pathname, href };
  return { user };
}

/** Visitors who are not signed in are sent to the login page, users without a role to the home page. Whoever is at work stays when the server cannot be reached. */
async function askServer(known: DeskUser | undefined): Promise<DeskUser> {
  const found = await currentUser();
  if (found === null) throw redirect({ to: '/login', replace: true });
  if (found === undefined) {
    if (known) return known;
    throw new Error('the server did not say who is signed in');
  }
  const { rol, ...user } = found;
  if (!rol) throw redirect({ to: '/', replace: true });
  return { ...user, rol };
}
