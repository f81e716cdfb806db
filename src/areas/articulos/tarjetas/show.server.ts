/** A text as readers get it, its cards filled with what their things say today; a thing that is gone or hidden leaves nothing. */
import { publicKinds } from '#public-kinds.server.ts';
import type { CallContext } from '#server/api/call.ts';
import type { Db } from '#server/db/open.ts';
import type { Which } from '#server/public/kind.ts';
import { type Tipo, thingOf, things } from '#things.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { isSpanish, say } from '#values/idioma/say.ts';
import { readyHtml } from '#values/idioma/waiting.ts';
import { pictureAt } from '#values/picture.ts';
import { tarjetaTipos } from '#values/rich-text/document.ts';
import { type ShownHtml, shownNow } from '#values/rich-text/shown.ts';
import { fillTarjetas, type Tarjeta, type TarjetaTipo, tarjetaKey, tarjetaLabel, tarjetasIn } from './tarjeta.ts';

type Reading = Pick<CallContext<unknown>, 'app' | 'db' | 'now' | 'reads'>;

export async function showTarjetas(reading: Reading, html: string): Promise<ShownHtml> {
  if (isSpanish()) return shownNow(await filled(reading, html));
  // Its own words first: what is filled in is no part of what was translated.
  const translated = await reading.app.traducciones.translate(html);
  return readyHtml(shownNow(await filled(reading, translated.texto)), translated) as ShownHtml;
}

async function filled({ app, db, now, reads }: Reading, html: string): Promise<string> {
  const refs = tarjetasIn(html);
  if (refs.length === 0) return fillTarjetas(html, () => '');
  // What is gone or hidden may come back, and what it costs or when it is changes by itself.
  reads('dia', ...refs.flatMap((ref) => [tarjetaKey(ref), ...shownWith(ref.tipo)]));
  const found = new Map<string, Tarjeta>();
  for (const tipo of tarjetaTipos) {
    const ids = refs.filter((ref) => ref.tipo === tipo).map(({ id }) => id);
    if (ids.length === 0) continue;
    const cards = await app.traducciones.into(await readTarjetas(db, tipo, { ids }, now));
    for (const card of cards) found.set(tarjetaKey(card), card);
  }
  return fillTarjetas(html, (ref) => {
    const card = found.get(tarjetaKey(ref));
    return card ? cardHtml(card) : '';
  });
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
