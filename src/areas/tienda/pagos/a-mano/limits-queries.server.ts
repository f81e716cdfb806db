/** An order by hand costs nothing, keeps units for days and writes to whatever address was typed: so few of them. */

import { addressGroups } from '#server/api/address-group.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { dayMillis } from '#values/day.ts';
import { mailboxOf } from '#values/email.ts';
import { later } from '#values/idioma/say.ts';
import { formasAMano } from '#values/pago/forma.ts';

const mostOf = { origen: 5, mailbox: 3 };

/** Inside the transaction that writes one more. Those given up today count too: each of them wrote a mail. */
export async function requireFewByHand(db: Db, origen: string, email: string, now: Date): Promise<void> {
  const today = new Date(now.getTime() - dayMillis).toISOString();
  const unpaid = await db
    .selectFrom('pedidos')
    .select(['origen', 'cliente_email'])
    .where('proveedor', 'in', formasAMano)
    .where('pagado_en', 'is', null)
    .where((eb) => eb.or([eb('estado', '=', 'pendiente'), eb('creado_en', '>=', today)]))
    .execute();
  const mailbox = mailboxOf(email);
  const isFull =
    unpaid.filter((one) => mailboxOf(one.cliente_email) === mailbox).length >= mostOf.mailbox ||
    addressGroups(origen).some(
      ({ group, times }) => unpaid.filter((one) => isFrom(one, group)).length >= mostOf.origen * times,
    );
  if (!isFull) return;
  throw new Refusal(
    429,
    later('Ya tienes varios pedidos por pagar. Paga alguno, o escríbenos y lo preparamos contigo.'),
  );
}

function isFrom({ origen }: { origen: string | null }, group: string): boolean {
  return origen !== null && addressGroups(origen).some((one) => one.group === group);
}
