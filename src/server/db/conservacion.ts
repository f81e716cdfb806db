/** People's data go when the privacy policy says they go. */
import type { Db } from './open.ts';

const dayMs = 86_400_000;

export async function forgetOldData(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await db.deleteFrom('mensajes').where('updated_at', '<', before(365)).execute();
  await db
    .deleteFrom('suscriptores')
    .where('estado', '=', 'pendiente')
    .where('confirmado_en', 'is', null)
    .where('pedido_en', '<', before(30))
    .execute();
  await db.deleteFrom('correos').where('enviado_en', '<', before(365)).execute();
}
