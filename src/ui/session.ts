/** A hint in the browser that somebody is signed in. Only the server's cookie counts; the guard asks the server. */

import { type CallOutput, get, noAnswer, post } from './call.ts';
import { rememberDesk } from './desk-hint.ts';

const flag = 'sesion_iniciada';

/** A sign-out did not reach the server: for this page it is done, until the next sign-in or reload. */
let isClosedHere = false;

function setSessionFlag(isSignedIn: boolean): void {
  try {
    if (isSignedIn) sessionStorage.setItem(flag, 'true');
    else sessionStorage.removeItem(flag);
  } catch {
    // Works without storage too: the server knows who is signed in.
  }
}

export type SessionUser = NonNullable<CallOutput<'get_session.php'>['user']>;

/** Who is signed in, as the server sees it: null when nobody is, undefined when it cannot be asked. */
export async function currentUser(): Promise<SessionUser | null | undefined> {
  if (isClosedHere) return null;
  const result = await get('get_session.php', {});
  if (!result.ok && result.status !== 200) return undefined;
  setSessionFlag(result.ok);
  if (result.ok) rememberDesk(Boolean(result.user));
  return result.ok ? result.user : null;
}

const refused = 'Credenciales inválidas. Por favor, inténtalo de nuevo.';
const unreachable = 'Error de red o servidor al iniciar sesión.';

interface RefusedSignIn {
  error: string;
  /** The password was right; the code of the second factor is missing or wrong. */
  needsCode: boolean;
}

export async function signIn(
  usuario: string,
  password: string,
  codigo?: string,
): Promise<{ usuario: string } | RefusedSignIn> {
  const result = await post('login.php', { usuario, password, ...(codigo && { codigo }) });
  const user = result.ok ? result.user : undefined;
  setSessionFlag(Boolean(user));
  if (user) {
    isClosedHere = false;
    rememberDesk(true);
    return { usuario: user.usuario };
  }
  // A success that names nobody: the form has its own words for what it does not understand.
  if (result.ok) return { error: '', needsCode: false };
  const isRefused = result.status === 200;
  return {
    error: result.message || (isRefused ? refused : unreachable),
    needsCode: 'codigo' in result.errors,
  };
}

/** The local session ends whatever the server says; the message says when the server could not be reached. */
export async function signOut(): Promise<{ error?: string }> {
  const result = await post('logout.php', {}).catch(() => noAnswer);
  setSessionFlag(false);
  rememberDesk(false);
  if (result.ok) return {};
  isClosedHere = true;
  return { error: result.message || 'Error de red o servidor al cerrar sesión. Sesión local cerrada.' };
}
