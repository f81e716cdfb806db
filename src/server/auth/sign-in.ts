import type { Db } from '#server/db/open.ts';
import { logRefusal } from '#server/processes/refusal-log.ts';
import { todayInMadrid } from '#values/day.ts';
import { type Note, newDeviceNews, pausedNews, type Visit } from './account-events.ts';
import { attempt, type BetterAuth, headersOf } from './better-auth.ts';
import { hasDevices, knownDevice, rememberDevice } from './devices.ts';
import { type Guess, guessing, inWords, signInLanes } from './failures.ts';
import { first, type Passwords } from './passwords.ts';
import { type Account, deleteSession, findUser, passwordHash, setPasswordHash } from './queries.ts';
import { isAppCode, recoveryCodesMeant, spendCode } from './second-factor.ts';

export interface Credentials {
  usuario: string;
  password: string;
  /** From the authenticator app, or a recovery code. */
  code: string | undefined;
}

/** Wrong credentials, a code still to come or wrong, or signed in: the user and the cookies to set. */
export type SignIn = 'wrong' | 'code-needed' | 'code-wrong' | { usuario: string; cookies: string[] };

interface AuthParts {
  db: Db;
  auth: BetterAuth;
  siteUrl: string;
  note: Note;
  passwords: Passwords;
}

export function createSignIn(means: AuthParts) {
  const { db, note } = means;
  return async (credentials: Credentials, visit: Visit): Promise<SignIn> => {
    const account = await findUser(db, credentials.usuario);
    const device = account && (await knownDevice(db, account.id, visit.headers));
    const { result, guess } = await guessing(
      db,
      signInLanes(account, credentials.usuario, device, visit.address),
      () => first(device !== undefined, () => tryCredentials(means, account, credentials, visit)),
      (outcome) => outcome === 'wrong' || outcome === 'code-wrong',
    );
    if (result === 'code-needed') return result;
    if (typeof result === 'string') {
      const why = result === 'wrong' ? 'wrong password' : 'wrong code';
      logRefusal({ call: 'login.php', status: 401, why, ip: visit.address, usuario: account?.usuario });
      // Names that nobody has are not written down: anybody could fill the log with them.
      if (account) await noteFailure(db, note, account, visit, guess);
      return result;
    }
    await endFormerSession(means, visit.headers);
    const cookie = await noteSignIn(means, account!, visit, device !== undefined);
    await renewHash(means, account!.id, credentials.password);
    return { usuario: account!.usuario, cookies: [...result.cookies, cookie] };
  };
}

async function tryCredentials(
  { db, auth }: AuthParts,
  account: Account | undefined,
  { usuario, password, code }: Credentials,
  visit: Visit,
): Promise<'wrong' | 'code-needed' | 'code-wrong' | { cookies: string[] }> {
  // Signing in starts a new session whatever cookie the browser still had.
  const headers = headersOf(visit);
  headers.delete('cookie');
  const first = await attempt(
    auth.api.signInUsername({ body: { username: usuario, password }, headers, returnHeaders: true }),
  );
  if (!first?.response || !account) return 'wrong';
  const cookies = first.headers.getSetCookie();
  if (!('twoFactorRedirect' in first.response)) return { cookies };
  if (!code) return 'code-needed';
  // The second step brings the cookie that the first one set for it.
  headers.set('cookie', cookies.find((cookie) => cookie.includes('two_factor='))?.split(';')[0] ?? '');
  const second = await secondStep(db, auth, account.id, code.replace(/\s/g, ''), headers);
  return second ? { cookies: second.headers.getSetCookie() } : 'code-wrong';
}

async function secondStep(db: Db, auth: BetterAuth, userId: string, code: string, headers: Headers) {
  if (isAppCode(code)) {
    const { secretConfig } = await auth.$context;
    if (!(await spendCode(db, userId, code, secretConfig))) return undefined;
    return attempt(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }));
  }
  for (const meant of recoveryCodesMeant(code)) {
    const second = await attempt(auth.api.verifyBackupCode({ body: { code: meant }, headers, returnHeaders: true }));
    if (second) return second;
  }
  return undefined;
}

/** Whoever signs in again, to confirm who they are too, has one session in this browser: one that was stolen is over. */
async function endFormerSession({ db, auth }: AuthParts, headers: Headers): Promise<void> {
  const former = headers.has('cookie') ? await attempt(auth.api.getSession({ headers })) : undefined;
  if (former) await deleteSession(db, former.session.userId, former.session.id);
}

async function noteFailure(db: Db, note: Note, account: Account, visit: Visit, { fallos, pauseMs }: Guess) {
  const now = new Date().toISOString();
  await note(db, { account, visit, now, titulo: 'Intento fallido de iniciar sesión' });
  if (pauseMs === 0) return;
  const wait = inWords(pauseMs);
  await note(db, {
    account,
    visit,
    now,
    titulo: `Cuenta en pausa ${wait} tras ${fallos} fallos`,
    news: pausedNews(wait),
    // Once a day: whoever guesses must not fill the owner's mailbox.
    clave: `pausa-${account.id}-${todayInMadrid(new Date(now))}`,
  });
}

/** The cookie that makes this browser a known one. */
function noteSignIn(
  { db, siteUrl, note }: AuthParts,
  account: Account,
  visit: Visit,
  isKnown: boolean,
): Promise<string> {
  return db.transaction().execute(async (db) => {
    const now = new Date().toISOString();
    // The very first one surprises nobody.
    const isNews = !isKnown && (await hasDevices(db, account.id));
    const cookie = await rememberDevice(db, account.id, visit.headers, siteUrl, now);
    await note(db, { account, visit, now, titulo: 'Inicio de sesión', ...(isNews && { news: newDeviceNews }) });
    return cookie;
  });
}

/** A hash of earlier times is made anew while the password is at hand. */
async function renewHash({ db, passwords }: AuthParts, userId: string, password: string): Promise<void> {
  const old = await passwordHash(db, userId);
  if (old && passwords.isOutdated(old)) await setPasswordHash(db, userId, await passwords.hash(password), old);
}
