/** Which articles somebody may touch: whoever publishes all of them, a redactor their own until they are published. */
import type { CallContext } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { EstadoArticulo } from './estado.ts';
import { requireArticulo } from './queries.server.ts';

type Who = Pick<CallContext<unknown>, 'user'>;
type Written = { estado: EstadoArticulo; escrito_por: string | null };

/** The user whose drafts are all that may be seen; undefined when everything may. */
export function onlyOf({ user }: Who): string | undefined {
  return may(user, 'contenido') ? undefined : user!.usuario;
}

/** For `only` of the write door: refused with the reason, so whoever wrote it learns that it was published meanwhile. */
export function isTouchable(who: Who): (row: Written) => true {
  return (row) => {
    const author = onlyOf(who);
    if (author === undefined || (row.escrito_por === author && row.estado !== 'publicado')) return true;
    throw new Refusal(403, 'Solo puedes trabajar en tus propios artículos, mientras no estén publicados.');
  };
}

/** The same where nothing is written. */
export async function requireTouchable(who: Pick<CallContext<unknown>, 'user' | 'db'>, id: number): Promise<void> {
  isTouchable(who)(await requireArticulo(who.db, { id }));
}

export function requireMayPublish({ user }: Who, estado: EstadoArticulo | undefined): void {
  if (estado !== 'publicado' || may(user, 'contenido')) return;
  const message = 'No puedes publicar: envía el artículo a revisión.';
  throw new Refusal(403, message, { estado: message });
}

/** What is put forward on the site is a matter of whoever publishes. */
export function requireMayFeature({ user, input }: Who & { input: { destacado?: boolean | undefined } }): void {
  if (!input.destacado || may(user, 'contenido')) return;
  const message = 'No puedes destacar artículos: lo decide quien los publica.';
  throw new Refusal(403, message, { destacado: message });
}
