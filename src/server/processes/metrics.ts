/** What the operator may want to watch, in the form that Prometheus and its kin read. Each process reports itself. */
import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { may } from '#server/api/may.ts';
import type { App } from '#server/app.ts';

const delay = monitorEventLoopDelay({ resolution: 10 });

const answers = new Map<string, number>();

/** One more answer with this status. */
export function countAnswer(status: number): void {
  const group = `${Math.floor(status / 100)}xx`;
  answers.set(group, (answers.get(group) ?? 0) + 1);
}

export function createMetrics(app: App): (request: Request) => Promise<Response> {
  delay.enable();

  function lines(): string {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const pages = app.pages.size();
    const room = app.disk.room();
    const ms = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0).toFixed(6);
    const all: [name: string, kind: 'gauge' | 'counter', value: string | number, label?: string][] = [
      ['process_start_time_seconds', 'gauge', Math.round(Date.now() / 1000 - process.uptime())],
      ['process_cpu_seconds_total', 'counter', (user + system) / 1e6],
      ['process_resident_memory_bytes', 'gauge', rss],
      ['heap_used_bytes', 'gauge', heapUsed],
      ['event_loop_delay_seconds', 'gauge', ms(delay.percentile(50)), 'quantile="0.5"'],
      ['event_loop_delay_seconds', 'gauge', ms(delay.percentile(99)), 'quantile="0.99"'],
      ['pages_kept', 'gauge', pages.pages],
      ['pages_kept_bytes', 'gauge', pages.bytes],
      ...(room ? ([['disk_free_bytes', 'gauge', room.freeBytes]] as [string, 'gauge', number][]) : []),
      ...[...answers]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([status, count]): [string, 'counter', number, string] => [
          'http_answers_total',
          'counter',
          count,
          `status="${status}"`,
        ]),
    ];
    const place = `process="${process.env.PROCESS_NUMBER ?? 0}"`;
    const named = new Set<string>();
    const text = all.flatMap(([name, kind, value, label]) => {
      const head = named.has(name) ? [] : [`# TYPE secretos_${name} ${kind}`];
      named.add(name);
      return [...head, `secretos_${name}{${[place, label].filter(Boolean).join(',')}} ${value}`];
    });
    return `${text.join('\n')}\n`;
  }

  return async (request) => {
    const headers = new Headers({
      'cache-control': 'no-store',
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    });
    if (await isOperator(app, request, headers)) return new Response(lines(), { headers });
    headers.set('content-type', 'application/json; charset=utf-8');
    const message = 'Solo para quien administra el sitio.';
    return new Response(JSON.stringify({ success: false, message, data: null }), { status: 401, headers });
  };
}

async function isOperator({ auth, settings }: App, { headers }: Request, answer: Headers): Promise<boolean> {
  const shown = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (shown !== undefined) return settings.metricsToken !== undefined && isSame(shown, settings.metricsToken);
  const user = headers.has('cookie') ? await auth.currentUser(headers, answer).catch(() => undefined) : undefined;
  return may(user, 'admin');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
