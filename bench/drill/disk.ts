/** A real disk that runs full: warned of before, 507 and a sentence while it lasts, and with room all goes on. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Report, ratioOf } from './report.ts';
import { type Answer, type DrillSite, openSite, type Visitor, visit } from './site.ts';
import { anybody } from './writers.ts';

/** More than what counts as little room (1 GiB). */
const diskMb = 1300;
const ballastMb = 500;

export async function diskDrill(env: Record<string, string>): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'disco-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=0700`, 'tmpfs', dataDir]);
  if (mounted.status !== 0) {
    rmdirSync(dataDir);
    return { done: ['skipped: no disk may be mounted here (that takes root)'], faults: [], ratio: '—' };
  }
  const unmount = () => spawnSync('umount', ['-l', dataDir]);
  // Also when the drill is stopped by hand.
  process.once('exit', unmount);
  const site = await openSite(env, dataDir);
  try {
    return await fillUp(site, !env.DATABASE_URL);
  } finally {
    await site.kill().catch(() => {});
    unmount();
    process.off('exit', unmount);
    rmdirSync(dataDir);
  }
}

async function fillUp(site: DrillSite, isSqlite: boolean): Promise<Report> {
  const faults: string[] = [];
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(what);
  };
  await site.start();
  const admin = await site.admin();
  const disco = async () => (await (await site.get('/api/health', admin))?.json())?.disco;
  expect((await disco()) === undefined, 'said to be nearly full while it was empty');
  await site.get('/');
  const calm = await visit(site.url, 4);

  takeUp(join(site.dataDir, 'lastre-1'), ballastMb);
  await site.stop();
  await site.start();
  expect((await disco()) === 'poco', 'the health check does not tell the administrator that little room is left');
  expect(site.output().includes('little room is left on the disk'), 'no warning in the log before it was full');
  expect((await upload(site, admin, 600))?.status === 200, 'an upload failed while there was room');

  takeUp(join(site.dataDir, 'lastre-2'), diskMb);
  const pictures = await filesIn(site, '.webp');
  const refused = [await upload(site, admin, 700), await upload(site, admin, 700)];
  // The database of PostgreSQL lies on another disk.
  if (isSqlite) refused.push(await write(site), await write(site));
  for (const answer of refused) {
    expect(answer?.status === 507, `a full disk was answered ${answer?.status}`);
    expect(/^No queda espacio en el disco/.test(answer?.body.message), `without saying so: ${answer?.body.message}`);
  }
  const stormy = await visit(site.url, 4);
  expect(stormy.failed === 0, `${stormy.failed} pages failed on a full disk`);
  expect((await filesIn(site, '.tmp')) === 0, 'half-written files stayed');
  expect((await filesIn(site, '.webp')) === pictures, 'a refused picture stayed');

  for (const name of ['lastre-1', 'lastre-2']) await rm(join(site.dataDir, name));
  expect((await upload(site, admin, 700))?.status === 200, 'the same upload failed once there was room');
  expect((await write(site))?.status === 200, 'the same form failed once there was room');
  return {
    done: [
      `a disk of ${diskMb} MB: warned of with ${diskMb - ballastMb} MB left; full, ${refused.length} writes were refused with 507; with room again the same ones were taken, nothing was restarted`,
      `pages meanwhile: ${Math.round(stormy.rate)}/s, ${Math.round(calm.rate)}/s before`,
    ],
    faults,
    ratio: ratioOf(stormy.rate, calm.rate, 'pages/s'),
  };
}

/** As much as there is, at most. */
function takeUp(path: string, mb: number): void {
  const megabyte = Buffer.alloc(1024 ** 2);
  const file = openSync(path, 'w');
  try {
    for (let n = 0; n < mb; n++) writeSync(file, megabyte);
    // The last bytes that whole megabytes left.
    while (mb === diskMb) writeSync(file, megabyte, 0, 4096);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

async function upload(site: DrillSite, admin: Visitor, height: number): Promise<Answer | undefined> {
  const create = { width: 900, height, channels: 3 as const, background: '#fff' };
  const jpeg = await sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(jpeg)], 'foto.jpg', { type: 'image/jpeg' }));
  return site.post('upload_image.php', form, admin);
}

function write(site: DrillSite): Promise<Answer | undefined> {
  const fields = { name: 'Ana', email: 'ana@example.com', message: 'x'.repeat(2000), consent: true };
  return site.post('submit_contact.php', fields, anybody());
}

async function filesIn(site: DrillSite, ending: string): Promise<number> {
  const names = await readdir(site.dataDir, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).length;
}
