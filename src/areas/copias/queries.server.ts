/** What is known of the copies besides the files themselves: what became of the last. */
import { readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import type { TipoCopia } from './copia.ts';

const clave = 'copias';

export interface Estado {
  /** When the last one was made, wherever it was written; and the last of the night. */
  ultima?: string | undefined;
  automatica?: string | undefined;
  fallo?: Fallo | undefined;
}

export interface Fallo {
  en: string;
  tipo: TipoCopia;
  motivo: string;
}

export async function readEstado(db: Db): Promise<Estado> {
  const valor = await readMeta(db, clave);
  return valor ? (JSON.parse(valor) as Estado) : {};
}

/** By whoever makes a copy, and there is one at a time. */
export async function writeEstado(db: Db, estado: Estado): Promise<void> {
  await writeMeta(db, clave, JSON.stringify(estado));
}

export async function forgetEstado(db: Db): Promise<void> {
  await db.deleteFrom('meta').where('clave', '=', clave).execute();
}
