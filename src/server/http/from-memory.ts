/** Pages and answers that somebody has asked for before: what most requests get, without waiting for anything. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSignedIn } from '#server/api/answers.ts';
import type { PageMemory } from '#server/pages/memory.ts';

const maxKeys = 5000;
const maxUrlLength = 400;

/** Says whether it has answered. `keyOf` finds what an address is kept under, if it may be kept. */
export function createFromMemory(memory: PageMemory, keyOf: (url: string) => string | undefined) {
  const keys = new Map<string, string>();

  function remember(url: string, key: string): void {
    if (url.length > maxUrlLength) return;
    if (keys.size >= maxKeys) keys.clear();
    keys.set(url, key);
  }

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const url = req.url!;
    const known = keys.get(url);
    const key = known ?? keyOf(url);
    if (key === undefined) return false;
    // A call may answer whoever is signed in otherwise; pages are the same for all.
    if (key.startsWith('/api/') && isSignedIn(req.headers.cookie)) return false;
    if (!memory.answer(key, req, res)) return false;
    if (known === undefined) remember(url, key);
    return true;
  };
}
