import type { SessionUser } from '#server/auth/index.ts';
import type { VisibleTo } from '#server/things/trash.ts';
import { tiposFor } from '#things.ts';
import { may } from './may.ts';

/** What of the trash and the log somebody may see; whoever publishes nothing sees what they did themselves. */
export function visibleTo(user: SessionUser): VisibleTo {
  if (may(user, 'admin')) return {};
  const tipos = tiposFor((capability) => may(user, capability));
  const isOnlyAuthor = may(user, 'articulos') && !may(user, 'contenido');
  return { tipos, ...(isOnlyAuthor && { by: user.usuario }) };
}
