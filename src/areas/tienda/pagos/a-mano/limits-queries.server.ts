/** An order by hand costs nothing, keeps units for days and writes to whatever address was typed: so few of them. */

import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { dayMillis } from '#values/day.ts';
import { later } from '#values/idioma/say.ts';
import { formasAMano } from '#values/pago/forma.ts';

const mostOf = { origen: 5, email: 3 };

/** Inside the transaction that writes one more. Those given up today count too: each of them wrote a mail. */
export async function requireFewByHand(db: Db, origen: string, email: string, now: Date): Promise<void> {
  const today = new Date(now.getTime() - dayMillis).toISOString();
  const unpaid = db
    .selectFrom('pedidos')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('proveedor', 'in', formasAMano)
    .where('pagado_en', 'is', null)
    .where((eb) => eb.or([eb('estado', '=', 'pendiente'), eb('creado_en', '>=', today)]));
  const ofAddress = await unpaid.where('origen', '=', origen).executeTakeFirstOrThrow();
  const ofEmail = await unpaid.where('cliente_email', '=', email).executeTakeFirstOrThrow();
  if (ofAddress.total < mostOf.origen && ofEmail.total < mostOf.email) return;
  throw new Refusal(
    429,
    later('Ya tienes varios pedidos por pagar. Paga alguno, o escríbenos y lo preparamos contigo.'),
  );
}
