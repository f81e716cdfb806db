/** What a machine was asked to propose in a language, and how far it has come: one line of `meta` for each. */
import { lockMeta, readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { inTransaction } from '#server/things/versions.ts';
import type { Tipo } from '#things.ts';

export interface Rechazo {
  tipo: Tipo;
  id: number;
  titulo: string;
  campo: string;
  motivo: string;
}

export interface Encargo {
  estado: 'en_marcha' | 'pausado' | 'terminado';
  por: string;
  desde: string;
  /** Things that were proposed. */
  hechas: number;
  /** Texts that came back in a way that cannot be taken: they stay missing. */
  rechazos: Rechazo[];
  /** Why it does not go on now. */
  problema: string | null;
  /** Not before; null: as soon as possible. */
  siguiente_en: string | null;
}

const nameOf = (idioma: string) => `traducciones ${idioma}`;

export async function readEncargo(db: Db, idioma: string): Promise<Encargo | undefined> {
  const said = await readMeta(db, nameOf(idioma));
  return said ? (JSON.parse(said) as Encargo) : undefined;
}

/** One at a time: who pauses it and who is at it write the same line. `undefined` leaves it as it is. */
export function changeEncargo(
  db: Db,
  idioma: string,
  change: (before: Encargo | undefined) => Encargo | undefined,
): Promise<Encargo | undefined> {
  return inTransaction(db, async (db) => {
    await lockMeta(db, 'traducciones');
    const before = await readEncargo(db, idioma);
    const after = change(before);
    if (after) await writeMeta(db, nameOf(idioma), JSON.stringify(after));
    return after ?? before;
  });
}
