/** How the rows of a list are deleted, and how they come back. */
import { send } from '#desk/send.ts';
import { endingOf, itOf, type Tipo, theThing, things, trashDays } from '#things.ts';
import type { CallName, Failed, Result } from '#ui/call.ts';

export type Removal<Row> = {
  work(row: Row): Promise<Result<CallName>>;
  /** What the button says, when it is more than "Eliminar". */
  label?: string;
} & (
  | { tipo: Tipo; words?: undefined }
  | {
      /** What kind of thing it is, for what goes to the trash: "Deshacer" brings it back from there. */
      tipo?: Tipo | ((row: Row) => Tipo);
      /** Other than those most kinds have. */
      words: RemovalWords<Row>;
    }
);

interface RemovalWords<Row> {
  /** The question, as the specification words it. */
  question(row: Row): string;
  done(row: Row): string;
  failed: string;
}

export function removalWords<Row>(removal: Removal<Row>, nameOf: (row: Row) => string): RemovalWords<Row> {
  const { tipo, words } = removal;
  if (words) {
    const tipoOf = (row: Row) => (typeof tipo === 'function' ? tipo(row) : tipo);
    return { ...words, question: (row) => askedOf(words.question(row), tipoOf(row)) };
  }
  const { one } = things[tipo];
  return {
    question: (row) => askedOf(`¿Estás seguro de que quieres eliminar ${one} "${nameOf(row)}"?`, tipo),
    done: (row) => `${theThing(tipo)} "${nameOf(row)}" ha sido eliminad${endingOf(tipo)}.`,
    failed: `Error al eliminar ${one}.`,
  };
}

/** Of what goes to the trash the question says so. */
export function askedOf(question: string, tipo: Tipo | undefined): string {
  return tipo ? `${question} Podrás recuperar${itOf(tipo)} de la papelera durante ${trashDays} días.` : question;
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
