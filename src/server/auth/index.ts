/** Who is signed in. better-auth keeps users, sessions and reset tokens; the rest of the house sees only this door. */
import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { username } from 'better-auth/plugins';
import { claimMeta } from '../data/meta.ts';
import type { Database } from '../data/open.ts';
import type { Settings } from '../settings.ts';

export interface SessionUser {
  id: string;
  usuario: string;
  email: string;
  role: string;
}

export interface Auth {
  currentUser(headers: Headers): Promise<SessionUser | undefined>;
  /** The user and the cookies to set, or undefined when the credentials are wrong. */
  signIn(usuario: string, password: string, headers: Headers): Promise<{ user: SessionUser; cookies: string[] } | undefined>;
  /** The cookies that end the session in the browser; the session itself is gone. */
  signOut(headers: Headers): Promise<string[]>;
  /** Sends the reset mail if that user or address exists; says nothing either way. */
  requestReset(usuarioOrEmail: string): Promise<void>;
  /** False when the token is unknown, used or too old. Ends every session of the user. */
  resetPassword(token: string, password: string): Promise<boolean>;
  /** Creates the administrator when there is none; returns the password if it was made up here. */
  ensureAdmin(): Promise<string | undefined>;
  createUser(user: { usuario: string; email: string; password: string; role: string }): Promise<void>;
}

export type SendReset = (to: { email: string; usuario: string }, token: string) => Promise<void>;

const day = 24 * 60 * 60;

export async function createAuth(database: Database, settings: Settings, sendReset: SendReset): Promise<Auth> {
  const { db, dialect } = database;
  const secret = await claimMeta(db, 'secreto', randomBytes(32).toString('base64url'));
  const auth = betterAuth({
    database: { db: db as never, type: dialect },
    baseURL: settings.siteUrl,
    secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    session: { expiresIn: 14 * day, updateAge: day },
    advanced: { cookiePrefix: 'secretos', useSecureCookies: settings.siteUrl.startsWith('https:') },
    user: { additionalFields: { role: { type: 'string', required: true, input: false, defaultValue: 'user' } } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      async sendResetPassword({ user, token }) {
        await sendReset({ email: user.email, usuario: (user as { username?: string }).username ?? user.name }, token);
      },
    },
    plugins: [username()],
  });

  async function currentUser(headers: Headers): Promise<SessionUser | undefined> {
    const session = await auth.api.getSession({ headers });
    return session ? toSessionUser(session.user) : undefined;
  }

  async function createUser({ usuario, email, password, role }: Parameters<Auth['createUser']>[0]) {
    const context = await auth.$context;
    const user = await context.internalAdapter.createUser(
      { name: usuario, username: usuario, displayUsername: usuario, email, emailVerified: true, role },
      { method: 'admin' },
    );
    await context.internalAdapter.linkAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: await context.password.hash(password),
    });
  }

  return {
    currentUser,
    createUser,

    async signIn(usuario, password, headers) {
      try {
        const { headers: answer, response } = await auth.api.signInUsername({
          body: { username: usuario, password },
          headers: withoutCookies(headers),
          returnHeaders: true,
        });
        if (!response) return undefined;
        return { user: toSessionUser(response.user), cookies: answer.getSetCookie() };
      } catch (error) {
        if (isApiError(error)) return undefined;
        throw error;
      }
    },

    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },

    async requestReset(usuarioOrEmail) {
      const user = await db
        .selectFrom('user')
        .select('email')
        .where((eb) => eb.or([eb('username', '=', usuarioOrEmail.toLowerCase()), eb('email', '=', usuarioOrEmail.toLowerCase())]))
        .executeTakeFirst();
      if (user) await auth.api.requestPasswordReset({ body: { email: user.email } });
    },

    async resetPassword(token, password) {
      try {
        await auth.api.resetPassword({ body: { token, newPassword: password } });
        return true;
      } catch (error) {
        if (isApiError(error)) return false;
        throw error;
      }
    },

    async ensureAdmin() {
      const existing = await db.selectFrom('user').select('id').where('username', '=', 'admin').executeTakeFirst();
      if (existing) return undefined;
      const password = settings.adminPassword ?? randomBytes(12).toString('base64url');
      await createUser({ usuario: 'admin', email: settings.adminEmail, password, role: 'admin' });
      return settings.adminPassword ? undefined : password;
    },
  };
}

function toSessionUser(user: object): SessionUser {
  const { id, username, email, role } = user as { id: string; username?: string; email: string; role?: string };
  return { id, usuario: username ?? '', email, role: role ?? 'user' };
}

function isApiError(error: unknown): boolean {
  return error instanceof Error && error.name === 'APIError' && (error as { statusCode?: number }).statusCode !== 500;
}

/** Signing in starts a new session whatever cookie the browser still had. */
function withoutCookies(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('cookie');
  return copy;
}
