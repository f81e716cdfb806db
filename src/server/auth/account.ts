/** What a signed-in user changes of their own account. A stolen session guesses no faster than anybody else. */
import type { Db } from '#server/db/open.ts';
import type { Note, Visit } from './account-events.ts';
import { passwordNews, twoFactorOffNews, twoFactorOnNews } from './account-events.ts';
import { attempt, type BetterAuth, headersOf } from './better-auth.ts';
import { forgetDevices, knownDevice } from './devices.ts';
import { guessing, insideLanes } from './failures.ts';
import type { Auth, SessionUser } from './index.ts';
import { first } from './passwords.ts';
import { deleteSessions } from './queries.ts';
import { voidLinks } from './reset-links.ts';
import { isAppCode, recoveryCodesMeant, spendCode } from './second-factor.ts';

interface AuthParts {
  db: Db;
  auth: BetterAuth;
  note: Note;
}

type PasswordDoor = Pick<Auth, 'changePassword' | 'signOutEverywhere'>;
type TwoFactorDoor = Pick<Auth, 'startTwoFactor' | 'confirmTwoFactor' | 'disableTwoFactor'>;

export function createPasswordDoor({ db, auth, note }: AuthParts): PasswordDoor {
  return {
    async changePassword(user, currentPassword, newPassword, visit) {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const answer = await typed(db, user, () =>
        attempt(auth.api.changePassword({ body, headers: headersOf(visit), returnHeaders: true })),
      );
      if (!answer) return undefined;
      await db.transaction().execute(async (db) => {
        await voidLinks(db, user.id);
        await forgetOtherDevices(db, user, visit);
        await note(db, { ...edit(user, visit), titulo: 'Contraseña cambiada', news: passwordNews });
      });
      return answer.headers.getSetCookie();
    },

    async signOutEverywhere(user, visit) {
      const answer = await auth.api.signOut({ headers: visit.headers, returnHeaders: true });
      await db.transaction().execute(async (db) => {
        await deleteSessions(db, user.id);
        await forgetOtherDevices(db, user, visit);
        await note(db, { ...edit(user, visit), titulo: 'Todas las sesiones cerradas' });
      });
      return answer.headers.getSetCookie();
    },
  };
}

export function createTwoFactorDoor({ db, auth, note, siteName }: AuthParts & { siteName(): string }): TwoFactorDoor {
  return {
    async startTwoFactor(user, password, visit) {
      const headers = headersOf(visit);
      const answer = await typed(db, user, () =>
        attempt(auth.api.enableTwoFactor({ body: { password, issuer: siteName() }, headers })),
      );
      return answer && 'totpURI' in answer ? { uri: answer.totpURI, recoveryCodes: answer.backupCodes } : undefined;
    },

    async confirmTwoFactor(user, code, visit) {
      const headers = headersOf(visit);
      const body = { code: code.replace(/\s/g, '') };
      const answer = await typed(db, user, async () => {
        if (!isAppCode(body.code) || !(await checkCode({ db, auth, note }, user, body.code, headers))) return undefined;
        return attempt(auth.api.verifyTOTP({ body, headers, returnHeaders: true }));
      });
      if (!answer) return undefined;
      const cookies = answer.headers.getSetCookie();
      const staying = await sessionOf(auth, cookies);
      await db.transaction().execute(async (db) => {
        await deleteSessions(db, user.id, staying);
        const titulo = 'Verificación en dos pasos activada';
        await note(db, { ...edit(user, visit), titulo, news: twoFactorOnNews });
      });
      return cookies;
    },

    async disableTwoFactor(user, password, code, visit) {
      const headers = headersOf(visit);
      const { result } = await guessing(
        db,
        insideLanes(user.id),
        async () => {
          if (!(await attempt(auth.api.verifyPassword({ body: { password }, headers })))) return 'password-wrong';
          return (await checkCode({ db, auth, note }, user, code.replace(/\s/g, ''), headers)) ? 'right' : 'code-wrong';
        },
        (outcome) => outcome !== 'right',
      );
      if (result !== 'right') return result;
      const answer = await auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
      await note(db, { ...edit(user, visit), titulo: 'Verificación en dos pasos desactivada', news: twoFactorOffNews });
      return { cookies: answer.headers.getSetCookie() };
    },
  };
}

/** One password or code that is typed; undefined when it is wrong. */
async function typed<T>(db: Db, user: SessionUser, work: () => Promise<T | undefined>): Promise<T | undefined> {
  const { result } = await guessing(
    db,
    insideLanes(user.id),
    () => first(true, work),
    (outcome) => outcome === undefined,
  );
  return result;
}

async function checkCode({ db, auth }: AuthParts, user: SessionUser, code: string, headers: Headers) {
  if (isAppCode(code)) {
    const { secretConfig } = await auth.$context;
    return spendCode(db, user.id, code, secretConfig);
  }
  for (const meant of recoveryCodesMeant(code))
    if (await attempt(auth.api.verifyBackupCode({ body: { code: meant, disableSession: true }, headers }))) return true;
  return false;
}

/** The session that these cookies open. */
async function sessionOf(auth: BetterAuth, cookies: string[]): Promise<string | undefined> {
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
  const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
  return found?.session.id;
}

function edit(account: SessionUser, visit: Visit) {
  return { account, visit, now: new Date().toISOString(), accion: 'editar' as const };
}

async function forgetOtherDevices(db: Db, user: SessionUser, visit: Visit): Promise<void> {
  const mine = await knownDevice(db, user.id, visit.headers);
  await forgetDevices(db, user.id, mine ? [mine] : []);
}
