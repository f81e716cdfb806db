/** A change that a collaborator wants, written and taken back through the one door. */
import { type Decider, lockOpen, requirePropuesta, settle } from '#areas/propuestas/decide.server.ts';
import type { PropuestaRow } from '#areas/propuestas/queries.server.ts';
import { updatePropuesta } from '#areas/propuestas/queries.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { saveThing, trashThing, type Values } from '#server/things/save-thing.ts';
import type { CambioCampos } from './colaborador.ts';

export function cambioOf(row: Pick<PropuestaRow, 'campos'>): CambioCampos {
  return JSON.parse(row.campos) as CambioCampos;
}

/** Only what it changes: what others wrote meanwhile stays. */
export async function acceptCambio(decider: Decider, id: number): Promise<void> {
  const row = await requirePropuesta(decider.db, id, 'cambio');
  if (row.estado === 'aceptada') return;
  const { tipo, id: cosaId, despues } = cambioOf(row);
  await saveThing(decider, tipo, {
    id: cosaId,
    values: async (db) => {
      await lockOpen(db, id, 'cambio');
      return despues as Values<typeof tipo>;
    },
    also: (db) => settle(decider, db, row, { estado: 'aceptada' }),
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
  if (row.clase === 'evento') {
    await trashThing(decider, 'evento', row.evento_id!);
    await updatePropuesta(db, id, marked);
  } else {
    const { tipo, id: cosaId, antes, despues } = cambioOf(row);
    await saveThing(decider, tipo, {
      id: cosaId,
      values: (_, before) => stillSaid(before, antes, despues) as Values<typeof tipo>,
      also: (db) => updatePropuesta(db, id, marked),
    });
  }
  decider.changed('propuestas');
}

function stillSaid(now: object, antes: Record<string, unknown>, despues: Record<string, unknown>) {
  const row = now as Record<string, unknown>;
  return Object.fromEntries(Object.entries(antes).filter(([column]) => row[column] === despues[column]));
}
