/** A change that a collaborator wants, written and taken back through the one door. */
import {
  type Decider,
  lockOpen,
  mailTo,
  requirePropuesta,
  type Seen,
  settle,
} from '#areas/propuestas/decide.server.ts';
import { changedMail, withdrawnMail } from '#areas/propuestas/mails.server.ts';
import type { PropuestaRow } from '#areas/propuestas/queries.server.ts';
import { updatePropuesta } from '#areas/propuestas/queries.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { restoreThing } from '#server/things/restore-thing.ts';
import { saveThing, trashThing, type Values } from '#server/things/save-thing.ts';
import { things } from '#things.ts';
import type { CambioCampos } from './colaborador.ts';

export function cambioOf(row: Pick<PropuestaRow, 'campos'>): CambioCampos {
  return JSON.parse(row.campos) as CambioCampos;
}

/** Only what it changes: what others wrote meanwhile stays. */
export async function acceptCambio(decider: Decider, seen: Seen): Promise<void> {
  const { id } = seen;
  const row = await requirePropuesta(decider.db, id, 'cambio');
  if (row.estado === 'aceptada') return;
  const { tipo, id: cosaId, despues, retira } = cambioOf(row);
  const open = { id, version: seen.version ?? row.version };
  const clave = `propuesta-${id}-aceptada`;
  if (retira)
    return trashEvento(decider, cosaId, async (db) => {
      await lockOpen(db, open, 'cambio');
      await settle(decider, db, row, { estado: 'aceptada' });
      await mailTo(decider, db, row, withdrawnMail(row, clave));
    });
  await saveThing(decider, tipo, {
    id: cosaId,
    values: async (db) => {
      await lockOpen(db, open, 'cambio');
      return despues as Values<typeof tipo>;
    },
    also: async (db, { slug }) => {
      await settle(decider, db, row, { estado: 'aceptada' });
      const url = decider.app.settings.siteUrl + things[tipo].path(slug);
      await mailTo(decider, db, row, changedMail(row, url, clave));
    },
  });
  decider.changed('propuestas');
}

/** What a collaborator published goes back to what it was; what somebody changed since stays as it is. */
export async function undo(decider: Decider, id: number): Promise<void> {
  const { db, now } = decider;
  const row = await requirePropuesta(db, id, undefined);
  if (row.estado !== 'aceptada' || row.origen !== 'colaborador')
    throw new Refusal(409, 'Solo se deshace lo que ha publicado un colaborador.');
  const marked = { estado: 'rechazada', nota: 'Deshecho.', updated_at: now } as const;
  const mark = (db: Db) => updatePropuesta(db, id, marked);
  if (row.clase === 'evento') return trashEvento(decider, row.evento_id!, mark);
  const { tipo, id: cosaId, antes, despues, retira } = cambioOf(row);
  if (retira) await restoreThing(decider, { tipo, id_cosa: cosaId }, {}, mark);
  else
    await saveThing(decider, tipo, {
      id: cosaId,
      values: (_, before) => stillSaid(before, antes, despues) as Values<typeof tipo>,
      also: mark,
    });
  decider.changed('propuestas');
}

/** Together with what else is written of it; pages are told when all of it is stored. */
async function trashEvento(decider: Decider, id: number, also: (db: Db) => Promise<void>): Promise<void> {
  const tags = ['propuestas'];
  await decider.db.transaction().execute(async (db) => {
    await trashThing({ ...decider, db, changed: (...some) => void tags.push(...some) }, 'evento', id);
    await also(db);
  });
  decider.changed(...tags);
}

function stillSaid(now: object, antes: Record<string, unknown>, despues: Record<string, unknown>) {
  const row = now as Record<string, unknown>;
  return Object.fromEntries(Object.entries(antes).filter(([column]) => row[column] === despues[column]));
}
