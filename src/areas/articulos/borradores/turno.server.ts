/** Whose turn it is to save: a form goes on with what it saved itself, anybody else's change in between is a conflict. */
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/things/thing-row.ts';
import { requireSameVersion } from '#server/things/versions.ts';

/** Something of the same form was saved already: this came late, over a bad line, or a second time. */
export class Overtaken extends Error {
  /** It is the very save that was done. */
  readonly isSame: boolean;

  constructor(isSame: boolean) {
    super('Ya hay algo más nuevo guardado desde esta misma pantalla: esto no se ha guardado.');
    this.isSame = isSame;
  }
}

export interface Turno {
  version?: number | undefined;
  /** "clave:5": the form, and its how-many-th save. */
  guardado?: string | undefined;
}

/** The answer to its last save may have been lost on the way: the form then knows an old version, and it is no conflict. */
export async function requireTurno(db: Db, before: Row<'articulo'>, { version, guardado }: Turno): Promise<void> {
  const [mine, last] = [parse(guardado), parse(before.guardado)];
  if (!mine || mine.clave !== last?.clave) return requireSameVersion(db, 'articulo', before, version);
  if (mine.turn <= last.turn) throw new Overtaken(mine.turn === last.turn);
}

/** What is there was saved by another form: whoever goes over it leaves it among the versions. */
export function isOthers({ guardado: last }: Pick<Row<'articulo'>, 'guardado'>, { guardado }: Turno): boolean {
  return last !== null && parse(last)?.clave !== parse(guardado)?.clave;
}

export function claveOf(guardado: string): string {
  return guardado.slice(0, guardado.lastIndexOf(':'));
}

function parse(guardado: string | null | undefined): { clave: string; turn: number } | undefined {
  if (!guardado) return undefined;
  const clave = claveOf(guardado);
  return { clave, turn: Number(guardado.slice(clave.length + 1)) };
}
