/** Anybody may type anybody's address, and asking is free: so it is bounded, by mailbox, by address and in all. */

import { createHash } from 'node:crypto';
import { addressGroups } from '#server/api/address-group.ts';
import { Refusal } from '#server/api/refusal.ts';
import { takeAttempts } from '#server/db/counters.ts';
import type { Db } from '#server/db/open.ts';
import { erasePropuestas } from '#server/people/erase-person.ts';
import { inTransaction } from '#server/things/versions.ts';
import { mailboxOf } from '#values/email.ts';
import { later } from '#values/idioma/say.ts';
import { countUnconfirmed, findOldestUnconfirmed, lockPropuesta } from './queries.server.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** A mail each: nobody is to find their mailbox full of us. */
const ofMailbox = { free: 3, pausesMs: [hourMs, 4 * hourMs, dayMs], forgetMs: dayMs };
/** A town hall behind one address sends its whole programme. */
const ofAddress = { free: 20, pausesMs: [hourMs], forgetMs: dayMs };
/** What nobody has confirmed keeps room, and its posters more; it goes after some days. */
const mostUnconfirmed = 500;
/** Nearly everybody presses the link of the mail by then. */
const confirmedWithinMs = 3 * hourMs;

export async function requireTurn(db: Db, email: string, ip: string, now: string): Promise<void> {
  if ((await countUnconfirmed(db)) >= mostUnconfirmed && !(await makeRoom(db, now)))
    throw new Refusal(
      429,
      later('Ahora mismo hay demasiadas propuestas sin confirmar. Prueba mañana, o escríbenos por Contacto.'),
    );
  const lanes = [
    ...addressGroups(ip).map(({ group, times }) => ({
      clave: `propuesta-ip:${hashed(group)}`,
      patience: { ...ofAddress, free: ofAddress.free * times },
    })),
    { clave: `propuesta:${hashed(mailboxOf(email))}`, patience: ofMailbox },
  ];
  const turn = await takeAttempts(db, lanes);
  if ('waitMs' in turn)
    throw new Refusal(
      429,
      later(
        'Ya hemos recibido varias propuestas tuyas seguidas. Confirma las que tienes en el correo y vuelve a intentarlo dentro de unas horas.',
      ),
    );
}

/** Whoever fills it shuts nobody out for long: what was not confirmed at once makes room for others first. */
async function makeRoom(db: Db, now: string): Promise<boolean> {
  const before = new Date(Date.parse(now) - confirmedWithinMs).toISOString();
  return inTransaction(db, async (db) => {
    const oldest = await findOldestUnconfirmed(db, before);
    const row = oldest && (await lockPropuesta(db, { id: oldest.id }));
    if (row?.estado !== 'sin_confirmar') return false;
    await erasePropuestas(db, [row]);
    return true;
  });
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
