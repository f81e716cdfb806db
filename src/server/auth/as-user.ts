import type { SessionUser } from './index.ts';

/** Who writes what the program does by itself, as the log names them. */
export function asUser(usuario: string): SessionUser {
  return {
    ...{ id: '', usuario, email: '', rol: 'administrador', hasTwoFactor: false, lacksTwoFactor: false },
    ...{ sessionId: '', signedInAt: 0 },
  };
}
