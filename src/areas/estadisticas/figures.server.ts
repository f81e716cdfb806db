/** Added up: the figures of some days, beside those of as many days before. */
import { allSponsors } from '#areas/patrocinadores/sponsors/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { addDays, type Day, daysBetween } from '#values/day.ts';
import {
  type Cifras,
  type Estadisticas,
  type EstadisticaTipo,
  type Lista,
  maxDays,
  type Period,
  pasos,
  type Suma,
} from './estadistica.ts';
import { byDay, countPaid, daysOfKey, firstDayOfKey, sumsOf } from './queries.server.ts';

/** So many of each list leave; the total is that of all of them. */
const shown = 100;

/** Thirty days up to today where nothing is said; never longer than can be added up. */
export function periodOf({ desde, hasta }: Partial<Period>, today: Day): Period {
  const end = hasta ?? today;
  const start = desde ?? addDays(end, -29);
  const [first, last] = start <= end ? [start, end] : [end, start];
  return { desde: daysBetween(first, last) >= maxDays ? addDays(last, 1 - maxDays) : first, hasta: last };
}

function periodBefore({ desde, hasta }: Period): Period {
  return { desde: addDays(desde, -daysBetween(desde, hasta) - 1), hasta: addDays(desde, -1) };
}

export async function readEstadisticas(db: Db, period: Period): Promise<Estadisticas> {
  const antes = periodBefore(period);
  const [sums, sumsBefore] = [grouped(await sumsOf(db, period)), grouped(await sumsOf(db, antes))];
  const list = (tipo: EstadisticaTipo) => listOf(sums.get(tipo), sumsBefore.get(tipo));
  const visits = list('visitantes');
  return {
    ...period,
    antes,
    visitas: { total: visits.total, antes: visits.antes },
    paginas: list('pagina'),
    origenes: list('origen'),
    dispositivos: list('dispositivo'),
    busquedas: list('busqueda'),
    no_encontradas: list('no_encontrada'),
    pasos: await stepsOf(db, list('paso'), period, antes),
    por_dia: await daysOf(db, period, antes),
    patrocinadores: await sponsorsOf(db, sums),
  };
}

/** How many pages were seen and how many visits there were: a short word for "Hoy". */
export async function readTotals(db: Db, period: Period): Promise<{ paginas: number; visitas: number }> {
  const rows = await byDay(db, period, ['pagina', 'visitantes']);
  const total = (tipo: EstadisticaTipo) =>
    rows.filter((row) => row.tipo === tipo).reduce((sum, { cuenta }) => sum + cuenta, 0);
  return { paginas: total('pagina'), visitas: total('visitantes') };
}

/** A sponsor's, every day of the period named. */
export async function readCifras(db: Db, patrocinador: string, period: Period): Promise<Cifras> {
  const rows = await daysOfKey(db, patrocinador, ['vista', 'clic', 'widget'], period);
  const of = (tipo: EstadisticaTipo, dia: Day) => rows.find((row) => row.tipo === tipo && row.dia === dia)?.cuenta ?? 0;
  const por_dia = eachDay(period).map((dia) => ({ dia, vistas: of('vista', dia), clics: of('clic', dia) }));
  return {
    vistas: por_dia.reduce((sum, { vistas }) => sum + vistas, 0),
    en_widgets: rows.filter(({ tipo }) => tipo === 'widget').reduce((sum, { cuenta }) => sum + cuenta, 0),
    clics: por_dia.reduce((sum, { clics }) => sum + clics, 0),
    por_dia,
  };
}

/** The first day of the period on which a sponsor was seen. */
export function firstSeen(db: Db, patrocinador: string, period: Period): Promise<Day | null> {
  return firstDayOfKey(db, patrocinador, 'vista', eachDay(period));
}

type Sums = Map<EstadisticaTipo, Map<string, number>>;

function grouped(rows: { tipo: EstadisticaTipo; clave: string; cuenta: number }[]): Sums {
  const sums: Sums = new Map();
  for (const { tipo, clave, cuenta } of rows) {
    const of = sums.get(tipo) ?? new Map<string, number>();
    sums.set(tipo, of.set(clave, cuenta));
  }
  return sums;
}

function listOf(now: Map<string, number> = new Map(), before: Map<string, number> = new Map()): Lista {
  const filas: Suma[] = [...now]
    .map(([clave, cuenta]) => ({ clave, cuenta, antes: before.get(clave) ?? 0 }))
    .sort((one, other) => other.cuenta - one.cuenta || (one.clave < other.clave ? -1 : 1));
  const total = (of: Map<string, number>) => [...of.values()].reduce((sum, cuenta) => sum + cuenta, 0);
  return { total: total(now), antes: total(before), filas: filas.slice(0, shown) };
}

/** In their order; how many have paid is what the orders say. */
async function stepsOf(db: Db, counted: Lista, period: Period, before: Period): Promise<Lista> {
  const paid = { clave: 'pagado', cuenta: await countPaid(db, period), antes: await countPaid(db, before) };
  const known = new Map([...counted.filas, paid].map((row) => [row.clave, row]));
  const filas = pasos.map((clave) => known.get(clave) ?? { clave, cuenta: 0, antes: 0 });
  return { total: filas[0]!.cuenta, antes: filas[0]!.antes, filas };
}

async function daysOf(db: Db, period: Period, before: Period): Promise<Estadisticas['por_dia']> {
  const rows = await byDay(db, { desde: before.desde, hasta: period.hasta }, ['pagina', 'visitantes']);
  const known = new Map(rows.map(({ dia, tipo, cuenta }) => [`${dia} ${tipo}`, cuenta]));
  const length = daysBetween(before.desde, period.desde);
  return eachDay(period).map((dia) => ({
    dia,
    paginas: known.get(`${dia} pagina`) ?? 0,
    visitas: known.get(`${dia} visitantes`) ?? 0,
    paginas_antes: known.get(`${addDays(dia, -length)} pagina`) ?? 0,
  }));
}

/** Those that were seen or pressed, most seen first; of those that are gone, their figures stay out. */
async function sponsorsOf(db: Db, sums: Sums): Promise<Estadisticas['patrocinadores']> {
  const [seen, pressed] = [sums.get('vista') ?? new Map(), sums.get('clic') ?? new Map()];
  const rows = await allSponsors(db).select(['patrocinador', 'nombre', 'tipo', 'id']).execute();
  return rows
    .map((row) => ({ ...row, vistas: seen.get(row.patrocinador) ?? 0, clics: pressed.get(row.patrocinador) ?? 0 }))
    .filter(({ vistas, clics }) => vistas + clics > 0)
    .sort((one, other) => other.vistas - one.vistas || other.clics - one.clics);
}

function eachDay({ desde, hasta }: Period): Day[] {
  return Array.from({ length: daysBetween(desde, hasta) + 1 }, (_, index) => addDays(desde, index));
}
