/** Choosing a new password with the link of a mail: one link at a time, for an hour, once. */
import type { Db } from '#server/db/open.ts';
import type { Mail } from '#server/mail/index.ts';
import { resetMail } from '#server/mail/mails.ts';
import { passwordWeakness } from '#values/password/password.ts';
import { type Note, passwordNews, type Visit } from './account-events.ts';
import { forgetDevices, rememberDevice } from './devices.ts';
import type { Passwords } from './passwords.ts';
import { acceptInvitation, deleteSessions, findUser, lockUser, setPasswordHash } from './queries.ts';
import { hashOf, newToken } from './tokens.ts';

const hourMs = 60 * 60_000;
const maxPerHour = 5;
/** How long a link is good: whoever asked for it is waiting, whoever was invited is not. */
export const linkHours = { reset: 1, invitation: 72 };

interface AuthParts {
  db: Db;
  mail: Mail;
  siteUrl: string;
  note: Note;
  passwords: Passwords;
}

export async function requestReset({ db, mail, siteUrl, note }: AuthParts, usuarioOrEmail: string, visit: Visit) {
  const account = await findUser(db, usuarioOrEmail, ['username', 'email']);
  if (!account?.isActive) return;
  const now = new Date().toISOString();
  await db.transaction().execute(async (db) => {
    await lockUser(db, account.id);
    // The last one sent is still good: nobody loses the way in because somebody else asked too often.
    if ((await linksSince(db, account.id, hoursAgo(1))) >= maxPerHour) return;
    const { token, clave } = await newLink(db, account.id, linkHours.reset, now);
    const url = `${siteUrl}/restablecer-contrasena?token=${token}`;
    await mail.enqueue(db, resetMail(account, url, clave), now);
    await note(db, { account, visit, now, titulo: 'Enlace para restablecer la contraseña pedido' });
  });
}

/**
 * The only one of its kind that is good from now on: anybody may ask for a reset, and that must not void an invitation.
 * `clave` is the key of the mail that carries it.
 */
export async function newLink(db: Db, userId: string, horas: number, now: string) {
  const token = newToken();
  const clave = hashOf(token);
  await voidLinks(db, userId, horas);
  await db
    .insertInto('enlaces_contrasena')
    .values({ clave, usuario_id: userId, pedido_en: now, vale: 1, horas })
    .execute();
  return { token, clave: `enlace-${clave}` };
}

export type Reset = 'invalid' | { weak: string } | { cookies: string[] };

/** Ends every session, and makes this browser a known one: it can sign in even while others are guessing. */
export async function resetPassword(
  { db, siteUrl, note, passwords }: AuthParts,
  token: string,
  password: string,
  visit: Visit,
): Promise<Reset> {
  const clave = hashOf(token);
  const link = await validLink(db, clave);
  const account = link && (await findUser(db, link.usuario_id, ['id']));
  if (!account?.isActive) return 'invalid';
  const weak = passwordWeakness(password, [account.usuario, account.email]);
  if (weak) return { weak };
  const hash = await passwords.hash(password);
  return db.transaction().execute(async (db): Promise<Reset> => {
    await lockUser(db, account.id);
    // Somebody may have used it, or asked for another, while this one was hashed.
    if (!(await validLink(db, clave))) return 'invalid';
    const now = new Date().toISOString();
    await voidLinks(db, account.id);
    await setPasswordHash(db, account.id, hash);
    await deleteSessions(db, account.id);
    await forgetDevices(db, account.id);
    const cookie = await rememberDevice(db, account.id, visit.headers, siteUrl, now);
    await acceptInvitation(db, account.id);
    await note(db, {
      ...{ account, visit, now, accion: 'editar' },
      // Whoever was invited has just chosen the first one.
      ...(account.isPending
        ? { titulo: 'Invitación aceptada' }
        : { titulo: 'Contraseña restablecida', news: passwordNews }),
    });
    return { cookies: [cookie] };
  });
}

/** All of them, or those that are good for so long. */
export async function voidLinks(db: Db, userId: string, horas?: number): Promise<void> {
  await db
    .updateTable('enlaces_contrasena')
    .set({ vale: 0 })
    .where('usuario_id', '=', userId)
    .$if(horas !== undefined, (query) => query.where('horas', '=', horas!))
    .execute();
}

async function validLink(db: Db, clave: string) {
  const link = await db
    .selectFrom('enlaces_contrasena')
    .select(['usuario_id', 'pedido_en', 'horas'])
    .where('clave', '=', clave)
    .where('vale', '=', 1)
    .executeTakeFirst();
  return link && link.pedido_en > hoursAgo(link.horas) ? link : undefined;
}

async function linksSince(db: Db, userId: string, since: string): Promise<number> {
  const { total } = await db
    .selectFrom('enlaces_contrasena')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('usuario_id', '=', userId)
    .where('pedido_en', '>', since)
    .where('horas', '=', linkHours.reset)
    .executeTakeFirstOrThrow();
  return Number(total);
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * hourMs).toISOString();
}
