/**
 * How long a page does not answer to fingers: what each long task takes beyond 50 ms, on a processor four times slowed.
 *
 * The browser is driven by hand, with the few commands this needs. Playwright (as Lighthouse) also has it report what
 * happens in the page; every error that is made then costs a second reading of the code it was made in, and React makes
 * five while it is loaded: about 140 ms here that no visitor waits for.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumPath, flags } from '../test/e2e/launch.ts';

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, string>>;

const observe = `globalThis.blocked = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
}).observe({ type: 'longtask', buffered: true });`;

/** Hands `measure` to `work`; the browser ends with it. */
export async function withBlockingTime(
  work: (measure: (url: string) => Promise<number>) => Promise<void>,
): Promise<void> {
  const chromium = spawn(await chromiumPath(), [...flags, '--headless', '--remote-debugging-port=0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(chromium, 'exit');
  const send = await connect(await addressOf(chromium.stderr));
  try {
    await work((url) => blockingTime(send, url));
  } finally {
    // What was started may be a script that has started the browser: asked to end, both do.
    void send('Browser.close');
    await ended;
  }
}

async function blockingTime(send: Send, url: string): Promise<number> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const page = (method: string, params: object) => send(method, params, sessionId);
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
  await page('Page.enable', {});
  await page('Emulation.setDeviceMetricsOverride', phone);
  await page('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page('Page.addScriptToEvaluateOnNewDocument', { source: observe });
  await page('Page.navigate', { url });
  // Long after everything has come to rest.
  await wait(5000);
  const { result } = (await page('Runtime.evaluate', { expression: 'blocked' })) as unknown as {
    result: { value: number };
  };
  await send('Target.disposeBrowserContext', { browserContextId });
  return result.value;
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const piece of output) {
    text += piece;
    const address = /ws:\/\/\S+/.exec(text);
    if (address) return address[0];
  }
  throw new Error(`The browser did not start: ${text}`);
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Record<string, string>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data) as { id?: number; result: Record<string, string>; error?: object };
    if (error) throw new Error(JSON.stringify(error));
    if (id) waiting.get(id)?.(result);
  });
  let last = 0;
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
}
