/** Who did what: one line per change, with what it changed in short. */
import { plain } from '#domain/slug.ts';
import type { Db } from './open.ts';

export type Accion = 'crear' | 'editar' | 'eliminar' | 'restaurar';

export interface Change {
  by: string;
  now: string;
  accion: Accion;
  tipo: string;
  id: number;
  titulo: string;
  before?: object;
  after?: object;
}

export async function recordChange(
  db: Db,
  { by, now, accion, tipo, id, titulo, before, after }: Change,
): Promise<void> {
  const cambios = before && after ? JSON.stringify(differences(before, after)) : null;
  await db
    .insertInto('registro')
    .values({ hecho_en: now, usuario: by, accion, tipo, id_cosa: id, titulo, cambios, busqueda: plain(titulo) })
    .execute();
}

const unspoken = new Set(['updated_at', 'created_at', 'busqueda']);

/** Field → [before, after], each cut short. Fields that `after` does not name, or leaves undefined, did not change. */
function differences(before: object, after: object): Record<string, [string, string]> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => !unspoken.has(field) && value !== undefined && value !== old[field])
      .map(([field, value]) => [field, [short(old[field]), short(value)]]),
  );
}

function short(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
