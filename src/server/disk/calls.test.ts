/** A disk without room: said as such, nothing half-done, and everything goes on by itself once there is room. */
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { placeFile } from '#server/files.ts';
import { programVersion } from '#server/version.ts';
import { form, origin, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp({ PICTURES_AHEAD: 'off' });
const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const sentence = /^No queda espacio en el disco del servidor y no se ha podido guardar\..+\([0-9a-f]{8}\)$/;

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#9c3d1b' } })
    .jpeg()
    .toBuffer();
}

describe('the database', () => {
  /** SQLite may take no more pages; PostgreSQL says what it says when its disk is full. */
  async function fillUp(): Promise<() => Promise<void>> {
    if (app.database.dialect === 'sqlite') {
      await sql`pragma wal_checkpoint(truncate)`.execute(app.db);
      await sql`pragma max_page_count = 1`.execute(app.db);
      return async () => void (await sql`pragma max_page_count = 1073741823`.execute(app.db));
    }
    await sql`create function sin_sitio() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(app.db);
    await sql`create trigger lleno before insert on mensajes for each row execute function sin_sitio()`.execute(app.db);
    return async () => void (await sql`drop function sin_sitio cascade`.execute(app.db));
  }

  test('a write is refused with 507 and a sentence, the log says why, and with room it works again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const message = { name: 'Ana', email: 'ana@example.com', message: 'x'.repeat(3000), consent: true };
    const empty = await fillUp();
    const replies = [];
    // The last free pages take a few.
    while (replies.length < 9 && replies.at(-1)?.status !== 507)
      replies.push(await visitor.post('submit_contact.php', message));
    expect(replies.at(-1)).toMatchObject({
      status: 507,
      body: { success: false, message: expect.stringMatching(sentence) },
    });
    expect(logged.mock.calls.join()).toContain('call submit_contact.php failed: the disk is full');
    expect((await visitor.get('get_libros_public.php')).status).not.toBe(507);
    await empty();
    expect((await visitor.post('submit_contact.php', message)).status).toBe(200);
    const { total } = await app.db
      .selectFrom('mensajes')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(replies.filter(({ status }) => status === 200).length + 1);
  });
});

test('an error that ends SQLite’s transaction is told as it is', async () => {
  if (app.database.dialect !== 'sqlite') return;
  const twice = app.db.transaction().execute(async (db) => {
    await sql`insert into meta (clave, valor) values ('doble', '1')`.execute(db);
    await sql`insert or rollback into meta (clave, valor) values ('doble', '2')`.execute(db);
  });
  await expect(twice).rejects.toThrow(/UNIQUE constraint/);
  expect(await app.db.selectFrom('meta').select('valor').where('clave', '=', 'doble').execute()).toEqual([]);
});

describe('an upload', () => {
  test('that does not fit into the temporary folder: 507, and nothing stays', async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'disco-'));
    vi.stubEnv('TMPDIR', temporary);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(temporary, { recursive: true });
    });
    let sent = 0;
    const source = {
      async pull(controller: ReadableStreamDefaultController) {
        // A device that is always full stands where the file is to be written.
        if (sent === 0)
          for (const folder of await readdir(temporary)) await symlink('/dev/full', join(temporary, folder, '0'));
        const head = '--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
        controller.enqueue(new TextEncoder().encode(sent++ === 0 ? head : 'a'.repeat(200_000)));
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (sent < 20) return;
        controller.enqueue(new TextEncoder().encode('\r\n--xyz--\r\n'));
        controller.close();
      },
    };
    const response = await admin.request('/api/upload_image.php', {
      method: 'POST',
      headers: { origin, 'content-type': 'multipart/form-data; boundary=xyz' },
      body: new ReadableStream(source, { highWaterMark: 0 }),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(507);
    expect((await response.json()).message).toMatch(sentence);
    expect(await readdir(temporary)).toEqual([]);
  });

  test('that does not fit where pictures are kept: 507, and then it does', async () => {
    const upload = async () =>
      admin.post('upload_image.php', form({ file: new File([new Uint8Array(await picture())], 'a.jpg') }));
    vi.spyOn(app.media, 'storePicture').mockRejectedValueOnce(full);
    expect(await upload()).toMatchObject({ status: 507, body: { message: expect.stringMatching(sentence) } });
    expect((await upload()).status).toBe(200);
  });

  test.each(['ENOSPC', 'EDQUOT'])('a file that was half written is taken away (%s)', async (code) => {
    const folder = await mkdtemp(join(tmpdir(), 'medio-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const half = placeFile(join(folder, 'foto.webp'), async (temporary) => {
      await writeFile(temporary, 'la mit');
      throw Object.assign(new Error(code), { code });
    });
    await expect(half).rejects.toMatchObject({ code });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the health check', () => {
  test('tells the administrator that little room is left, and nobody else', async () => {
    const fine = { success: true, message: 'ok', version: programVersion };
    const health = async (client: typeof admin) => (await client.request('/api/health')).json();
    expect(await health(admin)).toEqual(fine);
    const low = vi.spyOn(app.disk, 'room').mockReturnValue({ freeBytes: 1, totalBytes: 2, isLow: true });
    expect(await health(admin)).toEqual({ ...fine, disco: 'poco' });
    expect(await health(visitor)).toEqual(fine);
    low.mockRestore();
    expect(await health(admin)).toEqual(fine);
  });
});
