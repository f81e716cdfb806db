/** Browsers that have signed in before: a cookie of their own, so that others' guessing does not slow them down. */
import type { Db } from '#server/db/open.ts';
import { cookieName } from './cookie-name.ts';
import { hashOf, newToken } from './tokens.ts';

const plainName = 'secretos.device';
/** On https it has a prefix; browsers that were known before have it without one. */
const deviceCookie = /(?:^|;\s*)(?:__Host-)?secretos\.device=([^;]+)/;
const maxAge = 400 * 24 * 60 * 60;
const maxPerUser = 20;

/** The key of the browser that asks, if it has signed in to this account before. */
export async function knownDevice(db: Db, userId: string, headers: Headers): Promise<string | undefined> {
  const token = tokenOf(headers);
  if (!token) return undefined;
  const found = await db
    .selectFrom('dispositivos')
    .select('clave')
    .where('clave', '=', hashOf(token))
    .where('usuario_id', '=', userId)
    .executeTakeFirst();
  return found?.clave;
}

export async function hasDevices(db: Db, userId: string): Promise<boolean> {
  const any = db.selectFrom('dispositivos').select('clave').where('usuario_id', '=', userId).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
}

/** The cookie to set: the same as before for a known browser, a new one for a new browser. */
export async function rememberDevice(
  db: Db,
  userId: string,
  headers: Headers,
  siteUrl: string,
  now: string,
): Promise<string> {
  const known = await knownDevice(db, userId, headers);
  const token = known ? tokenOf(headers)! : newToken();
  await db
    .insertInto('dispositivos')
    .values({ clave: hashOf(token), usuario_id: userId, creado_en: now, visto_en: now })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ visto_en: now }))
    .execute();
  const kept = await db
    .selectFrom('dispositivos')
    .select('clave')
    .where('usuario_id', '=', userId)
    .orderBy('visto_en', 'desc')
    .limit(maxPerUser)
    .execute();
  await forgetDevices(
    db,
    userId,
    kept.map(({ clave }) => clave),
  );
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(siteUrl, plainName)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export async function forgetDevices(db: Db, userId: string, except: string[] = []): Promise<void> {
  await db
    .deleteFrom('dispositivos')
    .where('usuario_id', '=', userId)
    .$if(except.length > 0, (query) => query.where('clave', 'not in', except))
    .execute();
}

function tokenOf(headers: Headers): string | undefined {
  return deviceCookie.exec(headers.get('cookie') ?? '')?.[1];
}
