import type { Db } from './open.ts';

export function findSuscriptor(db: Db, by: { email: string } | { token: string }) {
  return db
    .selectFrom('suscriptores')
    .selectAll()
    .$if('email' in by, (query) => query.where('email', '=', (by as { email: string }).email))
    .$if('token' in by, (query) => query.where('token', '=', (by as { token: string }).token))
    .executeTakeFirst();
}

interface Signup {
  email: string;
  token: string;
  origen: string;
  textoVersion: string;
  now: string;
}

/** A new address waits for its confirmation; one that had left waits again, with the new consent. */
export async function upsertPendiente(db: Db, { email, token, origen, textoVersion, now }: Signup): Promise<void> {
  const values = { estado: 'pendiente', token, origen, texto_version: textoVersion, pedido_en: now } as const;
  await db
    .insertInto('suscriptores')
    .values({ email, ...values, confirmado_en: null, baja_en: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();
}

export async function setSuscriptorEstado(db: Db, id: number, estado: 'confirmado' | 'baja', now: string) {
  await db
    .updateTable('suscriptores')
    .set(estado === 'confirmado' ? { estado, confirmado_en: now } : { estado, baja_en: now })
    .where('id', '=', id)
    .execute();
}
