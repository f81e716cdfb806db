/** The outbox as the back office sees it: who, what, when, never the text (some carry secret links). */
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import { plain } from '#values/slug.ts';

/** `archivo`: there was no mail server, so it was kept as a file and nobody has got it. */
export const estados = ['enviado', 'archivo', 'pendiente', 'fallido'] as const;
export type EstadoCorreo = (typeof estados)[number];

interface Progress {
  enviado_en: string | null;
  en_archivo: number;
  ultimo_error: string | null;
}

export function estadoOf({ enviado_en, en_archivo, ultimo_error }: Progress): EstadoCorreo {
  if (enviado_en) return en_archivo ? 'archivo' : 'enviado';
  return ultimo_error ? 'fallido' : 'pendiente';
}

function matching(db: Db, { estado, search }: { estado?: EstadoCorreo | undefined; search?: string | undefined }) {
  return (
    db
      .selectFrom('correos')
      // A newsletter's thousands are seen with it (boletin/); here only by who looks for an address.
      .$if(!search, (query) => query.where('envio_id', 'is', null))
      .$if(estado === 'enviado' || estado === 'archivo', (query) =>
        query.where('enviado_en', 'is not', null).where('en_archivo', '=', estado === 'archivo' ? 1 : 0),
      )
      .$if(estado === 'pendiente', (query) => query.where('enviado_en', 'is', null).where('ultimo_error', 'is', null))
      .$if(estado === 'fallido', (query) => query.where('enviado_en', 'is', null).where('ultimo_error', 'is not', null))
      .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
  );
}

/** Newest first. */
export function listCorreos(
  db: Db,
  filter: { estado?: EstadoCorreo | undefined; search?: string | undefined } & PageRequest,
) {
  return listPage(
    matching(db, filter)
      .select([
        'id',
        'para',
        'asunto',
        'intentos',
        'creado_en',
        'siguiente_en',
        'enviado_en',
        'en_archivo',
        'ultimo_error',
      ])
      .orderBy('id', 'desc'),
    matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

export function findCorreo(db: Db, clave: string) {
  return db
    .selectFrom('correos')
    .select(['enviado_en', 'en_archivo', 'ultimo_error'])
    .where('clave', '=', clave)
    .executeTakeFirst();
}

/** The mail, until the end of the transaction nobody else's: what is being erased is not sent again. */
export function lockCorreo(db: Db, id: number) {
  return db
    .updateTable('correos')
    .set((eb) => ({ intentos: eb.ref('intentos') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** One that is still waiting need not wait longer; false when it was sent meanwhile. */
export async function hastenCorreo(db: Db, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('correos')
    .set({ siguiente_en: now })
    .where('id', '=', id)
    .where('enviado_en', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
