/** In which state something comes, or why it does not. */
import { maxRichText } from '#values/rich-text/document.ts';
import type { WxrItem } from './wxr.server.ts';

/** Why it cannot come at all. */
export function whyNot(item: WxrItem): string | undefined {
  if (item.content.length > maxRichText) return 'No viene: su texto es demasiado largo.';
  if (!item.content.trim() && !item.excerpt.trim()) return 'No viene: no tiene texto.';
  return undefined;
}

/** Why what visitors could, or may have been able to, read there is a draft here. */
export function whyDraft(item: WxrItem): string | undefined {
  const o = item.type === 'page' ? 'a' : 'o';
  if (item.status === 'private') return `Era privad${o}: viene como borrador.`;
  if (item.password && item.status !== 'draft') return 'Tenía contraseña: viene como borrador.';
  if (item.type !== 'page') return undefined;
  // Pages have two states.
  if (item.status === 'future') return 'Estaba programada: viene como borrador.';
  return item.status === 'pending' ? 'Esperaba revisión: viene como borrador.' : undefined;
}
