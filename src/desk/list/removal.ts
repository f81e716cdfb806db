/** How the rows of a list are deleted, and how they come back. */
import { send } from '#desk/send.ts';
import type { Tipo } from '#things.ts';
import type { CallName, Failed, Result } from '#ui/call.ts';

export interface Removal<Row> {
  /** The question, as the specification words it. */
  question(row: Row): string;
  work(row: Row): Promise<Result<CallName>>;
  done(row: Row): string;
  failed: string;
  /** What the button says, when it is more than "Eliminar". */
  label?: string;
  /** What kind of thing it is, for what goes to the trash: "Deshacer" brings it back from there. */
  tipo?: Tipo | ((row: Row) => Tipo);
}

export function undoOf<Row extends { id: number }>({ tipo }: Removal<Row>, rows: Row[]) {
  if (!tipo) return undefined;
  return async (): Promise<{ ok: true } | Failed> => {
    let refused: Failed | undefined;
    // The last one that went comes back first: it may be what the others belong to.
    for (const row of rows.toReversed()) {
      const sent = { tipo: typeof tipo === 'function' ? tipo(row) : tipo, id_cosa: row.id };
      const result = await send('restore_papelera.php', sent);
      if (!result.ok) refused ??= result;
    }
    return refused ?? { ok: true };
  };
}
