import type { SessionUser } from '#server/auth/index.ts';
import type { Sight } from '#server/things/trash.ts';
import { tiposFor } from '#things.ts';
import { may } from './may.ts';

/** What of the trash and the log somebody may see; whoever publishes nothing sees what they did themselves. */
export function sightOf(user: SessionUser): Sight {
  if (may(user, 'admin')) return {};
  const tipos = tiposFor((capability) => may(user, capability));
  const isOnlyAuthor = may(user, 'articulos') && !may(user, 'contenido');
  return { tipos, ...(isOnlyAuthor && { by: user.usuario }) };
}
