/** What is known of the copies besides the files themselves: whether one is being made, and what became of the last. */
import type { Db } from '#server/db/open.ts';
import type { TipoCopia } from './copia.ts';

const clave = 'copias';

export interface Estado {
  en_curso?: EnCurso | undefined;
  /** When the last one was made, wherever it was written; and the last of the night. */
  ultima?: string | undefined;
  automatica?: string | undefined;
  fallo?: Fallo | undefined;
}

export interface EnCurso {
  id: string;
  tipo: TipoCopia;
  desde: string;
  /** Whoever makes it says so again before this instant; later it is taken for dead. */
  vence: string;
  hecho: number;
  total: number;
}

export interface Fallo {
  en: string;
  tipo: TipoCopia;
  motivo: string;
}

export async function readEstado(db: Db): Promise<Estado> {
  const row = await db.selectFrom('meta').select('valor').where('clave', '=', clave).executeTakeFirst();
  return parsed(row?.valor);
}

/** Read and written under a lock that all processes share; undefined leaves it as it is. */
export function changeEstado<Result>(
  db: Db,
  change: (estado: Estado) => { estado?: Estado; result: Result },
): Promise<Result> {
  return db.transaction().execute(async (db) => {
    const row = await db
      .insertInto('meta')
      .values({ clave, valor: '{}' })
      .onConflict((conflict) => conflict.column('clave').doUpdateSet((eb) => ({ clave: eb.ref('excluded.clave') })))
      .returning('valor')
      .executeTakeFirstOrThrow();
    const { estado, result } = change(parsed(row.valor));
    if (estado)
      await db
        .updateTable('meta')
        .set({ valor: JSON.stringify(estado) })
        .where('clave', '=', clave)
        .execute();
    return result;
  });
}

export async function forgetEstado(db: Db): Promise<void> {
  await db.deleteFrom('meta').where('clave', '=', clave).execute();
}

function parsed(valor: string | undefined): Estado {
  return valor ? (JSON.parse(valor) as Estado) : {};
}
