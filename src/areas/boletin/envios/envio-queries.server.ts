import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Row } from '#server/things/thing-row.ts';
import { plain } from '#values/slug.ts';
import type { EstadoEnvio } from './estado.ts';
import { envioOrders } from './orders.ts';

export type EnvioRow = Row<'envio'>;

interface EnvioFilter extends PageRequest, Sorting {
  search?: string | undefined;
  estado?: EstadoEnvio | undefined;
}

const listed = [
  ...(['id', 'asunto', 'slug', 'estado', 'programado_para', 'empezado_en', 'terminado_en'] as const),
  ...(['destinatarios', 'enviados', 'en_archivo', 'rechazados', 'created_at'] as const),
] as const;

/** Newest first, with how often their links were followed. */
export function listEnvios(db: Db, filter: EnvioFilter) {
  const matching = db
    .selectFrom('envios')
    .$if(Boolean(filter.search), (query) => query.where('busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.estado !== undefined, (query) => query.where('estado', '=', filter.estado!));
  const chosen = matching.select(listed).select((eb) =>
    eb
      .selectFrom('envio_enlaces')
      .whereRef('envio_enlaces.envio_id', '=', 'envios.id')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('clics'), eb.lit(0)).as('clics'))
      .as('clics'),
  );
  return listPage(
    inOrder(chosen, 'envios', envioOrders, filter, ['created_at', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

export function findEnvio(db: Db, id: number): Promise<EnvioRow | undefined> {
  return db.selectFrom('envios').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listEnlaces(db: Db, envioId: number) {
  return db
    .selectFrom('envio_enlaces')
    .select(['url', 'clics'])
    .where('envio_id', '=', envioId)
    .orderBy('numero')
    .execute();
}

/** When the last one began to be sent. */
export async function lastEnvioAt(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('envios')
    .select((eb) => eb.fn.max('empezado_en').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Who gets a newsletter that is sent now. */
export async function countReaders(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('suscriptores')
    .where('estado', '=', 'confirmado')
    .where('rebotado_en', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Of the public archive, newest first. */
export function listBoletines(db: Db, request: PageRequest) {
  const matching = db.selectFrom('envios').where('publico', '=', 1);
  return listPage(
    matching
      .select(['slug', 'asunto', 'empezado_en', 'contenido'])
      .orderBy('empezado_en', 'desc')
      .orderBy('id', 'desc'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

export function findBoletin(db: Db, slug: string) {
  return db
    .selectFrom('envios')
    .select(['id', 'slug', 'asunto', 'empezado_en', 'contenido'])
    .where('slug', '=', slug)
    .where('publico', '=', 1)
    .executeTakeFirst();
}

/** Where a link of a newsletter leads, counted once more; undefined when it has no such link. */
export async function followEnlace(db: Db, envioId: number, numero: number): Promise<string | undefined> {
  const row = await db
    .updateTable('envio_enlaces')
    .set((eb) => ({ clics: eb('clics', '+', 1) }))
    .where('envio_id', '=', envioId)
    .where('numero', '=', numero)
    .returning('url')
    .executeTakeFirst();
  return row?.url;
}
