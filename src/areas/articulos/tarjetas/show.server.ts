/** A text as readers get it, its cards filled with what their things say today; a thing that is gone or hidden leaves nothing. */
import { nextSpans } from '#areas/eventos/agenda.ts';
import { findEvento } from '#areas/eventos/queries.server.ts';
import { findProductoEnVenta } from '#areas/tienda/productos/queries.server.ts';
import { toProductos } from '#areas/tienda/productos/wire.server.ts';
import type { CallContext } from '#server/api/call.ts';
import type { Db } from '#server/db/open.ts';
import { things } from '#things.ts';
import { todayInMadrid } from '#values/day.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { formatDays } from '#values/full-date.ts';
import { formatEuros } from '#values/money.ts';
import { pictureAt } from '#values/picture.ts';
import { tarjetaTipos } from '#values/rich-text/document.ts';
import { type ShownHtml, shownHtml } from '#values/rich-text/shown.ts';
import { seoDescription } from '#values/summary.ts';
import {
  municipioNames,
  readEventos,
  readFound,
  readProductos,
  readUbicaciones,
  type Which,
} from './queries.server.ts';
import { fillTarjetas, type Tarjeta, type TarjetaTipo, tarjetaKey, tarjetaLabel, tarjetasIn } from './tarjeta.ts';

type Reading = Pick<CallContext<unknown>, 'db' | 'now' | 'reads'>;

export async function showTarjetas({ db, now, reads }: Reading, html: string): Promise<ShownHtml> {
  const refs = tarjetasIn(html);
  if (refs.length === 0) return shownHtml(fillTarjetas(html, () => ''));
  // What is gone or hidden may come back, and what it costs or when it is changes by itself.
  reads('dia', 'municipios', ...refs.map(tarjetaKey));
  const found = new Map<string, Tarjeta>();
  for (const tipo of tarjetaTipos) {
    const ids = refs.filter((ref) => ref.tipo === tipo).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const card of await readTarjetas(db, tipo, { ids }, now)) found.set(tarjetaKey(card), card);
  }
  const filled = fillTarjetas(html, (ref) => {
    const card = found.get(tarjetaKey(ref));
    return card ? cardHtml(card) : '';
  });
  return shownHtml(filled);
}

/** `path`: its address on the site. */
export function readTarjetas(
  db: Db,
  tipo: TarjetaTipo,
  which: Exclude<Which, { slug: string }> | { path: string },
  now: string,
): Promise<Tarjeta[]> {
  if (!isDetailed(tipo)) return foundCards(db, tipo, which, now);
  if (!('path' in which)) return readers[tipo](db, which, now);
  const slug = which.path.slice(which.path.lastIndexOf('/') + 1);
  return slug && things[tipo].path(slug) === which.path ? readers[tipo](db, { slug }, now) : Promise.resolve([]);
}

/** Those that say more than their name: what it costs, where it is, when it takes place. */
const readers = { producto: productoCards, ubicacion: ubicacionCards, evento: eventoCards };

function isDetailed(tipo: TarjetaTipo): tipo is keyof typeof readers {
  return tipo in readers;
}

async function foundCards(
  db: Db,
  tipo: TarjetaTipo,
  which: Parameters<typeof readFound>[2],
  now: string,
): Promise<Tarjeta[]> {
  const rows = await readFound(db, tipo, which, now);
  return rows.map(({ id, titulo, texto, url, imagen }) => ({
    ...{ tipo, id, titulo, url, imagen, antes: null },
    detalle: seoDescription(texto),
  }));
}

async function productoCards(db: Db, which: Which, now: string): Promise<Tarjeta[]> {
  const rows = await Promise.all((await readProductos(db, which)).map(({ id }) => findProductoEnVenta(db, { id })));
  const inSale = rows.filter((row) => row !== undefined);
  return (await toProductos(db, inSale, { now, isPublic: true })).map((producto) => ({
    ...{ tipo: 'producto' as const, id: producto.id, titulo: producto.nombre, imagen: producto.url_imagen },
    url: things.producto.path(producto.slug),
    detalle: (hasSeveralPrices(producto.variantes) ? 'desde ' : '') + formatEuros(producto.precio),
    antes: producto.precio_anterior === null ? null : formatEuros(producto.precio_anterior),
  }));
}

function hasSeveralPrices(variantes: { precio: number }[]): boolean {
  return new Set(variantes.map(({ precio }) => precio)).size > 1;
}

async function ubicacionCards(db: Db, which: Which): Promise<Tarjeta[]> {
  const rows = await readUbicaciones(db, which);
  const names = await municipioNames(
    db,
    rows.map(({ municipio_id }) => municipio_id),
  );
  return rows.map(({ id, slug, titulo, imagen, municipio_id }) => ({
    ...{ tipo: 'ubicacion' as const, id, titulo, imagen, antes: null },
    url: things.ubicacion.path(slug),
    detalle: names.get(municipio_id) ?? '',
  }));
}

async function eventoCards(db: Db, which: Which, now: string): Promise<Tarjeta[]> {
  const rows = await Promise.all((await readEventos(db, which)).map(({ id }) => findEvento(db, { id })));
  const today = todayInMadrid(new Date(now));
  return rows.flatMap((row) => {
    if (!row) return [];
    const [next] = nextSpans(row, today, 1) ?? [];
    const when = next ? formatDays(next.startsOn, next.endsOn === next.startsOn ? null : next.endsOn) : undefined;
    return {
      ...{ tipo: 'evento' as const, id: row.id, titulo: row.titulo, imagen: row.imagen, antes: null },
      url: things.evento.path(row.slug),
      detalle: [when ?? row.regla_recurrencia, row.lugar, row.municipio_nombre].filter(Boolean).join(' · '),
    };
  });
}

/** One line of HTML of our own: nothing in it comes from anywhere but through escapeHtml. */
function cardHtml({ tipo, titulo, url, imagen, detalle, antes }: Tarjeta): string {
  const picture = imagen
    ? `<img src="${escapeHtml(pictureAt(imagen, 400))}" alt="" width="160" height="120" loading="lazy" decoding="async">`
    : '';
  const before = antes ? ` <s>${escapeHtml(antes)}</s>` : '';
  const line = detalle ? `<span class="tarjeta-detalle">${escapeHtml(detalle)}${before}</span>` : '';
  return (
    `<div class="tarjeta"><a href="${escapeHtml(url)}">${picture}<span class="tarjeta-texto">` +
    `<span class="tarjeta-tipo">${tarjetaLabel[tipo]}</span><strong>${escapeHtml(titulo)}</strong>${line}</span></a></div>`
  );
}
