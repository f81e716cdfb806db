/** Files in an S3-compatible bucket. What is on this machine's disk is only a copy, and may be thrown away. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '#server/settings.ts';
import type { Storage } from './storage.ts';

export function storeInBucket(disk: Storage, { url, region, accessKeyId, secretAccessKey }: BucketSettings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 200 });

  async function put(name: string, body: Blob): Promise<void> {
    const response = await client.fetch(`${url}/${name}`, { method: 'PUT', body });
    if (!response.ok) throw new Error(`the bucket answered ${response.status} to ${name}: ${await response.text()}`);
  }

  /** To the disk, for this and the next time. */
  async function fetchBack(name: string): Promise<boolean> {
    const response = await client.fetch(`${url}/${name}`);
    if (response.status === 404) return false;
    if (!response.ok || !response.body) throw new Error(`the bucket answered ${response.status} for ${name}`);
    const folder = await mkdtemp(join(tmpdir(), 'cubo-'));
    try {
      const copy = join(folder, name);
      await writeFile(copy, response.body, { mode: 0o600 });
      await disk.adopt(name, copy);
      return true;
    } finally {
      await rm(folder, { recursive: true, force: true });
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
  };
}
