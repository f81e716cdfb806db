import type { Db } from '#server/db/open.ts';

/** By name or by e-mail, whichever of the two was typed. */
export function findUser(db: Db, usuarioOrEmail: string) {
  const wanted = usuarioOrEmail.toLowerCase();
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where((eb) => eb.or([eb('username', '=', wanted), eb('email', '=', wanted)]))
    .executeTakeFirst();
}
