import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { form, origin, startApp } from '#test/harness/harness.ts';

const testApp = await startApp();
const { admin, app } = testApp;

async function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#9c3d1b' } })
    .withExif({ IFD0: { Artist: 'Alguien', Copyright: 'secreto' }, IFD3: { GPSLatitude: '40/1 4/1 0/1' } })
    .jpeg()
    .toBuffer();
}

function file(data: Buffer | string, name: string, type: string): Blob {
  return new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type });
}

/** The pictures themselves; their versions are made in the background. */
async function storedFiles(): Promise<string[]> {
  const names = await readdir(join(app.settings.dataDir, 'media'), { recursive: true }).catch(() => []);
  return names.filter((name) => /-\d+x\d+\.webp$/.test(name)).sort();
}

/** Refused with this status and a Spanish sentence, and nothing is stored. */
async function expectRefused(body: FormData, status: number, sentence: RegExp) {
  const before = await storedFiles();
  const reply = await admin.post('upload_image.php', body);
  expect(reply).toMatchObject({ status, body: { success: false, message: expect.stringMatching(sentence) } });
  expect(await storedFiles()).toEqual(before);
}

test('an upload answers success, location and message; field `image` answers imageUrl', async () => {
  const reply = await admin.post(
    'upload_image.php',
    form({ file: file(await jpeg(640, 427), 'hoz.jpg', 'image/jpeg') }),
  );
  expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Imagen subida con éxito.' } });
  expect(reply.body.location).toMatch(/^\/media\/[0-9a-f]{20}-640x427\.webp$/);
  const business = await admin.post(
    'upload_image.php',
    form({ image: file(await jpeg(641, 427), 'hoz.jpg', 'image/jpeg') }),
  );
  expect(business.body.imageUrl).toMatch(/^\/media\//);
});

test('a picture is decoded and re-encoded: no metadata is left, the name says nothing of the original', async () => {
  const { body } = await admin.post(
    'upload_image.php',
    form({ file: file(await jpeg(900, 600), 'mi casa.jpg', 'image/jpeg') }),
  );
  const response = await testApp.visitor.request(body.location);
  const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 900, height: 600 });
  expect(stored.exif).toBeUndefined();
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(body.location).not.toContain('casa');
});

test('responsive webp and avif variants are served, also the first time they are asked for', async () => {
  const { body } = await admin.post(
    'upload_image.php',
    form({ file: file(await jpeg(1700, 1000), 'a.jpg', 'image/jpeg') }),
  );
  const base = body.location.replace('.webp', '');
  for (const [name, type] of [
    ['-400.avif', 'image/avif'],
    ['-800.webp', 'image/webp'],
    ['-1600.avif', 'image/avif'],
    // What networks show beside a link, under the name of now and that of before.
    ['-1200x675.jpg', 'image/jpeg'],
    ['-1200.jpg', 'image/jpeg'],
  ] as const) {
    const response = await testApp.visitor.request(base + name);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(width).toBe(Number(name.match(/\d+/)?.[0]));
    if (name.endsWith('.jpg')) expect(height).toBe(675);
  }
});

test('only the widths we offer exist: nobody can make us draw others', async () => {
  const { body } = await admin.post(
    'upload_image.php',
    form({ file: file(await jpeg(1700, 1000), 'a.jpg', 'image/jpeg') }),
  );
  const base = body.location.replace('.webp', '');
  for (const name of [
    '-401.avif',
    '-2400.webp',
    '-1.webp',
    '-800.png',
    '-99999999.avif',
    '-800x675.jpg',
    '-400x300.avif',
  ])
    expect((await testApp.visitor.request(base + name)).status).toBe(404);
});

test('a video or picture can be asked for in parts', async () => {
  const { body } = await admin.post(
    'upload_image.php',
    form({ file: file(await jpeg(300, 200), 'a.jpg', 'image/jpeg') }),
  );
  const part = await testApp.visitor.request(body.location, { headers: { range: 'bytes=0-9' } });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(10);
  expect((await testApp.visitor.request(body.location, { headers: { range: 'bytes=999999-' } })).status).toBe(416);
});

test('png, webp and avif come in as well', async () => {
  for (const format of ['png', 'webp', 'avif'] as const) {
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      [format]()
      .toBuffer();
    expect(
      (await admin.post('upload_image.php', form({ file: file(data, `a.${format}`, `image/${format}`) }))).status,
    ).toBe(200);
  }
});

test('a text file called .jpg is refused with a clear message', async () => {
  await expectRefused(
    form({ file: file('esto no es una foto', 'foto.jpg', 'image/jpeg') }),
    415,
    /«foto\.jpg» no es una imagen válida/,
  );
});

test('SVG is refused, whatever it calls itself', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  await expectRefused(form({ file: file(svg, 'dibujo.png', 'image/png') }), 415, /no es una imagen válida/);
});

test('GIF is refused', async () => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  await expectRefused(form({ file: file(gif, 'a.gif', 'image/gif') }), 415, /no es una imagen válida/);
});

test('a picture bomb (huge dimensions) is refused before it is unpacked', async () => {
  await expectRefused(
    form({ file: file(pngBomb(60_000, 60_000), 'bomba.png', 'image/png') }),
    415,
    /demasiados píxeles/,
  );
});

test('a picture cut off in the middle is refused', async () => {
  const noise = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  await expectRefused(
    form({ file: file(noise.subarray(0, noise.length / 2), 'media.jpg', 'image/jpeg') }),
    415,
    /dañada|no es una imagen válida/,
  );
});

test('more than 15 MB is refused with the limit in the message', async () => {
  await expectRefused(
    form({ file: file(Buffer.alloc(15 * 1024 * 1024 + 1, 7), 'enorme.jpg', 'image/jpeg') }),
    413,
    /15 MB/,
  );
});

test('no file at all is said', async () => {
  await expectRefused(form({}), 422, /No se ha recibido ninguna imagen/);
  await expectRefused(
    form({ otro: file(await jpeg(9, 9), 'a.jpg', 'image/jpeg') }),
    422,
    /No se esperaba ningún archivo/,
  );
});

test('broken multipart is a 400', async () => {
  const headers = { origin, 'content-type': 'multipart/form-data; boundary=xyz' };
  for (const body of [
    '--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    'basura',
    '--xyz\r\n\r\n',
  ])
    expect((await admin.post('upload_image.php', body, headers)).status).toBe(400);
  expect((await admin.post('upload_image.php', 'abc', { origin, 'content-type': 'multipart/form-data' })).status).toBe(
    400,
  );
});

test('a declared body of 1 GB is refused at once', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=xyz', 'content-length': String(1024 ** 3) };
  expect((await admin.post('upload_image.php', '--xyz--', headers)).status).toBe(413);
});

test('a form that never says how long it is, nor ends, is refused once it is too long', async () => {
  const field = Buffer.concat([
    Buffer.from('--xyz\r\nContent-Disposition: form-data; name="message"\r\n\r\n'),
    Buffer.alloc(1024 * 1024, 'a'),
    Buffer.from('\r\n'),
  ]);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent++ < 50) controller.enqueue(new Uint8Array(field));
      else controller.close();
    },
  });
  const response = await testApp.visitor.request('/api/submit_contact.php', {
    method: 'POST',
    headers: { origin, 'content-type': 'multipart/form-data; boundary=xyz' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: 'Lo que has enviado es demasiado grande.' });
  expect(sent).toBeLessThan(15);
});

test('an upload that the disk does not take is our failure, said as such, and leaves nothing behind', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'disco-'));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true });
  });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  let sent = 0;
  const source = {
    async pull(controller: ReadableStreamDefaultController) {
      // A folder stands where the file is to be written.
      if (sent === 0) for (const folder of await readdir(temporary)) await mkdir(join(temporary, folder, '0'));
      const head = '--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
      controller.enqueue(new TextEncoder().encode(sent++ === 0 ? head : 'a'.repeat(200_000)));
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (sent < 20) return;
      controller.enqueue(new TextEncoder().encode('\r\n--xyz--\r\n'));
      controller.close();
    },
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const response = await admin.request('/api/upload_image.php', {
    method: 'POST',
    headers: { origin, 'content-type': 'multipart/form-data; boundary=xyz' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(500);
  expect(unhandled).not.toHaveBeenCalled();
  expect(await readdir(temporary)).toEqual([]);
});

test('path tricks in media names find nothing', async () => {
  for (const name of ['..%2f..%2fpackage.json', 'a'.repeat(5000), '....//secretos.sqlite', '%00.webp'])
    expect((await testApp.visitor.request(`/media/${name}`)).status).toBe(404);
});

/** A valid PNG of these dimensions whose pixels are never there. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
