/** better-auth as we use it: its limits, its reset links and its lock are ours, its tokens are kept as hashes. */
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { getAdapter } from 'better-auth/db/adapter';
import { twoFactor, username } from 'better-auth/plugins';
import type { Db, DialectName } from '#server/db/open.ts';
import { maxPasswordLength } from '#values/password/password.ts';
import type { Visit } from './account-events.ts';
import { cookieName } from './cookie-name.ts';
import { withHashedTokens } from './hashed-tokens.ts';
import type { Passwords } from './passwords.ts';
import { isActive } from './queries.ts';
import { newRecoveryCodes } from './second-factor.ts';

/** A session ends after so many days without use, and after so many days whatever happens. */
export const sessionDays = { idle: 7, whole: 30 };

const addressHeader = 'x-visit-address';

export type BetterAuth = Awaited<ReturnType<typeof createBetterAuth>>;

interface AuthParts {
  db: Db;
  dialect: DialectName;
  siteUrl: string;
  secret: string;
  passwords: Passwords;
}

export async function createBetterAuth({ db, dialect, siteUrl, secret, passwords }: AuthParts) {
  const options = {
    baseURL: siteUrl,
    secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    // "Last seen" is true to five minutes.
    session: { expiresIn: sessionDays.idle * 24 * 60 * 60, updateAge: 5 * 60 },
    verification: { storeIdentifier: 'hashed' },
    // Its own prefix for https would be __Secure-, which other names of the same domain may set.
    advanced: {
      cookiePrefix: cookieName(siteUrl, 'secretos'),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: siteUrl.startsWith('https:') },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false, defaultValue: '' },
        activo: { type: 'number', required: false, input: false, defaultValue: 1 },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // Its own length is only asked of new passwords, and those have passed ours.
      minPasswordLength: 8,
      maxPasswordLength,
      password: passwords,
    },
    databaseHooks: {
      session: {
        create: {
          async before(session, context) {
            // Whoever is switched off is refused as if the password were wrong.
            if (!(await isActive(db, session.userId))) throw new APIError('UNAUTHORIZED');
            return { data: { ...session, ipAddress: context?.headers?.get(addressHeader) ?? '' } };
          },
        },
      },
    },
    plugins: [
      username(),
      twoFactor({
        // Wrong codes count like wrong passwords, and leave the owner's own browser its allowance.
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
      }),
    ],
  } satisfies BetterAuthOptions;
  const inner = await getAdapter({ ...options, database: { db, type: dialect } });
  return betterAuth({ ...options, database: () => withHashedTokens(inner) });
}

/** The address is what our server saw, whatever headers the visitor invented. */
export function headersOf({ headers, address }: Visit): Headers {
  const copy = new Headers(headers);
  copy.set(addressHeader, address);
  return copy;
}

/** Undefined when better-auth refuses; other errors are thrown on. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
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
