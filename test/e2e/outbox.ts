import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, vi } from 'vitest';

/** The newest mail to somebody, as text, once it has left. */
export function mailTo(address: string, dataDir = inject('dataDir')): Promise<string> {
  return vi.waitFor(
    async () => {
      const folder = join(dataDir, 'outbox');
      const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
      const found = mails.filter((mail) => mail.includes(`To: ${address}`)).at(-1);
      if (!found) throw new Error(`no mail to ${address}`);
      // Long lines are folded with "=" in quoted-printable.
      return found.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    },
    { timeout: 15_000, interval: 200 },
  );
}
