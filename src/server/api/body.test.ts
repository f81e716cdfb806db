import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readBody } from './body.ts';

const pace = { idleMs: 50, bytesPerSecond: 1000 };

/** A body whose pieces come with so many milliseconds in between; the last one never ends. */
function slowly(pieces: number, bytes: number, everyMs: number, isEnding = true): Request {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(everyMs);
      if (pieces-- > 0) controller.enqueue(new Uint8Array(bytes));
      else if (isEnding) controller.close();
      else await new Promise(() => {});
    },
  });
  return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

async function sizeOf(request: Request, maxBytes = 10_000): Promise<number> {
  let size = 0;
  for await (const chunk of readBody(request, maxBytes, pace)) size += chunk.length;
  return size;
}

test('a body that comes fast enough is read whole', async () => {
  expect(await sizeOf(slowly(10, 100, 10))).toBe(1000);
  expect(await sizeOf(new Request('http://localhost/'))).toBe(0);
});

test('one that stops coming is cut', async () => {
  await expect(sizeOf(slowly(2, 100, 1, false))).rejects.toMatchObject({ status: 408 });
});

test('one that drips is cut, though something always comes', async () => {
  const started = performance.now();
  await expect(sizeOf(slowly(1000, 1, 20))).rejects.toMatchObject({ status: 408 });
  expect(performance.now() - started).toBeLessThan(1000);
});

test('one that is too large is cut where it becomes so', async () => {
  await expect(sizeOf(slowly(1000, 1000, 1), 5000)).rejects.toMatchObject({ status: 413 });
});

test('a sender who leaves gets a refusal, not a fault', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  await expect(sizeOf(request)).rejects.toMatchObject({ status: 400 });
});
