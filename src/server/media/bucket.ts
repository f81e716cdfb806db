/** Files in an S3-compatible bucket. What is on this machine's disk is only a copy, and may be thrown away. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '#server/settings.ts';
import { type Storage, StorageAway } from './storage.ts';

/** Of what it says when it refuses: its first sentences name the reason, what follows may be a whole page. */
const longestAnswer = 500;
/** Until it begins to answer; each kilobyte that it is given takes a millisecond more. */
const silentMs = 15_000;

export function storeInBucket(
  disk: Storage,
  { url, region, accessKeyId, secretAccessKey }: BucketSettings,
  patienceMs = silentMs,
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 200 });

  /** `path` as it follows the bucket's address. */
  async function ask(path: string, init: { method?: string; body?: Blob } = {}): Promise<Response> {
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), patienceMs + (init.body?.size ?? 0) / 1000);
    try {
      return await client.fetch(url + path, { ...init, signal: leaving.signal });
    } catch (error) {
      throw new StorageAway(`the bucket does not answer to ${path}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function put(name: string, body: Blob): Promise<void> {
    const response = await ask(`/${name}`, { method: 'PUT', body });
    if (!response.ok)
      throw new StorageAway(
        `the bucket answered ${response.status} to ${name}: ${(await response.text()).slice(0, longestAnswer)}`,
      );
  }

  async function fetchObject(name: string): Promise<ReadableStream<Uint8Array> | undefined> {
    const response = await ask(`/${name}`);
    if (response.status === 404) return undefined;
    if (!response.ok || !response.body) throw new StorageAway(`the bucket answered ${response.status} for ${name}`);
    return response.body;
  }

  /** To the disk, for this and the next time. */
  async function fetchBack(name: string): Promise<boolean> {
    const content = await fetchObject(name);
    if (!content) return false;
    await throughFile(name, content, (copy) => disk.adopt(name, copy));
    return true;
  }

  /** Up to a thousand names an answer; the bucket says where the next one begins. */
  async function* list() {
    for (let from: string | undefined; ; ) {
      const next = from ? `&continuation-token=${encodeURIComponent(from)}` : '';
      const response = await ask(`?list-type=2${next}`);
      const text = await response.text();
      if (!response.ok)
        throw new StorageAway(
          `the bucket answered ${response.status} when asked what it has: ${text.slice(0, longestAnswer)}`,
        );
      for (const entry of text.split('<Contents>').slice(1))
        yield { name: element(entry, 'Key')!, size: Number(element(entry, 'Size')) };
      from = element(text, 'NextContinuationToken');
      if (!from) return;
    }
  }

  return {
    async find(name) {
      return (await disk.find(name)) ?? ((await fetchBack(name)) ? disk.find(name) : undefined);
    },
    // The bucket first: what the disk has, the bucket has.
    async write(name, data) {
      await put(name, new Blob([new Uint8Array(data)]));
      await disk.write(name, data);
    },
    async adopt(name, path) {
      await put(name, await openAsBlob(path));
      await disk.adopt(name, path);
    },
    list,
    async read(name) {
      return (await disk.read(name)) ?? buffers(await fetchObject(name));
    },
    receive: (name, content) => throughFile(name, content, async (path) => put(name, await openAsBlob(path))),
    async remove(name) {
      const response = await ask(`/${name}`, { method: 'DELETE' });
      if (!response.ok && response.status !== 404)
        throw new StorageAway(`the bucket answered ${response.status} when asked to delete ${name}`);
      await disk.remove(name);
    },
  };
}

async function throughFile(
  name: string,
  content: AsyncIterable<Uint8Array>,
  use: (path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cubo-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content, { mode: 0o600 });
    await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function buffers(content: ReadableStream<Uint8Array> | undefined): AsyncIterable<Buffer> | undefined {
  return content && Readable.fromWeb(content as NodeReadableStream);
}

/** Keys are names of ours, and tokens are sent back as they came: nothing in them stands for another character but &. */
function element(text: string, name: string): string | undefined {
  const [, found] = text.split(`<${name}>`, 2);
  return found?.split(`</${name}>`, 1)[0]?.replaceAll('&amp;', '&');
}
