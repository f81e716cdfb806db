/** From blocks to what goes out: the things as they are now, texts cleaned. */
import type { Db } from '#server/db/open.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { saysSomething } from '#values/rich-text/says-something.ts';
import { stripHtml } from '#values/summary.ts';
import { findCosas, listCosas, listNuevas } from './cosas.server.ts';
import { type Bloque, type BloqueHecho, bloqueTitulo, type Tarjeta } from './envio.ts';
import { lastEnvioAt } from './envio-queries.server.ts';

/** Blocks with nothing to show are left out. */
export async function makeContenido(db: Db, bloques: Bloque[], now: string): Promise<BloqueHecho[]> {
  const made: BloqueHecho[] = [];
  for (const bloque of bloques) {
    if (bloque.tipo === 'texto') {
      const html = cleanHtml(bloque.texto);
      if (saysSomething(html)) made.push({ tipo: 'texto', html });
      continue;
    }
    const { tipo, titulo, ids } = bloque;
    const tarjetas = (await findCosas(db, tipo, ids, now)).map(({ id: _, ...card }): Tarjeta => card);
    if (tarjetas.length > 0) made.push({ tipo, titulo, tarjetas });
  }
  return made;
}

/** The first words, for lists. */
export function resumenOf(bloques: BloqueHecho[]): string {
  const text = bloques.map((bloque) =>
    bloque.tipo === 'texto' ? stripHtml(bloque.html) : bloque.tarjetas.map(({ titulo }) => titulo).join(' · '),
  );
  return text.find(Boolean) ?? '';
}

const dayMs = 86_400_000;
/** Without an earlier newsletter: what is new is what came in a month. */
const newDays = 30;
const proposed = { articulos: 5, eventos: 5, productos: 3 };

/** A newsletter of what is new since the last one. */
export async function proposeBloques(db: Db, now: string): Promise<Bloque[]> {
  const since = (await lastEnvioAt(db)) ?? new Date(Date.parse(now) - newDays * dayMs).toISOString();
  const found = {
    articulos: await listNuevas(db, 'articulos', { since, now, limit: proposed.articulos }),
    eventos: await listCosas(db, 'eventos', { now, limit: proposed.eventos }),
    productos: await listNuevas(db, 'productos', { since, now, limit: proposed.productos }),
  };
  const lists = (['articulos', 'eventos', 'productos'] as const).flatMap((tipo): Bloque[] =>
    found[tipo].length === 0 ? [] : [{ tipo, titulo: bloqueTitulo[tipo], ids: found[tipo].map(({ id }) => id) }],
  );
  return [{ tipo: 'texto', texto: '<p>Hola:</p><p>Esto es lo nuevo de estas semanas.</p>' }, ...lists];
}
