/** The mail server is dead, slow, refuses or hangs up: nobody waits for it, and every mail arrives in the end. */
import { type PostMode, type PostOffice, startPostOffice } from './post-office.ts';
import { type Report, ratioOf } from './report.ts';
import { type DrillSite, openSite, until, type Visitor, visit } from './site.ts';
import { anybody } from './writers.ts';

const mailsEach = 3;
/** The outbox tries again after 15 s, then 30, and looks every 10. */
const healSeconds = 120;

export async function mailDrill(env: Record<string, string>, isLong: boolean): Promise<Report> {
  const post = await startPostOffice();
  const site = await openSite({ ...env, SMTP_URL: post.url });
  const faults: string[] = [];
  const done: string[] = [];
  try {
    await site.start();
    const admin = await site.admin();
    await site.get('/');
    const calm = await visit(site.url, 4);
    let worst = calm.rate;
    const modes: (PostMode | 'dead')[] = ['dead', 'slow', 'refuses', 'drops'];
    for (const mode of isLong ? [...modes, 'hangs' as const] : modes) {
      if (mode === 'dead') await post.close();
      else post.mode = mode;
      const before = post.delivered.length;
      const slowestMs = await writeMensajes(site, mode, faults);
      // A slow one takes them all; of the others the outbox must say what is wrong.
      const isSaid = mode === 'slow' || (await until(() => saysWhy(site, admin), 40)) !== undefined;
      if (!isSaid) faults.push(`${mode}: the outbox does not say why`);
      const stormy = await visit(site.url, 4);
      if (stormy.failed > 0) faults.push(`${mode}: ${stormy.failed} pages failed`);
      worst = Math.min(worst, stormy.rate);
      if (mode === 'dead') await post.open();
      else if (mode !== 'slow') post.mode = 'fine';
      const healed = await until(async () => uniqueSince(post, before) >= mailsEach, healSeconds);
      post.mode = 'fine';
      if (healed === undefined)
        faults.push(`${mode}: ${mailsEach - uniqueSince(post, before)} mails had not come after ${healSeconds} s`);
      done.push(
        `${mode}: forms answered within ${Math.round(slowestMs)} ms, ${Math.round(stormy.rate)} pages/s; all mails there ${healed?.toFixed(0)} s after it was well again`,
      );
    }
    const unique = uniqueSince(post, 0);
    const repeated = post.delivered.length - unique;
    if (repeated > 0) faults.push(`${repeated} mails came twice`);
    return {
      done: [...done, `${unique} mails, ${repeated} twice`],
      faults,
      ratio: ratioOf(worst, calm.rate, 'pages/s, the worst of them'),
    };
  } finally {
    await site.kill().catch(() => {});
    await post.close();
    await site.remove();
  }
}

/** The slowest answer in milliseconds. */
async function writeMensajes(site: DrillSite, mode: string, faults: string[]): Promise<number> {
  let slowest = 0;
  for (let n = 0; n < mailsEach; n++) {
    const fields = { name: 'Ana', email: `${mode}-${n}@example.com`, phone: '', message: 'Hola', consent: true };
    const started = performance.now();
    const sent = await site.post('submit_contact.php', fields, anybody());
    slowest = Math.max(slowest, performance.now() - started);
    if (sent?.status !== 200) faults.push(`${mode}: the form was answered ${sent?.status}`);
  }
  if (slowest > 1000) faults.push(`${mode}: the form was answered after ${Math.round(slowest)} ms`);
  return slowest;
}

async function saysWhy(site: DrillSite, admin: Visitor): Promise<boolean> {
  const response = await site.get('/api/get_correos_admin.php?estado=fallido', admin);
  const { data = [] } = (await response?.json()) ?? {};
  return data.length > 0 && data.every(({ ultimo_error }: { ultimo_error: string | null }) => Boolean(ultimo_error));
}

function uniqueSince(post: PostOffice, from: number): number {
  return new Set(post.delivered.slice(from).map(({ id, to }) => `${id} ${to}`)).size;
}
