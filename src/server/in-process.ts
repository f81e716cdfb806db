/** How pages rendered here make their calls: straight into the dispatcher, without a socket. */

import type { App } from '#app.server.ts';
import { calls } from '#calls.server.ts';
import { ownAddress } from './api/address.ts';
import { dispatch } from './api/dispatch.ts';

let running: App | undefined;

export function setRunningApp(app: App): void {
  running = app;
}

export async function callInProcess(name: string, request: Request): Promise<Response> {
  if (!running) throw new Error('the app is not running yet');
  return dispatch(running, calls, name, request, ownAddress);
}
