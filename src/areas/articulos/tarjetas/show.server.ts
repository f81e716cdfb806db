/** A text as readers get it, its cards filled with what their things say today; a thing that is gone or hidden leaves nothing. */
import { publicKinds } from '#public-kinds.server.ts';
import type { CallContext } from '#server/api/call.ts';
import type { Db } from '#server/db/open.ts';
import type { Which } from '#server/public/kind.ts';
import { type Tipo, thingOf, things } from '#things.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { say } from '#values/idioma/say.ts';
import { pictureAt } from '#values/picture.ts';
import { tarjetaTipos } from '#values/rich-text/document.ts';
import { type ShownHtml, shownHtml } from '#values/rich-text/shown.ts';
import { fillTarjetas, type Tarjeta, type TarjetaTipo, tarjetaKey, tarjetaLabel, tarjetasIn } from './tarjeta.ts';

type Reading = Pick<CallContext<unknown>, 'db' | 'now' | 'reads'>;

export async function showTarjetas({ db, now, reads }: Reading, html: string): Promise<ShownHtml> {
  const refs = tarjetasIn(html);
  if (refs.length === 0) return shownHtml(fillTarjetas(html, () => ''));
  // What is gone or hidden may come back, and what it costs or when it is changes by itself.
  reads('dia', ...refs.flatMap((ref) => [tarjetaKey(ref), ...shownWith(ref.tipo)]));
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

/** Its municipality, its category: their names are shown, and what they hide is hidden. */
function shownWith(tipo: TarjetaTipo): string[] {
  return (thingOf(tipo).shows ?? []).map((other) => things[other as Tipo].table);
}

/** What says nothing of its price, its time or its place shows how its text begins. */
export async function readTarjetas(db: Db, tipo: TarjetaTipo, which: Which, now: string): Promise<Tarjeta[]> {
  const cards = await publicKinds[tipo].cards(db, which, now);
  return cards.map(({ id, titulo, url, imagen, resumen, detalle, antes }) => ({
    ...{ tipo, id, titulo, url, imagen, antes },
    detalle: detalle || resumen,
  }));
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
    `<span class="tarjeta-tipo">${say(tarjetaLabel[tipo])}</span><strong>${escapeHtml(titulo)}</strong>${line}</span></a></div>`
  );
}
