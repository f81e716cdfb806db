/** A week of other people's calendars: every day something new, renamed, called off and gone, while who brings it dies. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, type Day, todayInMadrid } from '#values/day.ts';
import { type DrillSite, until, withDb } from './site.ts';

export const sources = 20;
export const calendarKills = 3;
const days = 7;
const first = 6;
/** Whoever dies is missed after this at the latest. */
const leaseSeconds = 60;

export interface Told {
  titulo: string;
  fecha_inicio: Day;
}

interface Entry extends Told {
  uid: string;
  isCancelled?: boolean;
}

interface Week {
  /** What is in the agenda afterwards because of them, each once. */
  titles: string[];
  presses: number;
  faults: string[];
}

interface Parts {
  municipios: number[];
  /** What is here already, by the number of the source that tells it too. */
  known: (n: number) => Told | undefined;
  word: (n: number) => string;
  decide: () => Promise<number>;
}

/** The site is away while its calendars are asked: a process beside it does that, which may read those of this machine. */
export async function calendarsWeek(site: DrillSite, { municipios, known, word, decide }: Parts): Promise<Week> {
  const calendars = Array.from({ length: sources }, (_, n) => beginning(n));
  const server = createServer((req, res) => {
    const text = calendarOf(calendars[Number(req.url!.slice(1))]!);
    res.writeHead(200, { 'content-type': 'text/calendar' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults: string[] = [];
  let presses = 0;

  function beginning(n: number): Entry[] {
    const own = Array.from({ length: first }, (_, k) => entry(n, k));
    const here = known(n);
    return here ? [...own, { uid: `${n}-conocido`, ...here }] : own;
  }

  function entry(n: number, k: number): Entry {
    const number = 10_000 + n * 100 + k;
    const fecha_inicio = addDays(todayInMadrid(new Date()), 15 + k * 4);
    return { uid: `${n}-${k}`, titulo: `Concierto de ${word(number)} y ${word(number + 7919)}`, fecha_inicio };
  }

  /** One more, one renamed, one called off, one gone. */
  function nextDay(n: number, day: number): void {
    const [renamed, cancelled, gone] = eventsOf(n).filter(({ titulo }) => titulo.startsWith('Concierto'));
    renamed!.titulo = renamed!.titulo.replace('Concierto', 'Recital');
    cancelled!.isCancelled = true;
    const left = calendars[n]!.filter((one) => one !== gone && (!one.isCancelled || one === cancelled));
    calendars[n] = [...left, entry(n, first + day * 3), entry(n, first + day * 3 + 1), entry(n, first + day * 3 + 2)];
  }

  const eventsOf = (n: number) => calendars[n]!.filter(({ isCancelled }) => !isCancelled);
  const all = Array.from({ length: sources }, (_, n) => n);
  /** What somebody has said yes to, or was here before. */
  const decided = new Set(all.map(known).flatMap((one) => one?.titulo ?? []));
  const undecided = () =>
    all
      .filter((n) => !isPublishing(n))
      .flatMap(eventsOf)
      .filter(({ uid, titulo }) => !decided.has(uid) && !decided.has(titulo));

  try {
    await addSources(site, host, municipios);
    for (let day = 0; day < days; day++) {
      if (day > 0) for (const n of all) nextDay(n, day);
      await site.stop();
      await bringAll(site, host, day < calendarKills);
      await site.start();
      const here = new Set(await titlesOf(site));
      const unasked = undecided().filter(({ titulo }) => here.has(titulo));
      if (unasked.length > 0) faults.push(`day ${day}: ${unasked.length} events of calendars were published unasked`);
      if (day % 3 !== 0) continue;
      presses += await decide();
      for (const { uid } of undecided()) decided.add(uid);
    }
    return { titles: all.flatMap(eventsOf).map(nameOf), presses, faults };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Every other one is trusted. */
function isPublishing(n: number): boolean {
  return n % 2 === 0;
}

const nameOf = ({ titulo }: Pick<Told, 'titulo'>) => titulo;

function calendarOf(entries: Entry[]): string {
  const events = entries.map(({ uid, titulo, fecha_inicio, isCancelled }) =>
    [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:${titulo}`,
      `DTSTART;VALUE=DATE:${fecha_inicio.replaceAll('-', '')}`,
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
      'END:VEVENT',
    ].join('\r\n'),
  );
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

/** Written as they are: the form refuses addresses of this machine. */
function addSources(site: DrillSite, host: string, municipios: number[]): Promise<unknown> {
  const now = new Date().toISOString();
  const rows = Array.from({ length: sources }, (_, n) => ({
    ...{ nombre: `Agenda ${n}`, url: `http://${host}/${n}`, municipio_id: municipios[n]! },
    ...{ publicar: isPublishing(n) ? 1 : 0, siguiente_en: now, busqueda: `agenda ${n}` },
    ...{ created_at: now, updated_at: now },
  }));
  return withDb(site, (db) => db.insertInto('fuentes').values(rows).execute());
}

/** Until every one has been asked, whoever dies at it. */
async function bringAll(site: DrillSite, host: string, isKilled: boolean): Promise<void> {
  const now = new Date().toISOString();
  await withDb(site, (db) => db.updateTable('fuentes').set({ siguiente_en: now }).execute());
  if (isKilled) await bring(site, host, Math.random() * 1500);
  const isDone = async () => {
    await bring(site, host);
    const late = await withDb(site, (db) =>
      db.selectFrom('fuentes').select(['id', 'problema']).where('siguiente_en', '<=', now).execute(),
    );
    return late.length === 0;
  };
  if ((await until(isDone, leaseSeconds)) === undefined) throw new Error('the calendars were not asked in time');
}

async function bring(site: DrillSite, host: string, killAfterMs?: number): Promise<void> {
  const env = { ...process.env, ...site.env, DATA_DIR: site.dataDir, CALENDARS: host };
  const child = spawn(process.execPath, ['bench/drill/calendars-child.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  if (killAfterMs !== undefined) {
    await once(child.stdout, 'data');
    await wait(killAfterMs);
    child.kill('SIGKILL');
  }
  child.stdout.resume();
  await ended;
}

async function titlesOf(site: DrillSite): Promise<string[]> {
  const rows = await withDb(site, (db) => db.selectFrom('eventos').select('titulo').execute());
  return rows.map(nameOf);
}
