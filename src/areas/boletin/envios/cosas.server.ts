/** What of the site a newsletter can show: articles, events and products that visitors may see. */

import { listDatedKeys, listSeriesKeys } from '#areas/eventos/queries.server.ts';
import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Card } from '#server/public/kind.ts';
import { ownSpan, type Scheduled, spansBetween } from '#values/agenda/agenda.ts';
import { addDays, type Day, todayInMadrid } from '#values/day.ts';
import type { Tarjeta, TipoLista } from './envio.ts';

export interface Cosa extends Tarjeta {
  id: number;
}

const kinds = { articulos: publicKinds.articulo, eventos: publicKinds.evento, productos: publicKinds.producto };

/** Some of them by their ids, in that order; those that visitors may not see, or that are over, are left out. */
export async function findCosas(db: Db, tipo: TipoLista, ids: number[], now: string): Promise<Cosa[]> {
  const today = todayInMadrid(new Date(now));
  const cards: (Card & { cuando?: Scheduled })[] = await kinds[tipo].cards(db, { ids }, now);
  const found = new Map(cards.filter(({ cuando }) => !isOver(cuando, today)).map((card) => [card.id, card]));
  return ids.flatMap((id) => found.get(id) ?? []).map(toCosa);
}

/** The newest (of events: the next ones), or those whose title has these words. */
export async function listCosas(
  db: Db,
  tipo: TipoLista,
  { search, now, limit }: { search?: string | undefined; now: string; limit: number },
): Promise<Cosa[]> {
  if (tipo === 'eventos') return findCosas(db, tipo, await nextEventos(db, search, now, limit), now);
  return (await kinds[tipo].cards(db, { newest: limit, search }, now)).map(toCosa);
}

/** What has come since then; nobody proposes what is sold out. */
export async function listNuevas(
  db: Db,
  tipo: 'articulos' | 'productos',
  { since, now, limit }: { since: string; now: string; limit: number },
): Promise<Cosa[]> {
  const cards: (Card & { stock?: number | null })[] = await kinds[tipo].cards(db, { newest: limit, since }, now);
  return cards.filter(({ stock }) => stock !== 0).map(toCosa);
}

function isOver(event: Scheduled | undefined, today: Day): boolean {
  const own = event && ownSpan(event);
  return own !== undefined && own.endsOn < today;
}

/** "Desde 8,00 € (antes 10,00 €)": a lowered price beside what it was, as everywhere. */
function toCosa({ id, titulo, url, imagen, resumen, detalle, antes, categoria }: Card): Cosa {
  const line = (detalle || (categoria ?? '')).replace(/^desde /, 'Desde ');
  return { id, titulo, dato: antes ? `${line} (antes ${antes})` : line, texto: resumen, url, imagen };
}

/** How far ahead events are looked for when nobody named them. */
const daysAhead = 365;

/** By the day of their next time; those whose rule nobody understands, or that are far ahead, only by name. */
async function nextEventos(db: Db, search: string | undefined, now: string, limit: number): Promise<number[]> {
  const today = todayInMadrid(new Date(now));
  const to = addDays(today, daysAhead);
  const keys = [
    ...(await listDatedKeys(db, { from: today, search, limit })),
    ...(await listSeriesKeys(db, { search })),
  ].map((key) => ({ id: key.id, day: nextDay(key, today, to) }));
  return keys
    .filter(({ day }) => Boolean(search) || day !== undefined)
    .sort((one, other) => (one.day ?? '9999').localeCompare(other.day ?? '9999') || one.id - other.id)
    .slice(0, limit)
    .map(({ id }) => id);
}

function nextDay(event: Scheduled, today: Day, to: Day): Day | undefined {
  const [span] = spansBetween(event, today, to, 1) ?? [];
  return span && (span.startsOn < today ? today : span.startsOn);
}
