/**
 * A newsletter in the outbox: one row per reader under a key of its own, written in small steps that each say how far
 * they came, so that a process that dies leaves nothing doubled and nothing out.
 */
import type { Db } from '#server/db/open.ts';
import { correoBusqueda, never } from '#server/mail/queries.ts';
import { lockRow } from '#server/things/versions.ts';
import { slugify } from '#values/slug.ts';
import type { EnvioRow } from './envio-queries.server.ts';

export function listDueEnvios(db: Db, now: string) {
  return db
    .selectFrom('envios')
    .select('id')
    .where('estado', '=', 'programado')
    .where('programado_para', '<=', now)
    .orderBy('programado_para')
    .execute();
}

export function listSendingEnvios(db: Db) {
  return db.selectFrom('envios').selectAll().where('estado', '=', 'enviando').orderBy('id').execute();
}

/** Due, or on its way and not resting. */
export async function hasEnvioToSend(db: Db, now: string): Promise<boolean> {
  const found = await db
    .selectFrom('envios')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('estado', '=', 'programado'), eb('programado_para', '<=', now)]),
        eb.and([eb('estado', '=', 'enviando'), eb('siguiente_en', '<=', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface Beginning {
  contenido: string;
  links: string[];
  slug: string;
  now: string;
}

/** From now on it is what it is: its things, its links, its readers and its address stand still. */
export async function beginEnvio(db: Db, id: number, { contenido, links, slug, now }: Beginning): Promise<void> {
  const { last } = await db
    .selectFrom('suscriptores')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('envios')
    .set((eb) => ({
      ...{ estado: 'enviando', contenido, slug, publico: 1, empezado_en: now, siguiente_en: now, updated_at: now },
      hasta_suscriptor: last,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('envio_enlaces').where('envio_id', '=', id).execute();
  const rows = links.map((url, index) => ({ envio_id: id, numero: index + 1, url }));
  if (rows.length > 0) await db.insertInto('envio_enlaces').values(rows).execute();
}

/** Its words, and a number behind them when another newsletter has them; never one of our own pages. */
export async function archiveSlug(db: Db, { id, asunto }: Pick<EnvioRow, 'id' | 'asunto'>): Promise<string> {
  const words = slugify(asunto) || 'boletin';
  const base = ['confirmar', 'baja'].includes(words) ? `boletin-${words}` : words;
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    const other = await db
      .selectFrom('envios')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '!=', id)
      .executeTakeFirst();
    if (!other) return slug;
  }
}

/** The next readers get their row; true when all have one. */
export function fillSome(db: Db, id: number, count: number, now: string): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const envio = await lockRow(db, 'envios', id);
    if (envio?.estado !== 'enviando' || envio.ultimo_suscriptor >= envio.hasta_suscriptor) return true;
    const readers = await db
      .selectFrom('suscriptores')
      .select(['id', 'email'])
      .where('id', '>', envio.ultimo_suscriptor)
      .where('id', '<=', envio.hasta_suscriptor)
      .where('estado', '=', 'confirmado')
      .where('rebotado_en', 'is', null)
      .orderBy('id')
      .limit(count)
      .execute();
    const added = readers.length === 0 ? [] : await addRows(db, envio, readers, now);
    const isLast = readers.length < count;
    await db
      .updateTable('envios')
      .set((eb) => ({
        ultimo_suscriptor: isLast ? envio.hasta_suscriptor : readers.at(-1)!.id,
        destinatarios: eb('destinatarios', '+', added.length),
      }))
      .where('id', '=', id)
      .execute();
    return isLast;
  });
}

function addRows(db: Db, envio: EnvioRow, readers: { id: number; email: string }[], now: string) {
  return db
    .insertInto('correos')
    .values(
      readers.map((reader) => ({
        ...{ clave: `boletin-envio-${envio.id}-${reader.id}`, para: reader.email, asunto: envio.asunto },
        busqueda: correoBusqueda(reader.email, envio.asunto),
        ...{ texto: '', html: '', cabeceras: null, intentos: 0, creado_en: now, siguiente_en: now },
        ...{ enviado_en: null, ultimo_error: null, envio_id: envio.id, suscriptor_id: reader.id },
      })),
    )
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .returning('id')
    .execute();
}

/** Whether some mails may go now, which then nobody else sends: the pace holds over all processes. */
export async function takeSlot(db: Db, id: number, now: string, next: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('envios')
    .set({ siguiente_en: next })
    .where('id', '=', id)
    .where('estado', '=', 'enviando')
    .where('siguiente_en', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The mail server asks for a rest. */
export async function restUntil(db: Db, id: number, until: string): Promise<void> {
  await db
    .updateTable('envios')
    .set({ siguiente_en: until })
    .where('id', '=', id)
    .where('siguiente_en', '<', until)
    .execute();
}

export type TakenCorreo = Awaited<ReturnType<typeof takeSome>>[number];

/** Mails that are due; each try is counted before it is made: if this process dies in it, it is made at `again`. */
export async function takeSome(db: Db, envioId: number, count: number, now: string, again: string) {
  const due = await db
    .selectFrom('correos')
    .select(['id', 'para', 'asunto', 'creado_en', 'suscriptor_id', 'intentos'])
    .where('enviado_en', 'is', null)
    .where('envio_id', '=', envioId)
    .where('siguiente_en', '<=', now)
    .orderBy('siguiente_en')
    .limit(count)
    .execute();
  const taken = [];
  for (const correo of due) {
    const { numUpdatedRows } = await db
      .updateTable('correos')
      .set({ siguiente_en: again, intentos: correo.intentos + 1, ultimo_error: null })
      .where('id', '=', correo.id)
      .where('intentos', '=', correo.intentos)
      .where('enviado_en', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) taken.push({ ...correo, intentos: correo.intentos + 1 });
  }
  return taken;
}

/** The reader as they are at this moment; undefined when they have left or their mailbox is gone. */
export function findReader(db: Db, id: number) {
  return db
    .selectFrom('suscriptores')
    .select('token')
    .where('id', '=', id)
    .where('estado', '=', 'confirmado')
    .where('rebotado_en', 'is', null)
    .executeTakeFirst();
}

export async function dropCorreo(db: Db, id: number): Promise<void> {
  await db.deleteFrom('correos').where('id', '=', id).execute();
}

export function markEnviado(db: Db, envioId: number, id: number, now: string, isFile: boolean): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('correos')
      .set({ enviado_en: now, en_archivo: isFile ? 1 : 0, ultimo_error: null })
      .where('id', '=', id)
      .where('enviado_en', 'is', null)
      .executeTakeFirst();
    await db
      .updateTable('envios')
      .set((eb) => (isFile ? { en_archivo: eb('en_archivo', '+', 1) } : { enviados: eb('enviados', '+', 1) }))
      .where('id', '=', envioId)
      .execute();
    return numUpdatedRows === 1n;
  });
}

interface Rejection {
  error: string;
  /** The reader's mailbox is not there: they get no more of them. */
  isBounce: boolean;
  now: string;
}

/** Not tried again. */
export async function markRechazado(
  db: Db,
  envioId: number,
  { id, suscriptor_id }: Pick<TakenCorreo, 'id' | 'suscriptor_id'>,
  { error, isBounce, now }: Rejection,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.updateTable('correos').set({ ultimo_error: error, siguiente_en: never }).where('id', '=', id).execute();
    await db
      .updateTable('envios')
      .set((eb) => ({ rechazados: eb('rechazados', '+', 1) }))
      .where('id', '=', envioId)
      .execute();
    if (isBounce && suscriptor_id !== null)
      await db.updateTable('suscriptores').set({ rebotado_en: now }).where('id', '=', suscriptor_id).execute();
  });
}

/** Mails that are still to go, now or later. */
export async function countPending(db: Db, envioId: number): Promise<number> {
  const { total } = await db
    .selectFrom('correos')
    .where('enviado_en', 'is', null)
    .where('envio_id', '=', envioId)
    .where('siguiente_en', '<', never)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether any mail of it has gone out; one that was taken in hand and of which nothing was heard since counts too. */
export async function hasGone(db: Db, { id, enviados, en_archivo }: EnvioRow): Promise<boolean> {
  if (enviados + en_archivo > 0) return true;
  return (await unheardOf(db, id).executeTakeFirst()) !== undefined;
}

/** Somebody is sending a mail of it at this moment. */
export async function isInHand(db: Db, id: number, now: string): Promise<boolean> {
  return (await unheardOf(db, id).where('siguiente_en', '>', now).executeTakeFirst()) !== undefined;
}

function unheardOf(db: Db, envioId: number) {
  return db
    .selectFrom('correos')
    .select('id')
    .where('envio_id', '=', envioId)
    .where('enviado_en', 'is', null)
    .where('intentos', '>', 0)
    .where('ultimo_error', 'is', null);
}

/** What is still to go and nobody has in hand does not go. */
export async function dropWaiting(db: Db, envioId: number): Promise<void> {
  await db
    .deleteFrom('correos')
    .where('envio_id', '=', envioId)
    .where('enviado_en', 'is', null)
    .where('siguiente_en', '<', never)
    .where((eb) => eb.or([eb('intentos', '=', 0), eb('ultimo_error', 'is not', null)]))
    .execute();
}

/** Whoever was refused is asked again when it begins anew. */
export async function dropRefused(db: Db, envioId: number): Promise<void> {
  await db.deleteFrom('correos').where('envio_id', '=', envioId).where('siguiente_en', '=', never).execute();
}

/** Everybody has a row and none waits: it is done. */
export async function finishEnvio(db: Db, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('envios')
    .set((eb) => ({ estado: 'enviado', terminado_en: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('estado', '=', 'enviando')
    .whereRef('ultimo_suscriptor', '>=', 'hasta_suscriptor')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('correos')
            .select('correos.id')
            .where('correos.enviado_en', 'is', null)
            .whereRef('correos.envio_id', '=', 'envios.id')
            .where('correos.siguiente_en', '<', never),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
