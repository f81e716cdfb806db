/**
 * A newsletter to many readers over a mail server that refuses, delays and hangs up, while the process is killed again
 * and again: each reader gets it once, the refused ones are marked, and memory stays flat.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../src/server/db/open.ts';
import { readSettings } from '../../src/server/settings.ts';
import { type SmtpMail, type SmtpVerdict, startSmtpDouble } from '../../test/harness/smtp-double.ts';
import type { Report } from './report.ts';
import { type Door, type DrillSite, openSite, until, type Visitor } from './site.ts';

const kills = 20;
/** Of a hundred readers: no such mailbox, asked to come later once, hung up on once, answered slowly. */
const fates = { gone: 2, later: 2, dropped: 1, slow: 1 };
const slowMs = 1500;
const perMinute = 6000;
/** What a server asked to come later waits for a minute, and so does what a dead process was sending. */
const healSeconds = 400;

export async function boletinDrill(databaseEnv: Record<string, string>, readers: number): Promise<Report> {
  const post = await startSmtpDouble();
  const site = await openSite({ ...databaseEnv, SMTP_URL: post.url, MAIL_PER_MINUTE: String(perMinute) });
  const faults: string[] = [];
  const once = new Set<string>();
  post.verdict = (to) => verdictOf(to, once);
  post.delay = (to) => (fateOf(to) === 'slow' ? slowMs : 0);
  try {
    await site.start();
    const admin = await site.admin();
    await subscribe(site, databaseEnv, readers);
    const id = await begin(site, admin);
    const memory: number[] = [];
    const started = Date.now();
    for (let n = 1; n <= kills; n++) {
      const wanted = Math.floor((readers * n) / (kills + 2));
      await until(async () => post.taken.length >= wanted, 120);
      await wait(Math.random() * 300);
      memory.push(await memoryOf(site));
      await site.kill();
      await site.start();
    }
    const read = async () => (await site.get(`/api/get_envio_admin.php?id=${id}`, admin))?.json();
    const isDone = async () => (await read())?.data?.estado === 'enviado';
    const healed = await until(isDone, healSeconds);
    memory.push(await memoryOf(site));
    const { data } = (await read()) ?? {};
    if (healed === undefined) faults.push(`it is still ${data?.estado}: ${data?.pendientes} mails wait`);
    const judged = judge(post.taken, readers, data, faults);
    if (judged.repeated > kills * 4)
      faults.push(`${judged.repeated} repeated mails, more than were on their way at the kills`);
    const seconds = Math.round((Date.now() - started) / 1000);
    const [least, most] = [Math.min(...memory), Math.max(...memory)];
    return {
      done: [
        `${readers} readers, ${kills} kills, ${seconds} s: ${judged.unique} got it, ${data?.rechazados} refused and marked, ${judged.repeated} mails twice under the same Message-ID`,
        `memory between ${least} and ${most} MB, ${memory.at(-1)} MB at the end`,
      ],
      faults,
      ratio: `${Math.round((judged.unique / seconds) * 60)} mails/min, restarts included`,
    };
  } finally {
    await site.kill().catch(() => {});
    await post.close();
    await site.remove();
  }
}

type Fate = keyof typeof fates | 'fine';

function fateOf(to: string): Fate {
  let place = Number(to.match(/\d+/)?.[0]) % 100;
  for (const [fate, share] of Object.entries(fates)) {
    if (place < share) return fate as Fate;
    place -= share;
  }
  return 'fine';
}

function verdictOf(to: string, once: Set<string>): SmtpVerdict {
  const fate = fateOf(to);
  if (fate === 'gone') return { code: 550, text: '5.1.1 no such user' };
  if ((fate !== 'later' && fate !== 'dropped') || once.has(to)) return undefined;
  once.add(to);
  return fate === 'dropped' ? 'drop' : { code: 451, text: '4.3.0 come back later' };
}

/** Straight into the table: that many forms would take longer than the drill. */
export async function subscribe(
  site: Pick<DrillSite, 'dataDir'>,
  databaseEnv: Record<string, string>,
  count: number,
): Promise<void> {
  const database = openDatabase(readSettings({ DATA_DIR: site.dataDir, DEMO: 'off', ...databaseEnv }));
  const now = new Date().toISOString();
  for (let first = 0; first < count; first += 500)
    await database.db
      .insertInto('suscriptores')
      .values(
        Array.from({ length: Math.min(500, count - first) }, (_, n) => ({
          ...{ email: `lectora${first + n}@example.com`, token: `t${first + n}`, estado: 'confirmado' as const },
          ...{ origen: '', texto_version: '', pedido_en: now, confirmado_en: now, baja_en: null },
        })),
      )
      .execute();
  await database.close();
}

export async function begin(site: Door, admin: Visitor): Promise<number> {
  const bloques = [{ tipo: 'texto', texto: '<p>Hola: <a href="/contacto">escríbenos</a>.</p>' }];
  const made = await site.post('create_envio.php', { asunto: 'Simulacro', bloques }, admin);
  const sent = await site.post('send_envio.php', { id: made?.body.id }, admin);
  if (sent?.status !== 200) throw new Error(`the newsletter was not begun: ${JSON.stringify(sent?.body)}`);
  return made!.body.id;
}

/** Each reader with a mailbox has it, under one Message-ID; nobody else has. */
function judge(taken: SmtpMail[], readers: number, envio: { rechazados: number } | undefined, faults: string[]) {
  const idsOf = new Map<string, Set<string>>();
  for (const { to, id } of taken) idsOf.set(to, (idsOf.get(to) ?? new Set()).add(id));
  let expected = 0;
  for (let n = 0; n < readers; n++) {
    const to = `lectora${n}@example.com`;
    const ids = idsOf.get(to)?.size ?? 0;
    const wanted = fateOf(to) === 'gone' ? 0 : 1;
    expected += wanted;
    if (ids !== wanted) faults.push(`${to}: ${ids} Message-IDs`);
  }
  if (envio?.rechazados !== readers - expected)
    faults.push(`${envio?.rechazados} marked, ${readers - expected} have no mailbox`);
  return { unique: idsOf.size, repeated: taken.length - idsOf.size };
}

/** Of the running process, in megabytes. */
async function memoryOf(site: DrillSite): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024);
}
