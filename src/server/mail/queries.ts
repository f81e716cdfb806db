import type { Db } from '#server/db/open.ts';

export interface NewCorreo {
  /** Says which mail this is: the same key twice is one mail. */
  clave: string;
  para: string;
  asunto: string;
  texto: string;
  html: string;
  cabeceras?: Record<string, string>;
}

/** In the same transaction as what it tells of: both happen or neither. */
export async function enqueueCorreo(db: Db, correo: NewCorreo, now: string): Promise<void> {
  await db
    .insertInto('correos')
    .values({
      ...correo,
      cabeceras: correo.cabeceras ? JSON.stringify(correo.cabeceras) : null,
      intentos: 0,
      creado_en: now,
      siguiente_en: now,
      enviado_en: null,
      ultimo_error: null,
    })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
}

/**
 * Takes one mail that is due, pushing its next try `leaseUntil`: while this process sends it no other takes it,
 * and if this one dies it is tried again.
 */
export async function leaseCorreo(db: Db, now: string, leaseUntil: string) {
  const due = await db
    .selectFrom('correos')
    .selectAll()
    .where('enviado_en', 'is', null)
    .where('siguiente_en', '<=', now)
    .orderBy('siguiente_en')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const taken = await db
    .updateTable('correos')
    .set({ siguiente_en: leaseUntil, intentos: due.intentos + 1 })
    .where('id', '=', due.id)
    .where('intentos', '=', due.intentos)
    .where('enviado_en', 'is', null)
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) === 1 ? { ...due, intentos: due.intentos + 1 } : 'taken';
}

export async function markSent(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('correos').set({ enviado_en: now, ultimo_error: null }).where('id', '=', id).execute();
}

export async function markFailed(db: Db, id: number, error: string, nextTry: string): Promise<void> {
  await db
    .updateTable('correos')
    .set({ ultimo_error: error.slice(0, 1000), siguiente_en: nextTry })
    .where('id', '=', id)
    .execute();
}
