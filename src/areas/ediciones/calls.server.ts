/** Who has a thing open to edit it: a form says so while it is open, and is answered who else does. */
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { Refusal } from '#server/api/refusal.ts';
import { things, tipos } from '#things.ts';
import { flag, id } from '#values/fields.ts';
import { aliveMs } from './pace.ts';
import { listOthers, noteClosed, noteOpen } from './queries.server.ts';

export const ediciones = {
  'note_edicion.php': call({
    method: 'post',
    access: 'oficina',
    summary: 'Say that one has a thing open to edit it (`cerrada`: no more), and hear who else has',
    input: z.object({
      tipo: z.enum(tipos, { error: 'El tipo no existe.' }),
      id: id(),
      cerrada: flag('Cerrada').optional(),
    }),
    output: z.object({ data: z.array(z.object({ usuario: z.string(), desde: z.string() })) }),
    async handle({ db, input: { tipo, id, cerrada }, user, now }) {
      if (!may(user, things[tipo].capability)) throw new Refusal(403, 'Tu papel no te permite editarlo.');
      const open = { tipo, id_cosa: id, usuario: user!.usuario };
      if (cerrada) await noteClosed(db, open);
      else await noteOpen(db, open, now, new Date(Date.parse(now) - aliveMs).toISOString());
      return { data: await listOthers(db, open) };
    },
  }),
};
