/** As many requests as a server answers, asked by somebody who takes as little of the machine as possible. */
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { requestsPerSecond } from './site.ts';

const run = promisify(execFile);
const hasWrk = spawnSync('wrk', ['-v']).error === undefined;
const seconds = 2;
/** Of what the kernel counts processor time in. */
const ticksPerSecond = 100;

export const asker = hasWrk
  ? 'wrk, 40 connections'
  : 'autocannon, 40 connections: itself the slowest here, wrk is not there';

export interface Load {
  perSecond: number;
  /** What the server takes for one answer, whatever else the machine does. */
  cpuMicros: number;
}

export async function loadOf(url: string, pid: number): Promise<Load> {
  const before = cpuSeconds(pid);
  const { perSecond, count } = hasWrk ? await withWrk(url) : await withAutocannon(url);
  return { perSecond, cpuMicros: ((cpuSeconds(pid) - before) / count) * 1e6 };
}

async function withWrk(url: string) {
  const words = ['-t1', '-c40', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url];
  const { stdout } = await run('wrk', words);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const found = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return { perSecond: found(/Requests\/sec:\s+([\d.]+)/), count: found(/(\d+) requests in/) };
}

async function withAutocannon(url: string) {
  const perSecond = await requestsPerSecond(url);
  return { perSecond, count: perSecond * seconds };
}

/** Of the process and of all that it has started. */
function cpuSeconds(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.map((name) => ({ pid: Number(name), ...statOf(name) }));
  const within = (parent: number): number[] => [
    parent,
    ...stats.filter((each) => each.parent === parent).flatMap((each) => within(each.pid)),
  ];
  const own = new Set(within(pid));
  return stats.filter((each) => own.has(each.pid)).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond;
}

function statOf(pid: string): { parent: number; ticks: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name may have blanks in it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It has just ended.
    return { parent: 0, ticks: 0 };
  }
}
