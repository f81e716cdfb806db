/** Who is signed in. better-auth keeps users and sessions behind this interface; the rest of the server uses only it. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import { logInfo } from '#server/log.ts';
import type { Mail } from '#server/mail/index.ts';
import type { Settings } from '#server/settings.ts';
import { passwordWeakness } from '#values/password/password.ts';
import { isRol, type Rol } from '#values/rol.ts';
import { createPasswordDoor, createTwoFactorDoor } from './account.ts';
import { createAccountEvents, type Visit } from './account-events.ts';
import { attempt, type BetterAuth, createBetterAuth, sessionDays } from './better-auth.ts';
import { siteKey } from './key.ts';
import { createPasswords } from './passwords.ts';
import { createPeopleDoor, type PeopleDoor } from './people.ts';
import { deleteSession, findUser, listSessions, type SessionRow } from './queries.ts';
import { type Reset, requestReset, resetPassword } from './reset-links.ts';
import { type Credentials, createSignIn, type SignIn } from './sign-in.ts';

export type { Visit } from './account-events.ts';

export interface SessionUser {
  id: string;
  usuario: string;
  email: string;
  /** None: signed in, and may do nothing. */
  rol: Rol | undefined;
  /** Signs in with the password and a code from an authenticator app. */
  hasTwoFactor: boolean;
  /** Everybody must have one, and this user has none yet. */
  lacksTwoFactor: boolean;
  sessionId: string;
  /** When this session began: with the password, and the code where there is one. */
  signedInAt: number;
}

export interface Auth extends PeopleDoor {
  /** `answer` gets the renewed cookie: it lasts as long as the session. */
  currentUser(headers: Headers, answer: Headers): Promise<SessionUser | undefined>;
  /** Refused while guessing goes on. */
  signIn(credentials: Credentials, visit: Visit): Promise<SignIn>;
  /** The cookies that end the session in the browser; the session itself is gone. */
  signOut(user: SessionUser, visit: Visit): Promise<string[]>;
  /** Sends the reset mail if that user or address exists; says nothing either way. */
  requestReset(usuarioOrEmail: string, visit: Visit): Promise<void>;
  /** Invalid when the token is unknown, used, replaced or too old. Ends every session of the user. */
  resetPassword(token: string, password: string, visit: Visit): Promise<Reset>;
  /** The cookies of the one session that stays, or undefined when the present password is wrong. */
  changePassword(user: SessionUser, current: string, password: string, visit: Visit): Promise<string[] | undefined>;
  /** Ends every session of the user, this one too. */
  signOutEverywhere(user: SessionUser, visit: Visit): Promise<string[]>;
  listSessions(user: SessionUser): Promise<SessionRow[]>;
  /** False when there is no such session of this user. */
  endSession(user: SessionUser, id: string, visit: Visit): Promise<boolean>;
  /** What the authenticator app needs, or undefined when the password is wrong. Nothing changes until confirmed. */
  startTwoFactor(
    user: SessionUser,
    password: string,
    visit: Visit,
  ): Promise<{ uri: string; recoveryCodes: string[] } | undefined>;
  /** The cookies of the one session that stays, or undefined when the code is wrong. */
  confirmTwoFactor(user: SessionUser, code: string, visit: Visit): Promise<string[] | undefined>;
  /** `code` comes from the authenticator app, or is a recovery code. */
  disableTwoFactor(
    user: SessionUser,
    password: string,
    code: string,
    visit: Visit,
  ): Promise<'password-wrong' | 'code-wrong' | { cookies: string[] }>;
  /** Creates the administrator when there is none; returns the password if it was generated here. */
  ensureAdmin(): Promise<string | undefined>;
  createUser(user: NewUser): Promise<void>;
}

interface NewUser {
  usuario: string;
  email: string;
  password: string;
  rol: Rol | undefined;
}

export async function createAuth(
  { db, dialect }: Database,
  settings: Settings,
  mail: Mail,
  siteName: () => string,
): Promise<Auth> {
  const { siteUrl } = settings;
  const secret = await siteKey(db, settings);
  const passwords = createPasswords(settings.passwordCost);
  const auth = await createBetterAuth({ db, dialect, siteUrl, secret, passwords });
  const note = createAccountEvents(mail, siteUrl);
  const means = { db, siteName, mail, siteUrl, note, auth, passwords };
  const people = createPeopleDoor(means);

  return {
    async currentUser(headers, answer) {
      const answered = await attempt(auth.api.getSession({ headers, returnHeaders: true }));
      if (!answered?.response) return undefined;
      const { session, user } = answered.response;
      const isOver = session.createdAt.getTime() <= Date.now() - sessionDays.whole * dayMs;
      if (isOver || (user as { activo?: number }).activo !== 1) {
        await deleteSession(db, user.id, session.id);
        return undefined;
      }
      for (const cookie of answered.headers.getSetCookie()) answer.append('set-cookie', cookie);
      const found = toSessionUser(user, session);
      return { ...found, lacksTwoFactor: !found.hasTwoFactor && (await people.demandsTwoFactor()) };
    },

    signIn: createSignIn(means),
    requestReset: (usuarioOrEmail, visit) => requestReset(means, usuarioOrEmail, visit),
    resetPassword: (token, password, visit) => resetPassword(means, token, password, visit),
    ...createPasswordDoor(means),
    ...createTwoFactorDoor(means),
    ...people,

    listSessions: (user) => listSessions(db, user.id, new Date(Date.now() - sessionDays.whole * dayMs).toISOString()),

    async signOut(user, visit) {
      const answer = await auth.api.signOut({ headers: visit.headers, returnHeaders: true });
      await note(db, { account: user, visit, now: new Date().toISOString(), titulo: 'Sesión cerrada' });
      return answer.headers.getSetCookie();
    },

    async endSession(user, id, visit) {
      if (!(await deleteSession(db, user.id, id))) return false;
      await note(db, { account: user, visit, now: new Date().toISOString(), titulo: 'Otra sesión cerrada' });
      return true;
    },

    createUser: (user) => createUser(auth, user),

    async ensureAdmin() {
      if (await findUser(db, 'admin')) return undefined;
      const { adminPassword, adminEmail } = settings;
      const password = adminPassword ?? randomBytes(12).toString('base64url');
      if (passwordWeakness(password, ['admin', adminEmail]))
        logInfo('ADMIN_PASSWORD is easy to guess: choose another one in «Mi Cuenta»');
      try {
        await createUser(auth, { usuario: 'admin', email: adminEmail, password, rol: 'administrador' });
      } catch (error) {
        // Another process that starts at this moment was quicker.
        if (await findUser(db, 'admin')) return undefined;
        throw error;
      }
      return adminPassword ? undefined : password;
    },
  };
}

const dayMs = 86_400_000;

async function createUser(auth: BetterAuth, { usuario, email, password, rol }: NewUser): Promise<void> {
  const context = await auth.$context;
  const user = await context.internalAdapter.createUser(
    { name: usuario, username: usuario, displayUsername: usuario, email, emailVerified: true, role: rol ?? '' },
    { method: 'admin' },
  );
  await context.internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: await context.password.hash(password),
  });
}

function toSessionUser(
  user: object,
  { id: sessionId, createdAt }: { id: string; createdAt: Date },
): Omit<SessionUser, 'lacksTwoFactor'> {
  const { id, username, email, role, twoFactorEnabled } = user as {
    id: string;
    username?: string;
    email: string;
    role?: string;
    twoFactorEnabled?: boolean | null;
  };
  const hasTwoFactor = twoFactorEnabled === true;
  return {
    ...{ id, usuario: username ?? '', email, hasTwoFactor, sessionId },
    rol: isRol(role) ? role : undefined,
    signedInAt: createdAt.getTime(),
  };
}
