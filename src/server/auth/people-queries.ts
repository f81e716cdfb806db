import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { isRol, type Rol } from '#values/rol.ts';
import type { FoundUser } from './queries.ts';

export interface Person extends FoundUser {
  rol: Rol | undefined;
  hasTwoFactor: boolean;
  since: string;
  version: number;
}

/** Those who may sign in first, then by name. */
export async function listPeople(db: Db): Promise<Person[]> {
  const rows = await people(db).orderBy('activo', 'desc').orderBy('username').execute();
  return rows.map(toPerson);
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const row = await people(db).where('id', '=', id).executeTakeFirst();
  return row && toPerson(row);
}

/** Invited: the password is one that nobody knows until they choose theirs. */
export async function insertPerson(
  db: Db,
  { usuario, email, rol, hash }: { usuario: string; email: string; rol: Rol; hash: string },
  now: string,
): Promise<string> {
  const id = randomUUID();
  const stamps = { createdAt: now, updatedAt: now };
  await db
    .insertInto('user')
    .values({
      id,
      ...{ name: usuario, username: usuario, displayUsername: usuario, email, role: rol, pendiente: 1 },
      // The word is the same on both databases, the value is not.
      emailVerified: sql<boolean>`true`,
      twoFactorEnabled: sql<boolean>`false`,
      ...stamps,
    })
    .execute();
  await db
    .insertInto('account')
    .values({ id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password: hash, ...stamps })
    .execute();
  return id;
}

export async function updatePerson(
  db: Db,
  { id, version }: Person,
  { email, rol, isActive }: { email: string; rol: Rol | undefined; isActive: boolean },
  now: string,
): Promise<void> {
  await db
    .updateTable('user')
    .set({ email, role: rol ?? '', activo: isActive ? 1 : 0, version: version + 1, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteTwoFactor(db: Db, { id, version }: Person, now: string): Promise<void> {
  await db.deleteFrom('twoFactor').where('userId', '=', id).execute();
  await db
    .updateTable('user')
    .set({ twoFactorEnabled: sql<boolean>`false`, version: version + 1, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Besides this one, those who administer the site and can sign in. */
export async function otherAdministrators(db: Db, id: string): Promise<Person[]> {
  const all = await people(db)
    .where('role', '=', 'administrador' satisfies Rol)
    .where('activo', '=', 1)
    .where('pendiente', '=', 0)
    .where('id', '!=', id)
    .execute();
  return all.map(toPerson);
}

function people(db: Db) {
  return db
    .selectFrom('user')
    .select(['id', 'username', 'name', 'email', 'role', 'activo', 'pendiente', 'createdAt', 'twoFactorEnabled'])
    .select('version');
}

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

function toPerson({ id, username, name, email, role, activo, pendiente, createdAt, twoFactorEnabled, version }: Row) {
  return {
    id,
    usuario: username ?? name,
    email,
    rol: isRol(role) ? role : undefined,
    isActive: activo === 1,
    isPending: pendiente === 1,
    hasTwoFactor: Boolean(twoFactorEnabled),
    since: new Date(createdAt).toISOString(),
    version,
  } satisfies Person;
}
