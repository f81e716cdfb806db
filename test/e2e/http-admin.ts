import { inject } from 'vitest';
import { adminPassword } from './site-server.ts';

export interface Envelope {
  success: boolean;
  message: string;
  data?: unknown;
}

const admins = new Map<string, ReturnType<typeof signInAt>>();

/** The administrator without a browser: to prepare and to look after what a journey made. */
export function httpAdmin(base?: string) {
  if (base) return signInAt(base);
  const site = inject('siteUrl');
  if (!admins.has(site)) admins.set(site, signInAt(site));
  return admins.get(site)!;
}

async function signInAt(base: string) {
  const send = (name: string, body: unknown, cookie = '') =>
    fetch(`${base}/api/${name}`, {
      method: 'POST',
      headers: { origin: base, cookie, ...(!(body instanceof FormData) && { 'content-type': 'application/json' }) },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  const signedIn = await send('login.php', { usuario: 'admin', password: adminPassword });
  if (!signedIn.ok) throw new Error(`sign-in failed: ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return {
    cookie,
    /** As JSON, or as the form that it is. */
    post: async (name: string, body: unknown) =>
      (await send(name, body, cookie)).json() as Promise<Envelope & Record<string, unknown>>,
    get: async (path: string) =>
      (await fetch(`${base}/api/${path}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).json() as Promise<
        Envelope & Record<string, unknown>
      >,
  };
}
