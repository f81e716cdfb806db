import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';
import type { TipoViaje } from './viaje.ts';

/** Telephone and hours of those of a kind that have them. */
export function listContacts(db: Db, tipo: TipoViaje, ids: number[]) {
  const { ubicacion, empresa } = publicKinds;
  const columns = ['cosa.id', 'cosa.telefono', 'cosa.horario'] as const;
  if (tipo === 'ubicacion') return ubicacion.shown(db).where('cosa.id', 'in', ids).select(columns).execute();
  if (tipo === 'empresa') return empresa.shown(db).where('cosa.id', 'in', ids).select(columns).execute();
  return [];
}
