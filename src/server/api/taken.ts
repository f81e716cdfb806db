import { recordChange } from '#server/things/change-log.ts';
import type { LoggedTipo } from '#things.ts';
import type { CallContext } from './call.ts';

/** Data of people are downloaded: the log says who took what and when, and holds none of the data. */
export async function recordTaken(
  { db, user, now, request }: CallContext<unknown>,
  tipo: LoggedTipo,
  titulo: string,
): Promise<void> {
  if (request.method === 'HEAD') return;
  await recordChange(db, { by: user!.usuario, now, accion: 'acceso', tipo, id: 0, titulo });
}
