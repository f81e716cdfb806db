/** What of the site a newsletter can show: articles, events and products that visitors may see. */

import { cardPicture } from '#areas/articulos/card-picture.server.ts';
import { articuloPath } from '#areas/articulos/path.ts';
import { nextSpans, spansBetween } from '#areas/eventos/agenda.ts';
import { type EventoRow, listDatedEventos, listRecurringEventos } from '#areas/eventos/queries.server.ts';
import { findProductoEnVenta } from '#areas/tienda/productos/queries.server.ts';
import { toProductos } from '#areas/tienda/productos/wire.server.ts';
import type { Db } from '#server/db/open.ts';
import { things } from '#things.ts';
import { addDays, type Day, todayInMadrid } from '#values/day.ts';
import { formatDays } from '#values/full-date.ts';
import { formatEuros } from '#values/money.ts';
import { plain } from '#values/slug.ts';
import { seoDescription } from '#values/summary.ts';
import type { Tarjeta, TipoLista } from './envio.ts';

export interface Cosa extends Tarjeta {
  id: number;
}

/** Some of them by their ids, in that order; those that visitors may not see are left out. */
export async function findCosas(db: Db, tipo: TipoLista, ids: number[], now: string): Promise<Cosa[]> {
  if (ids.length === 0) return [];
  const found = new Map((await readers[tipo](db, { ids, now, limit: ids.length })).map((cosa) => [cosa.id, cosa]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The newest (of events: the next ones), or those whose title has these words. */
export function listCosas(db: Db, tipo: TipoLista, ask: { search?: string | undefined; now: string; limit: number }) {
  return readers[tipo](db, ask);
}

/** What has come since then. */
export function listNuevas(
  db: Db,
  tipo: 'articulos' | 'productos',
  ask: { since: string; now: string; limit: number },
) {
  return readers[tipo](db, ask);
}

interface Ask {
  ids?: number[];
  search?: string | undefined;
  since?: string;
  now: string;
  limit: number;
}

const readers: Record<TipoLista, (db: Db, ask: Ask) => Promise<Cosa[]>> = {
  articulos: readArticulos,
  eventos: readEventos,
  productos: readProductos,
};

async function readArticulos(db: Db, { ids, search, since, now, limit }: Ask): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where('articulos.estado', '=', 'publicado')
    .where('articulos.publicado_en', '<=', now)
    .$if(ids !== undefined, (query) => query.where('articulos.id', 'in', ids!))
    .$if(since !== undefined, (query) => query.where('articulos.publicado_en', '>', since!))
    .$if(Boolean(search), (query) => query.where('articulos.busqueda', 'like', `%${plain(search!)}%`))
    .select(['articulos.id', 'articulos.titulo', 'articulos.slug', 'articulos.resumen', 'articulos.contenido'])
    .select([cardPicture().as('imagen'), 'categorias.slug as categoria_slug', 'categorias.nombre_categoria'])
    .orderBy('articulos.publicado_en', 'desc')
    .orderBy('articulos.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titulo: row.titulo,
    dato: row.nombre_categoria,
    texto: seoDescription(row.resumen || row.contenido),
    url: articuloPath(row),
    imagen: row.imagen,
  }));
}

async function readProductos(db: Db, { ids, search, since, now, limit }: Ask): Promise<Cosa[]> {
  const rows = await db
    .selectFrom('productos')
    .where('activo', '=', 1)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .$if(since !== undefined, (query) => query.where('created_at', '>', since!))
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => findProductoEnVenta(db, { id })));
  const inSale = found.filter((row) => row !== undefined);
  const shown = await toProductos(db, inSale, { now, isPublic: true });
  // What is sold out is only shown to whoever names it.
  return shown
    .filter(({ stock }) => since === undefined || stock !== 0)
    .map((producto) => ({
      id: producto.id,
      titulo: producto.nombre,
      dato: priceOf(producto),
      texto: seoDescription(producto.descripcion ?? ''),
      url: things.producto.path(producto.slug),
      imagen: producto.url_imagen,
    }));
}

/** "Desde 8,00 € (antes 10,00 €)": a lowered price beside what it was, as everywhere. */
function priceOf({ precio, precio_anterior, variantes }: Awaited<ReturnType<typeof toProductos>>[number]): string {
  const hasSeveral = new Set(variantes.map((variante) => variante.precio)).size > 1;
  const before = precio_anterior === null ? '' : ` (antes ${formatEuros(precio_anterior)})`;
  return `${hasSeveral ? 'Desde ' : ''}${formatEuros(precio)}${before}`;
}

/** How far ahead events are looked for when nobody named them. */
const daysAhead = 365;

/** By the day of their next time; those that are over, or whose rule nobody understands, only by name. */
async function readEventos(db: Db, { ids, search, now, limit }: Ask): Promise<Cosa[]> {
  const today = todayInMadrid(new Date(now));
  const to = addDays(today, daysAhead);
  const rows = [
    ...(await listDatedEventos(db, { from: today, search })),
    ...(await listRecurringEventos(db, { search })),
  ];
  const wanted = ids ? rows.filter(({ id }) => ids.includes(id)) : rows;
  return wanted
    .map((row) => ({ row, dia: nextDay(row, today, to) }))
    .filter(({ dia }) => ids !== undefined || Boolean(search) || dia !== undefined)
    .sort((one, other) => (one.dia ?? '9999').localeCompare(other.dia ?? '9999') || one.row.id - other.row.id)
    .slice(0, limit)
    .map(({ row }) => eventoCard(row, today));
}

function nextDay(row: EventoRow, today: Day, to: Day): Day | undefined {
  const [span] = spansBetween(row, today, to, 1) ?? [];
  return span && (span.startsOn < today ? today : span.startsOn);
}

function eventoCard(row: EventoRow, today: Day): Cosa {
  const [span] = nextSpans(row, today, 1) ?? [];
  const when = span
    ? formatDays(span.startsOn, span.endsOn === span.startsOn ? null : span.endsOn)
    : row.regla_recurrencia;
  return {
    id: row.id,
    titulo: row.titulo,
    dato: [[when, span?.hora ?? row.hora].filter(Boolean).join(', '), row.lugar, row.municipio_nombre]
      .filter(Boolean)
      .join(' · '),
    texto: seoDescription(row.descripcion ?? ''),
    url: things.evento.path(row.slug),
    imagen: row.imagen,
  };
}
