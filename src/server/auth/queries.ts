import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

export interface Account {
  id: string;
  usuario: string;
  email: string;
}

export interface FoundUser extends Account {
  isActive: boolean;
  /** Invited, and no password chosen yet. */
  isPending: boolean;
}

/** By one of these, whichever was typed; only names sign in. */
export async function findUser(
  db: Db,
  wanted: string,
  by: ('id' | 'username' | 'email')[] = ['username'],
): Promise<FoundUser | undefined> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'email', 'username', 'name', 'activo', 'pendiente'])
    .where((eb) => eb.or(by.map((field) => eb(field, '=', field === 'id' ? wanted : wanted.toLowerCase()))))
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, email, username, name, activo, pendiente } = found;
  return { id, email, usuario: username ?? name, isActive: activo === 1, isPending: pendiente === 1 };
}

export async function isActive(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('user').select('activo').where('id', '=', id).executeTakeFirst();
  return found?.activo === 1;
}

/** Until the end of the transaction nobody else changes what belongs to this user. */
export async function lockUser(db: Db, id: string): Promise<void> {
  await db
    .updateTable('user')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .execute();
}

/** A password is chosen: from now on this user can sign in. */
export async function acceptInvitation(db: Db, id: string): Promise<void> {
  await db.updateTable('user').set({ pendiente: 0 }).where('id', '=', id).execute();
}

export async function passwordHash(db: Db, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return account?.password ?? undefined;
}

/** `instead` of this one, if given: somebody may have changed it meanwhile. */
export async function setPasswordHash(db: Db, userId: string, hash: string, instead?: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password: hash, updatedAt: new Date().toISOString() })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .$if(instead !== undefined, (query) => query.where('password', '=', instead!))
    .execute();
}

export interface SessionRow {
  id: string;
  desde: string;
  visto: string;
  direccion: string;
  agente: string;
}

/** Those that have not run out, the last seen first. */
export async function listSessions(db: Db, userId: string, startedAfter: string): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', new Date().toISOString())
    .where('createdAt', '>', startedAfter)
    .orderBy('updatedAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    desde: new Date(createdAt).toISOString(),
    visto: new Date(updatedAt).toISOString(),
    direccion: ipAddress ?? '',
    agente: userAgent ?? '',
  }));
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many there were. */
export async function deleteSessions(db: Db, userId: string, except?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function findTwoFactor(db: Db, userId: string): Promise<{ secret: string } | undefined> {
  return db.selectFrom('twoFactor').select('secret').where('userId', '=', userId).executeTakeFirst();
}

export function listTwoFactors(db: Db) {
  return db.selectFrom('twoFactor').select(['id', 'secret', 'backupCodes']).execute();
}

export async function setTwoFactor(db: Db, id: string, values: { secret: string; backupCodes: string }): Promise<void> {
  await db.updateTable('twoFactor').set(values).where('id', '=', id).execute();
}

/** How many people had one. */
export async function deleteAllTwoFactors(db: Db): Promise<number> {
  await db.deleteFrom('twoFactor').execute();
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set((eb) => ({ twoFactorEnabled: sql<boolean>`false`, version: eb('version', '+', 1) }))
    .where('twoFactorEnabled', '=', sql<boolean>`true`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('session').execute();
}

/** False when the code of that half minute, or of a later one, was used already. */
export async function claimStep(db: Db, userId: string, step: number, latest: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('twoFactor')
    .set({ lastUsedStep: step })
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('lastUsedStep', 'is', null),
        eb('lastUsedStep', '<', step),
        // The clock was ahead then: what it wrote must not lock anybody out now.
        eb('lastUsedStep', '>', latest),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What no longer says anything, and where people signed in from a year ago. */
export async function forgetAccountTraces(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  await db.deleteFrom('intentos').where('visto_en', '<', before(2)).where('pausa_hasta', '<', before(2)).execute();
  await db.deleteFrom('enlaces_contrasena').where('pedido_en', '<', before(4)).execute();
  await db.deleteFrom('dispositivos').where('visto_en', '<', before(400)).execute();
  await db
    .deleteFrom('registro')
    .where('accion', '=', 'acceso')
    // Who took data out stays as long as the log does.
    .where('tipo', '=', 'cuenta')
    .where('hecho_en', '<', before(365))
    .execute();
}

export async function findSecreto(db: Db, nombre: string): Promise<string | undefined> {
  const row = await db.selectFrom('secretos').select('valor').where('nombre', '=', nombre).executeTakeFirst();
  return row?.valor;
}

export function listSecretos(db: Db) {
  return db.selectFrom('secretos').select(['nombre', 'valor', 'updated_at']).execute();
}

export async function putSecreto(db: Db, nombre: string, valor: string, updated_at: string): Promise<void> {
  await db
    .insertInto('secretos')
    .values({ nombre, valor, updated_at })
    .onConflict((conflict) => conflict.column('nombre').doUpdateSet({ valor, updated_at }))
    .execute();
}

export async function deleteSecreto(db: Db, nombre: string): Promise<void> {
  await db.deleteFrom('secretos').where('nombre', '=', nombre).execute();
}

export async function deleteAllSecretos(db: Db): Promise<void> {
  await db.deleteFrom('secretos').execute();
}
