/** Who is signed in. better-auth keeps users, sessions and reset tokens; the rest of the server uses only this interface. */
import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { twoFactor, username } from 'better-auth/plugins';
import { claimMeta } from '#server/db/meta.ts';
import type { Database } from '#server/db/open.ts';
import type { Settings } from '#server/settings.ts';
import { site } from '#site-settings.ts';
import { findUser } from './queries.ts';

export interface SessionUser {
  id: string;
  usuario: string;
  email: string;
  role: string;
  /** Signs in with the password and a code from an authenticator app. */
  hasTwoFactor: boolean;
}

/** Wrong credentials, a code still to come or wrong, or signed in: the user and the cookies to set. */
export type SignIn = 'wrong' | 'code-needed' | 'code-wrong' | { user: SessionUser; cookies: string[] };

export interface Auth {
  currentUser(headers: Headers): Promise<SessionUser | undefined>;
  /** `code` comes from the authenticator app, or is a recovery code. */
  signIn(usuario: string, password: string, code: string | undefined, headers: Headers): Promise<SignIn>;
  /** The cookies that end the session in the browser; the session itself is gone. */
  signOut(headers: Headers): Promise<string[]>;
  /** Sends the reset mail if that user or address exists; says nothing either way. */
  requestReset(usuarioOrEmail: string): Promise<void>;
  /** False when the token is unknown, used or too old. Ends every session of the user. */
  resetPassword(token: string, password: string): Promise<boolean>;
  /** The cookies of the one session that stays, or undefined when the present password is wrong. */
  changePassword(current: string, password: string, headers: Headers): Promise<string[] | undefined>;
  /** Ends every session of the user, this one too. */
  signOutEverywhere(userId: string): Promise<void>;
  /** What the authenticator app needs, or undefined when the password is wrong. Nothing changes until confirmed. */
  startTwoFactor(password: string, headers: Headers): Promise<{ uri: string; recoveryCodes: string[] } | undefined>;
  /** The cookies of the session, or undefined when the code is wrong. */
  confirmTwoFactor(code: string, headers: Headers): Promise<string[] | undefined>;
  disableTwoFactor(password: string, headers: Headers): Promise<string[] | undefined>;
  /** Creates the administrator when there is none; returns the password if it was generated here. */
  ensureAdmin(): Promise<string | undefined>;
  createUser(user: { usuario: string; email: string; password: string; role: string }): Promise<void>;
}

export type SendReset = (to: { email: string; usuario: string }, token: string) => Promise<void>;

const day = 24 * 60 * 60;

export async function createAuth(database: Database, settings: Settings, sendReset: SendReset): Promise<Auth> {
  const { db, dialect } = database;
  const secret = await claimMeta(db, 'secreto', randomBytes(32).toString('base64url'));
  const auth = betterAuth({
    database: { db, type: dialect },
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
    plugins: [username(), twoFactor({ issuer: site.name })],
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

    async signIn(usuario, password, code, headers) {
      const first = await attempt(
        auth.api.signInUsername({
          body: { username: usuario, password },
          headers: withoutCookies(headers),
          returnHeaders: true,
        }),
      );
      if (!first?.response) return 'wrong';
      if (!('twoFactorRedirect' in first.response))
        return { user: toSessionUser(first.response.user), cookies: first.headers.getSetCookie() };
      if (!code) return 'code-needed';
      const request = withPendingSignIn(headers, first.headers.getSetCookie());
      const body = { code: code.replace(/\s/g, '') };
      const second = /^\d+$/.test(body.code)
        ? await attempt(auth.api.verifyTOTP({ body, headers: request, returnHeaders: true }))
        : await attempt(auth.api.verifyBackupCode({ body, headers: request, returnHeaders: true }));
      if (!second) return 'code-wrong';
      return { user: toSessionUser(second.response.user), cookies: second.headers.getSetCookie() };
    },

    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },

    async requestReset(usuarioOrEmail) {
      const user = await findUser(db, usuarioOrEmail);
      if (user) await auth.api.requestPasswordReset({ body: { email: user.email } });
    },

    async resetPassword(token, password) {
      return (await attempt(auth.api.resetPassword({ body: { token, newPassword: password } }))) !== undefined;
    },

    async changePassword(currentPassword, newPassword, headers) {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const answer = await attempt(auth.api.changePassword({ body, headers, returnHeaders: true }));
      return answer?.headers.getSetCookie();
    },

    async signOutEverywhere(userId) {
      const context = await auth.$context;
      await context.internalAdapter.deleteUserSessions(userId);
    },

    async startTwoFactor(password, headers) {
      const answer = await attempt(auth.api.enableTwoFactor({ body: { password }, headers }));
      return answer && 'totpURI' in answer ? { uri: answer.totpURI, recoveryCodes: answer.backupCodes } : undefined;
    },

    async confirmTwoFactor(code, headers) {
      const answer = await attempt(
        auth.api.verifyTOTP({ body: { code: code.replace(/\s/g, '') }, headers, returnHeaders: true }),
      );
      return answer?.headers.getSetCookie();
    },

    async disableTwoFactor(password, headers) {
      const answer = await attempt(auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }));
      return answer?.headers.getSetCookie();
    },

    async ensureAdmin() {
      if (await findUser(db, 'admin')) return undefined;
      const password = settings.adminPassword ?? randomBytes(12).toString('base64url');
      try {
        await createUser({ usuario: 'admin', email: settings.adminEmail, password, role: 'admin' });
      } catch (error) {
        // Another process that starts at this moment was quicker.
        if (await findUser(db, 'admin')) return undefined;
        throw error;
      }
      return settings.adminPassword ? undefined : password;
    },
  };
}

function toSessionUser(user: object): SessionUser {
  const { id, username, email, role, twoFactorEnabled } = user as {
    id: string;
    username?: string;
    email: string;
    role?: string;
    twoFactorEnabled?: boolean | null;
  };
  return { id, usuario: username ?? '', email, role: role ?? 'user', hasTwoFactor: twoFactorEnabled === true };
}

/** Undefined when better-auth refuses; other errors are thrown on. */
async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
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

/** The second step of a sign-in brings the cookie that the first one set for it. */
function withPendingSignIn(headers: Headers, cookies: string[]): Headers {
  const copy = new Headers(headers);
  copy.set('cookie', cookies.find((cookie) => cookie.includes('two_factor='))?.split(';')[0] ?? '');
  return copy;
}
