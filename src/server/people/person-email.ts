/** Where people's addresses lie: erasing, showing and forgetting what we hold of somebody begin here. */

import type { Db } from '#server/db/open.ts';
import { normalEmail } from '#values/email.ts';

/** A test finds columns that look like somebody's and are not here. What else is kept of them hangs on these rows. */
export const emailColumns = {
  mensajes: 'email',
  suscriptores: 'email',
  propuestas: 'email',
  pedidos: 'cliente_email',
  correos: 'para',
  sponsors: 'informe_email',
  ayuntamientos: 'informe_email',
  patrocinadores: 'informe_email',
  user: 'email',
} as const;
export type TableWithEmail = keyof typeof emailColumns;

/**
 * How a table has written an address. Some have it as it was typed, and a database makes small letters of A to Z only: of
 * the others it hands over whatever is not plain, and those are few.
 */
export async function spellingsOf(db: Db, table: TableWithEmail, email: string): Promise<string[]> {
  const column = emailColumns[table] as 'email';
  const rows = await db
    .selectFrom(table as 'mensajes')
    .select(column)
    .distinct()
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', [column]), '=', email),
        eb(eb.fn<number>('octet_length', [column]), '!=', eb.fn<number>('length', [column])),
      ]),
    )
    .execute();
  const same = rows.map((row) => row[column]).filter((spelled) => normalEmail(spelled) === email);
  // Never an empty list: no statement takes one.
  return [...new Set([email, ...same])];
}
