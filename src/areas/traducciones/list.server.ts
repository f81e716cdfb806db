/** What there is to translate into a language, what most people read first. */
import { publicKinds } from '#public-kinds.server.ts';
import type { CallContext } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { notFound } from '#server/api/refusal.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/open.ts';
import { type PublicTipo, publicTipos, type Tipo, theThing, thingOf, things, translatedTipos } from '#things.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { estadoOf } from './estado.ts';
import { listIdsWithText, listNamed, listProgress, listVisits } from './queries.server.ts';
import type { EnLista } from './traduccion.ts';

const days = 90;

/** Kept until one of them is written: a large site has tens of thousands. */
export function listForIdioma({ db, totals }: Pick<App, 'db' | 'totals'>, idioma: string, now: string) {
  const tags = [...translatedTipos, 'traduccion' as const].map((tipo) => things[tipo].table);
  return totals.get(`traducciones ${idioma}`, [...tags, 'dia'], () => read(db, idioma, now));
}

async function read(db: Db, idioma: string, now: string): Promise<EnLista[]> {
  const visits = await listVisits(db, addDays(todayInMadrid(new Date(now)), -days));
  const progress = new Map((await listProgress(db, idioma)).map((row) => [`${row.tipo}:${row.cosa_id}`, row]));
  const all: EnLista[] = [];
  for (const tipo of translatedTipos)
    for (const { id, titulo, url } of await shownOf(db, tipo, now)) {
      const row = progress.get(`${tipo}:${id}`);
      const estado = estadoOf(row);
      const visitas = visits.get(url) ?? 0;
      all.push({ tipo, id, idioma, titulo, estado, visitas, campos_faltan: row ? row.faltan : null });
    }
  return all.sort((one, other) => other.visitas - one.visitas);
}

interface Shown {
  id: number;
  titulo: string;
  url: string;
}

async function shownOf(db: Db, tipo: Tipo, now: string): Promise<Shown[]> {
  const { titled = (text) => text, title, translated } = thingOf(tipo);
  const shown = isPublic(tipo)
    ? await allShown(db, tipo, now)
    : // What has no page of its own stands on many: the home page is one.
      (await listNamed(db, tipo)).map((row) => ({ ...row, titulo: titled(row.titulo), url: '/' }));
  if (tipo !== 'ajuste' && translated?.includes(title)) return shown;
  const withText = await listIdsWithText(db, tipo);
  return shown.filter(({ id }) => withText.has(id));
}

/** Others are answered in between. */
const batch = 1000;

async function allShown(db: Db, tipo: PublicTipo, now: string): Promise<Shown[]> {
  const all: Shown[] = [];
  for (let after = 0; ; after = all.at(-1)!.id) {
    const some = await publicKinds[tipo].short(db, { after, limit: batch }, now);
    for (const { id, titulo, url } of some) all.push({ id, titulo, url });
    if (some.length < batch) return all;
  }
}

/** Who does not write in Spanish sees what visitors see, and no draft. */
export async function requireSeen({ db, user, now }: CallContext<unknown>, tipo: Tipo, id: number): Promise<void> {
  if (may(user, 'contenido') || !isPublic(tipo)) return;
  const [seen] = await publicKinds[tipo].short(db, { ids: [id] }, now);
  if (!seen) throw notFound(`${theThing(tipo)} no existe.`);
}

function isPublic(tipo: Tipo): tipo is PublicTipo {
  return (publicTipos as readonly Tipo[]).includes(tipo);
}
