import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';

export interface NewCorreo {
  /** Says which mail this is: the same key twice is one mail. */
  clave: string;
  para: string;
  asunto: string;
  texto: string;
  html: string;
  cabeceras?: Record<string, string>;
  /** It carries a personal link: its text is forgotten once it is sent. */
  isSecret?: boolean;
  /** The invoice that goes along as a file. */
  factura_id?: number | undefined;
}

/** Later than any instant: what is not tried again. */
export const never = '9999';

/** In the same transaction as what it is about: both happen or neither. */
export async function enqueueCorreo(db: Db, { isSecret, ...correo }: NewCorreo, now: string): Promise<void> {
  // Of an order whose buyer was erased: nobody is left to write to.
  if (!correo.para) return;
  await db
    .insertInto('correos')
    .values({
      ...correo,
      busqueda: correoBusqueda(correo.para, correo.asunto),
      factura_id: correo.factura_id ?? null,
      cabeceras: correo.cabeceras ? JSON.stringify(correo.cabeceras) : null,
      intentos: 0,
      creado_en: now,
      siguiente_en: now,
      enviado_en: null,
      ultimo_error: null,
      secreto: isSecret ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
}

export function correoBusqueda(para: string, asunto: string): string {
  return plain(`${para} ${asunto}`);
}

/** Due, and no newsletter's. */
function dueCorreos(db: Db, now: string) {
  return db
    .selectFrom('correos')
    .where('enviado_en', 'is', null)
    .where('envio_id', 'is', null)
    .where('siguiente_en', '<=', now);
}

export async function hasDueCorreo(db: Db, now: string): Promise<boolean> {
  return (await dueCorreos(db, now).select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The next mail that is due. The try is counted before it is made: if this process dies in it, it is made again at
 * `again`. 'taken' when somebody else counted it, whose lease was taken for dead.
 */
export async function takeCorreo(db: Db, now: string, again: string) {
  const due = await dueCorreos(db, now).selectAll().orderBy('siguiente_en').limit(1).executeTakeFirst();
  if (!due) return undefined;
  const taken = await db
    .updateTable('correos')
    .set({ siguiente_en: again, intentos: due.intentos + 1 })
    .where('id', '=', due.id)
    .where('intentos', '=', due.intentos)
    .where('enviado_en', 'is', null)
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) === 1 ? { ...due, intentos: due.intentos + 1 } : 'taken';
}

/** False when it is gone. A text with a personal link is not kept. */
export async function markSent(db: Db, id: number, now: string, isFile: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('correos')
    .set((eb) => {
      const unlessSecret = (field: 'texto' | 'html') =>
        eb.case().when('secreto', '=', 1).then('').else(eb.ref(field)).end();
      return {
        enviado_en: now,
        en_archivo: isFile ? 1 : 0,
        ultimo_error: null,
        texto: unlessSecret('texto'),
        html: unlessSecret('html'),
      };
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that wait for a later try are due now; not those of which somebody may be making one. */
export async function hurryCorreos(db: Db, now: string, busyUntil: string): Promise<void> {
  await db
    .updateTable('correos')
    .set({ siguiente_en: now })
    .where('enviado_en', 'is', null)
    .where('envio_id', 'is', null)
    .where('siguiente_en', '>', busyUntil)
    .where('siguiente_en', '<', never)
    .execute();
}

/** Every mail's instant, in milliseconds, by its id. */
export async function listCreated(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('correos').select(['id', 'creado_en']).execute();
  return new Map(rows.map(({ id, creado_en }) => [id, Date.parse(creado_en)]));
}

export async function markFailed(db: Db, id: number, error: string, nextTry: string): Promise<void> {
  await db
    .updateTable('correos')
    .set({ ultimo_error: error.slice(0, 1000), siguiente_en: nextTry })
    .where('id', '=', id)
    .execute();
}
