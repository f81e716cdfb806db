/** Who may sign in, and as what. There is always an administrator left who can. */
import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '#server/api/faults.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { lockMeta, readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { type AccountNews, accountMail } from '#server/mail/account-mails.ts';
import type { Mail } from '#server/mail/index.ts';
import { invitationMail } from '#server/mail/mails.ts';
import { recordChange } from '#server/things/change-log.ts';
import { formatLongDateTime } from '#values/fecha.ts';
import { type Rol, rolLabel } from '#values/rol.ts';
import type { Visit } from './account-events.ts';
import { deviceName } from './device-name.ts';
import { forgetDevices } from './devices.ts';
import type { SessionUser } from './index.ts';
import type { Passwords } from './passwords.ts';
import {
  deleteTwoFactor,
  findPerson,
  insertPerson,
  listPeople,
  otherAdministrators,
  type Person,
  updatePerson,
} from './people-queries.ts';
import { deleteSessions } from './queries.ts';
import { linkHours, newLink, voidLinks } from './reset-links.ts';
import { newToken } from './tokens.ts';

export type { Person } from './people-queries.ts';

export interface PersonChange {
  email?: string | undefined;
  rol?: Rol | undefined;
  isActive?: boolean | undefined;
  /** What the form had read; absent means: overwrite whatever is there. */
  version?: number | undefined;
}

/** Who does it, and where from. */
export interface Actor {
  user: SessionUser;
  visit: Visit;
}

/** Whoever was invited, and the link that was sent; it is a secret. */
interface Invited {
  person: Person;
  url: string;
}

export interface PeopleDoor {
  listPeople(): Promise<Person[]>;
  /** Makes the account and sends the link with which its owner chooses a password. */
  invite(by: Actor, person: { usuario: string; email: string; rol: Rol }): Promise<Invited>;
  inviteAgain(by: Actor, id: string): Promise<Invited>;
  /** Takes effect at once: every request reads the role anew, and whoever is switched off is signed out. */
  changePerson(by: Actor, id: string, change: PersonChange): Promise<Person>;
  /** For somebody who has lost both the telephone and the recovery codes. */
  removeTwoFactor(by: Actor, id: string): Promise<Person>;
  /** Wherever somebody is signed in; browsers that were known are strangers from then on. False when there was no session. */
  endSessionsOf(by: Actor, id: string): Promise<{ person: Person; wereOpen: boolean }>;
  demandsTwoFactor(): Promise<boolean>;
  demandTwoFactor(by: Actor, isDemanded: boolean): Promise<void>;
}

interface AuthParts {
  db: Db;
  mail: Mail;
  siteUrl: string;
  passwords: Passwords;
}

const lock = 'cerrojo_personas';
const demandKey = 'exigir_dos_factores';

export function createPeopleDoor(means: AuthParts): PeopleDoor {
  const { db, mail, siteUrl, passwords } = means;
  /** One change of who may do what at a time, so that two cannot take away the last administrator together. */
  const alone = <T>(work: (db: Db, now: string) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (db) => {
      await lockMeta(db, lock);
      return work(db, new Date().toISOString());
    });

  async function sendInvitation(db: Db, person: Person, now: string): Promise<Invited> {
    const { token, clave } = await newLink(db, person.id, linkHours.invitation, now);
    const url = `${siteUrl}/restablecer-contrasena?token=${token}&invitacion=para-${person.usuario}`;
    await mail.enqueue(db, invitationMail(person, url, clave), now);
    return { person, url };
  }

  return {
    listPeople: () => listPeople(db),

    async invite(by, { usuario, email, rol }) {
      const hash = await passwords.hash(newToken());
      return alone(async (db, now) => {
        const id = await insertPerson(db, { usuario, email, rol, hash }, now).catch(refuseTaken);
        const person = await requirePerson(db, id);
        const invited = await sendInvitation(db, person, now);
        await note(db, by, 'crear', { person, now, titulo: `${usuario}: invitación como ${rolLabel[rol]}` });
        return invited;
      });
    },

    inviteAgain: (by, id) =>
      alone(async (db, now) => {
        const person = await requirePerson(db, id);
        if (!person.isPending) throw new Refusal(409, `${person.usuario} ya ha elegido su contraseña.`);
        if (!person.isActive) throw new Refusal(409, `La cuenta de ${person.usuario} está desactivada.`);
        const invited = await sendInvitation(db, person, now);
        await note(db, by, 'editar', { person, now, titulo: `${person.usuario}: invitación enviada de nuevo` });
        return invited;
      }),

    changePerson: (by, id, change) =>
      alone(async (db, now) => {
        const before = await requirePerson(db, id);
        requireSameVersion(before, change.version);
        const { email = before.email, rol = before.rol, isActive = before.isActive } = change;
        const after: Person = { ...before, email, rol, isActive, version: before.version + 1 };
        const done = changeText(before, after);
        if (!done) return before;
        await requireAdministrator(db, before, after);
        await updatePerson(db, before, after, now).catch(refuseTaken);
        if (!isActive) await shutOut(db, id);
        // The links were sent to the address that is no longer the person's.
        if (email !== before.email) await voidLinks(db, id);
        if (email !== before.email && isActive && before.isPending) await sendInvitation(db, after, now);
        await note(db, by, before.isActive && !isActive ? 'eliminar' : 'editar', {
          person: after,
          now,
          titulo: `${after.usuario}: ${done}`,
          before,
        });
        return after;
      }),

    removeTwoFactor: (by, id) =>
      alone(async (db, now) => {
        const before = await requirePerson(db, id);
        if (id === by.user.id) throw new Refusal(409, 'La tuya se quita en «Mi Cuenta», con un código.');
        if (!before.hasTwoFactor)
          throw new Refusal(409, `${before.usuario} no tiene activada la verificación en dos pasos.`);
        await deleteTwoFactor(db, before, now);
        await shutOut(db, id);
        const person = await requirePerson(db, id);
        await note(db, by, 'editar', { person, now, titulo: `${person.usuario}: verificación en dos pasos quitada` });
        return person;
      }),

    endSessionsOf: (by, id) =>
      alone(async (db, now) => {
        const person = await requirePerson(db, id);
        if (id === by.user.id) throw new Refusal(409, 'Las tuyas se cierran en «Mi Cuenta».');
        const wereOpen = (await deleteSessions(db, id)) > 0;
        await forgetDevices(db, id);
        if (wereOpen)
          await note(db, by, 'editar', { person, now, titulo: `${person.usuario}: todas sus sesiones cerradas` });
        return { person, wereOpen };
      }),

    demandsTwoFactor: async () => (await readMeta(db, demandKey)) === 'todos',

    demandTwoFactor: (by, isDemanded) =>
      alone(async (db, now) => {
        if ((await readMeta(db, demandKey)) === (isDemanded ? 'todos' : 'nadie')) return;
        await writeMeta(db, demandKey, isDemanded ? 'todos' : 'nadie');
        const titulo = isDemanded
          ? 'Verificación en dos pasos exigida a todas las personas'
          : 'La verificación en dos pasos ya no se exige';
        await note(db, by, 'editar', { now, titulo });
      }),
  };

  interface Noted {
    now: string;
    titulo: string;
    person?: Person;
    before?: Person;
  }

  /** In the log; and mailed to those who administer the site, and to whom it is about. */
  async function note(
    db: Db,
    { user, visit }: Actor,
    accion: 'crear' | 'editar' | 'eliminar',
    { now, titulo, person, before }: Noted,
  ): Promise<void> {
    const changes = before && person && { before: shown(before), after: shown(person) };
    await recordChange(db, { by: user.usuario, now, accion, tipo: 'usuario', id: 0, titulo, ...changes });
    const about = [before, person].filter((one): one is Person => one?.isPending === false);
    const heard = new Map([user, ...(await otherAdministrators(db, '')), ...about].map((one) => [one.email, one]));
    const rows: [string, string][] = [
      ['Qué', titulo],
      ['Quién', user.usuario],
      ['Cuándo', formatLongDateTime(now)],
      ['Dirección', visit.address],
      ['Dispositivo', deviceName(visit.headers.get('user-agent') ?? '')],
    ];
    for (const one of heard.values())
      await mail.enqueue(db, accountMail(one, news, rows, `${siteUrl}/admin/cuenta`, `cuenta-${randomUUID()}`), now);
  }
}

const news: AccountNews = {
  asunto: 'Cambios en las personas que entran en el sitio',
  what: 'Se ha cambiado quién puede entrar en la administración del sitio, o qué puede hacer.',
  otherwise: 'Si no lo esperabas, habla con quien administra el sitio y cambia tu contraseña.',
};

function shown({ email, rol, isActive }: Person) {
  return { email, rol: rol ?? '', activo: isActive ? 'sí' : 'no' };
}

/** What a change did, in one line; empty for nothing. */
function changeText(before: Person, after: Person): string {
  return [
    before.isActive && !after.isActive && 'cuenta desactivada',
    !before.isActive && after.isActive && 'cuenta activada de nuevo',
    before.rol !== after.rol && `ahora es ${after.rol ? rolLabel[after.rol] : 'nadie'}`,
    before.email !== after.email && 'otro correo electrónico',
  ]
    .filter(Boolean)
    .join(', ');
}

async function requirePerson(db: Db, id: string): Promise<Person> {
  const person = await findPerson(db, id);
  if (!person) throw notFound('Esa persona no existe.');
  return person;
}

function requireSameVersion({ usuario, version }: Person, sent: number | undefined): void {
  if (sent === undefined || sent === version) return;
  throw new Refusal(
    409,
    `Alguien ha cambiado los datos de ${usuario} mientras los editabas. Recarga la página y vuelve a aplicar tus cambios.`,
    { version: String(version) },
    { version },
  );
}

async function requireAdministrator(db: Db, before: Person, after: Person): Promise<void> {
  const stays = after.isActive && after.rol === 'administrador';
  if (stays || before.rol !== 'administrador' || (await otherAdministrators(db, before.id)).length > 0) return;
  throw new Refusal(
    409,
    `${before.usuario} es la última persona que administra el sitio: da antes ese papel a otra que ya haya entrado.`,
  );
}

async function shutOut(db: Db, id: string): Promise<void> {
  await voidLinks(db, id);
  await deleteSessions(db, id);
  await forgetDevices(db, id);
}

function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const isEmail = /user\.email|\(email\)/.test(String((error as { detail?: unknown }).detail ?? error));
  const message = isEmail
    ? 'Ya hay una persona con ese correo electrónico.'
    : 'Ya hay una persona con ese usuario. Los nombres no se vuelven a usar: el registro los conserva.';
  throw new Refusal(409, message, { [isEmail ? 'email' : 'usuario']: message });
}
