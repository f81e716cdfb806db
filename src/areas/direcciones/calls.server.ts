import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { pageAddress } from '#server/pages/address.ts';
import { publicPaths } from '#server/public/paths.ts';
import { findRedirect } from '#server/things/former-paths.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { anterior, direccion, kind } from './direccion.ts';
import { findAt, findDireccion, listDirecciones, listFormer } from './queries.server.ts';

/** What the program answers itself, whatever a redirect says. */
const own = new Set(['admin', 'api', 'assets', 'media']);

/** Nobody follows more redirects than a browser does. */
const mostSteps = 20;

export const direcciones = {
  'get_direcciones_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary:
      'The redirects of the operator, and the addresses that things had before (the first 200, with their number)',
    output: z.object({ data: z.array(direccion), anteriores: z.array(anterior), total_anteriores: z.number() }),
    async handle({ db, now }) {
      const { former, total } = await listFormer(db, now);
      return { data: await listDirecciones(db), anteriores: former, total_anteriores: total };
    },
  }),

  ...kindCalls('direccion', {
    ...kind,
    one: 'a redirect from an address that is not there any more',
    data: direccion,
    async values(columns, { db, before }) {
      const de = columns.de === undefined ? before!.de : pageAddress(columns.de).path;
      const a = columns.a === undefined ? before!.a : encoded(columns.a);
      await requireGone(db, de, before?.id);
      await requireEnd(db, de, a);
      return { de, a };
    },
  }),
};

/** As it is written into a header. */
function encoded(address: string): string {
  const url = new URL(address, 'http://page.invalid');
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}

/** An address that somebody answers to would never lead on. */
async function requireGone(db: Db, de: string, ownId: number | undefined): Promise<void> {
  const refuse = (status: number, why: string) => new Refusal(status, why, { de: why });
  if (de === '/') throw refuse(422, 'La portada no puede llevar a otra dirección.');
  const [, first] = de.split('/');
  if (own.has(first!)) throw refuse(422, `Las direcciones que empiezan por «/${first}» son del programa.`);
  const there = publicPaths.includes(de) ? 'una página del sitio' : await findAt(db, de);
  if (there) throw refuse(409, `En «${de}» está ${there}: solo se redirige lo que ya no está.`);
  const other = await findDireccion(db, de);
  if (other && other.id !== ownId) throw refuse(409, `«${de}» ya lleva a otra dirección: cámbiala en la lista.`);
}

/** Whoever follows it arrives. */
async function requireEnd(db: Db, de: string, a: string): Promise<void> {
  let at: string | undefined = a;
  for (let step = 0; step < mostSteps && at?.startsWith('/'); step++) {
    const { path }: { path: string } = pageAddress(at);
    if (path === de) {
      const why =
        step === 0 ? 'Una dirección no puede llevar a sí misma.' : 'Estas direcciones se llevarían unas a otras.';
      throw new Refusal(422, why, { a: why });
    }
    at = await findRedirect(db, path);
  }
}
